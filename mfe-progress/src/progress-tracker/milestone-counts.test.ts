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

test.each([
  ['some days ago', '2026-11-12'],
  ['today', '2026-11-21'],
])('a lapse %s takes no achievement away', (_when, day) => {
  const lapsed = sobriety({ sobrietyDate: '2026-09-01', lapses: [lapseOn(day)] });
  expect(achievedCount({ sobriety: [lapsed], emotional: [] }, '2026-11-21')).toBe(2);
});

test('a goal that was reached on the very day of the lapse counts, and on every day after it', () => {
  const lapsed = sobriety({ sobrietyDate: '2026-11-14', lapses: [lapseOn('2026-11-21')] });
  for (const today of ['2026-11-21', '2026-11-22', '2026-11-30'])
    expect(achievedCount({ sobriety: [lapsed], emotional: [] }, today)).toBe(1);
});

test('a pause takes none away either', () => {
  expect(achievedCount({ sobriety: [sobriety({ isActive: 0 })], emotional: [] }, '2026-11-21')).toBe(1);
});

test('two goals of one description are one badge, and count once', () => {
  const goals = [3, 7].map((days) => ({ days, description: 'A walk by the sea', achieved: false }));
  expect(achievedCount({ sobriety: [sobriety({ goals })], emotional: [] }, '2026-11-21')).toBe(1);
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
