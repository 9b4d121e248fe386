import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Goal } from './contract.ts';
import { daysSince, goalProgress, isAchieved, nextGoal } from './next-goal.ts';

const goal = (days: number, achieved = false): Goal => ({ days, description: `${days} days`, achieved });
const defaults = [7, 30, 90, 180, 365].map((days) => goal(days));

const dayLength = 86_400_000;
const dayAt = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10);
/** Days from 1900 to 2100. */
const anyDay = fc.integer({ min: -25_567, max: 47_481 });

describe('days since the sobriety date', () => {
  test.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-03-07', '2026-03-09', 2],
    ['2026-10-31', '2026-11-02', 2],
    ['2024-02-28', '2024-03-01', 2],
    ['2023-02-28', '2023-03-01', 1],
    ['2025-11-21', '2026-11-21', 365],
    ['1999-12-31', '2000-01-01', 1],
  ])('from %s to %s are %i, summer time or not', (from, to, days) => {
    expect(daysSince(from, to)).toBe(days);
  });

  test('a day that has not come yet counts as today', () => {
    expect(daysSince('2026-11-22', '2026-11-21')).toBe(0);
  });

  test('are whole and grow by one with each calendar day', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(40_000), (start, days) => {
        expect(daysSince(dayAt(start), dayAt(start + days))).toBe(days);
        expect(daysSince(dayAt(start), dayAt(start + days + 1))).toBe(days + 1);
      }),
    );
  });
});

describe('the next goal', () => {
  test.each([
    [0, 7],
    [6, 7],
    [7, 30],
    [29, 30],
    [364, 365],
  ])('after %i days is that of %i', (dayCount, days) => {
    expect(nextGoal(defaults, dayCount)?.days).toBe(days);
  });

  test('is none when every goal is behind', () => {
    expect(nextGoal(defaults, 365)).toBeUndefined();
    expect(nextGoal([], 3)).toBeUndefined();
  });

  test('passes over a goal that was achieved before', () => {
    expect(nextGoal([goal(7, true), goal(30)], 2)?.days).toBe(30);
  });

  test('is never achieved', () => {
    const goals = fc.array(
      fc.record({
        days: fc.integer({ min: 1, max: 500 }),
        description: fc.constant('a'),
        achieved: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(goals, fc.nat(500), (some, dayCount) => {
        const next = nextGoal(some, dayCount);
        if (next) expect(isAchieved(next, dayCount)).toBe(false);
        else expect(some.every((each) => isAchieved(each, dayCount))).toBe(true);
      }),
    );
  });
});

describe('the progress toward it', () => {
  test.each([
    [0, 0],
    [7, (7 / 30) * 100],
    [15, 50],
    [90, 50],
    [365, 100],
    [4000, 100],
  ])('after %i days is %d per cent', (dayCount, percent) => {
    expect(goalProgress(defaults, dayCount)).toBeCloseTo(percent);
  });

  test('is whole when there are no goals', () => {
    expect(goalProgress([], 0)).toBe(100);
  });

  test('stays within 0 and 100', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 36_500 })), fc.nat(40_000), (days, dayCount) => {
        const percent = goalProgress(
          days.map((each) => goal(each)),
          dayCount,
        );
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
