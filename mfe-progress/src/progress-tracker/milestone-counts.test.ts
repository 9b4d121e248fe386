import type { SobrietyMilestone } from '@haven/progress/contract';
import { expect, test } from 'vitest';
import { achievedCount, activeCount } from './milestone-counts.ts';

const milestone = (more: Partial<SobrietyMilestone>): SobrietyMilestone => ({
  id: crypto.randomUUID(),
  type: 'alcohol',
  sobrietyDate: '2026-11-11',
  goals: [7, 30].map((days) => ({ days, description: `${days}`, achieved: false })),
  notes: '',
  currentStreak: 0,
  longestStreak: 0,
  relapseCount: 0,
  isActive: 1,
  createdAt: 0,
  updatedAt: 0,
  ...more,
});

test('counts the goals whose days have passed by the calendar of the device', () => {
  const milestones = [milestone({}), milestone({ sobrietyDate: '2026-09-01' })];
  expect(achievedCount(milestones, '2026-11-21')).toBe(3);
  expect(achievedCount(milestones, '2026-11-17')).toBe(2);
  expect(achievedCount([], '2026-11-21')).toBe(0);
});

test('a goal that was achieved stays achieved', () => {
  const goals = [{ days: 90, description: 'Three months', achieved: true }];
  expect(achievedCount([milestone({ goals })], '2026-11-21')).toBe(1);
});

test('counts the active milestones alone', () => {
  expect(activeCount([milestone({}), milestone({ isActive: 0 })])).toBe(1);
});
