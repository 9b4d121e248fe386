import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-count.ts';

test('counts what vitest reports', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 };
  expect(countVitest(report)).toEqual({ passed: 7, failed: 2, skipped: 1 });
});

test('counts a flaky browser test as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 0 });
});

test('refuses a report of another shape, so that an empty run can not pass for a good one', () => {
  expect(() => countVitest({})).toThrow('numPassedTests');
  expect(() => countPlaywright(null)).toThrow('expected');
});
