import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reachedGoals } from './reached-goals.ts';

const goals = [7, 30, 90].map((days) => ({ days, description: `${days} days`, achieved: false }));

test.each([
  [0, 0, [], []],
  [7, 7, ['7 days'], []],
  [8, 31, ['7 days'], ['30 days']],
  [0, 95, [], ['7 days', '30 days', '90 days']],
])('after %i days, and %i in the longest streak: now %j, before %j', (current, longest, now, before) => {
  expect(reachedGoals(goals, { current, longest })).toEqual({ now, before });
});

test('no goal that was reached is ever lost, and none is named twice', () => {
  fc.assert(
    fc.property(fc.nat(120), fc.nat(120), (current, more) => {
      const { now, before } = reachedGoals(goals, { current, longest: current + more });
      const reached = goals
        .filter(({ days }) => days <= current + more)
        .map(({ description }) => description);
      expect([...now, ...before].sort()).toEqual(reached.sort());
    }),
  );
});
