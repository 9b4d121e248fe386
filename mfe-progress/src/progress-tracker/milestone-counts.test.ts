import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { expect, test } from 'vitest';
import { emotionalEntry, sobrietyEntry } from '../keeping/entries-in-tests.ts';
import { achievedCount, activeCount } from './milestone-counts.ts';

const sobriety = (more: Partial<SobrietyMilestone>): SobrietyMilestone => ({
  ...sobrietyEntry({ sobrietyDate: '2026-11-11', ...more }),
  currentStreak: 0,
  longestStreak: 0,
  relapseCount: 0,
});
const emotional = (...statuses: EmotionalMilestone['status'][]) =>
  statuses.map((status) => emotionalEntry({ status }));
const lapseOn = (day: string) => ({ id: crypto.randomUUID(), day, note: '' });

test('counts the goals whose days have passed by the calendar of the device', () => {
  const all = { sobriety: [sobriety({}), sobriety({ sobrietyDate: '2026-09-01' })], emotional: [] };
  expect(achievedCount(all, '2026-11-21')).toBe(3);
  expect(achievedCount(all, '2026-11-17')).toBe(2);
  expect(achievedCount({ sobriety: [], emotional: [] }, '2026-11-21')).toBe(0);
});

test('goals of a streak before the last lapse are not counted now', () => {
  const lapsed = sobriety({ sobrietyDate: '2026-09-01', lapses: [lapseOn('2026-11-12')] });
  expect(achievedCount({ sobriety: [lapsed], emotional: [] }, '2026-11-21')).toBe(1);
});

test('emotional milestones that are achieved count too', () => {
  const all = { sobriety: [sobriety({})], emotional: emotional('achieved', 'paused', 'achieved') };
  expect(achievedCount(all, '2026-11-21')).toBe(3);
});

test('active is what is neither paused nor achieved', () => {
  const all = {
    sobriety: [sobriety({}), sobriety({ isActive: 0 })],
    emotional: emotional('planned', 'in_progress', 'achieved', 'paused'),
  };
  expect(activeCount(all)).toBe(3);
});
