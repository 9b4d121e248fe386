import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostBytes, qrParts } from './qr-parts.ts';

const bytes = (text: string) => new TextEncoder().encode(text).length;

test('a plan of usual length is one part', () => {
  expect(qrParts('My plan\n\nAna: 555-010-7788')).toEqual(['My plan\n\nAna: 555-010-7788']);
});

test('a long one is cut at the ends of lines, so that no number is torn', () => {
  const lines = Array.from({ length: 80 }, (_, count) => `Person ${count}: 555-010-${7000 + count}\n`);
  const parts = qrParts(lines.join(''));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part).toMatch(/^Person \d+: .*\n$/s);
});

test('whatever is written, nothing is lost and every part fits', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 3000 }),
      fc.integer({ min: 16, max: mostBytes }),
      (text, most) => {
        const parts = qrParts(text, most);
        expect(parts.join('')).toBe(text);
        for (const part of parts) expect(bytes(part)).toBeLessThanOrEqual(most);
      },
    ),
  );
});
