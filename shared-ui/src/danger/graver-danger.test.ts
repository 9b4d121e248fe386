import { type Danger, kinds, levels } from '@haven/safety/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graverDanger } from './graver-danger.ts';

const danger: fc.Arbitrary<Danger> = fc.record({
  level: fc.constantFrom(...levels),
  kinds: fc.subarray([...kinds]),
  about: fc.constantFrom('self' as const, 'other' as const),
});
const gradeOf = ({ level }: Danger) => levels.indexOf(level);

test('the graver of two judgements counts, whichever came first', () => {
  fc.assert(
    fc.property(danger, danger, (first, second) => {
      const grade = Math.max(gradeOf(first), gradeOf(second));
      expect(gradeOf(graverDanger(first, second))).toBe(grade);
      expect(gradeOf(graverDanger(second, first))).toBe(grade);
    }),
  );
});

test('help that stands already is not exchanged for another of the same grade', () => {
  const first: Danger = { level: 'high', kinds: ['suicide'], about: 'self' };
  expect(graverDanger(first, { ...first, kinds: ['overdose'] })).toBe(first);
});

test('the first judgement counts where there was none', () => {
  const none: Danger = { level: 'none', kinds: [], about: 'self' };
  expect(graverDanger(null, none)).toBe(none);
});
