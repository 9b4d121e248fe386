import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

test('waits twice as long after each failure, up to five minutes', () => {
  expect([1, 2, 3, 6, 7, 50].map((failures) => retryDelay(failures, undefined, 1))).toEqual([
    5_000, 10_000, 20_000, 160_000, 300_000, 300_000,
  ]);
});

test('spreads devices over half of the time', () => {
  expect(retryDelay(1, undefined, 0)).toBe(2_500);
});

test('waits at least as long as the service asks', () => {
  expect(retryDelay(1, 60, 0)).toBe(60_000);
});
