import { expect, test } from 'vitest';
import { isTailOfTap } from './double-tap.ts';

const tap = Date.parse('2026-11-21T03:10:00Z');

test.each([
  [0, true],
  [150, true],
  [599, true],
  [600, false],
  [5_000, false],
])('a tap %i ms after another is its tail: %s', (between, tail) => {
  expect(isTailOfTap(tap, tap + between)).toBe(tail);
});

test('the first tap counts, and so does one after the clock was set back', () => {
  expect(isTailOfTap(null, tap)).toBe(false);
  expect(isTailOfTap(tap, tap - 3_600_000)).toBe(false);
});
