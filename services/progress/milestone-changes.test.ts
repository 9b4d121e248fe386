import { describe, expect, test } from 'vitest';
import { milestoneId } from './fixtures/random-histories.ts';
import {
  newEmotional,
  newSobriety,
  sobrietyOnDay,
  withCheckpoint,
  withEmotionalChange,
  withLapse,
  withoutCheckpoint,
  withoutLapse,
  withSobrietyChange,
} from './milestone-changes.ts';
import { soberDays } from './sober-days.ts';

const [first = '', second = '', third = ''] = ['a', 'b', 'c'].map(
  (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`,
);
const goal = (days: number, achieved = false) => ({ days, description: `${days} days`, achieved });

const begun = newSobriety(
  {
    ...{ id: milestoneId, type: 'alcohol', sobrietyDate: '2026-11-01', notes: '', lapses: [], isActive: 1 },
    goals: [goal(30), goal(7, true)],
  },
  1000,
);
const planned = newEmotional(
  {
    ...{ id: milestoneId, category: 'anxiety', title: 'Sleep', description: 'Every night' },
    ...{ milestoneType: 'habit', progress: 0, checkpoints: [], isPrivate: 0 },
  },
  1000,
);

describe('a sobriety milestone', () => {
  test('keeps goals in the order of their days, and of none that it is achieved', () => {
    expect(begun.goals).toEqual([goal(7), goal(30)]);
  });

  test('has a goal achieved in the current streak, and no more after a lapse', () => {
    const achieved = (day: string, kept = begun) =>
      sobrietyOnDay(kept, day).goals.map((each) => each.achieved);
    expect(achieved('2026-11-07')).toEqual([false, false]);
    expect(achieved('2026-11-08')).toEqual([true, false]);
    const lapsed = withLapse(begun, { id: first, day: '2026-11-10', note: '' }, 2000);
    expect(achieved('2026-11-12', lapsed)).toEqual([false, false]);
    expect(sobrietyOnDay(lapsed, '2026-11-12')).toMatchObject({
      ...{ currentStreak: 2, longestStreak: 9, relapseCount: 1, sobrietyDate: '2026-11-01' },
    });
    expect(soberDays(lapsed, '2026-11-12').total).toBe(10);
  });

  test('sent back as it was seen has no goal achieved for ever', () => {
    const { goals } = sobrietyOnDay(begun, '2026-11-20');
    const edited = withSobrietyChange(begun, { goals }, 2000);
    const lapsed = withLapse(edited, { id: first, day: '2026-11-20', note: '' }, 3000);
    expect(sobrietyOnDay(lapsed, '2026-11-20').goals).toEqual([goal(7), goal(30)]);
  });

  test('reached on the very day of a lapse, a goal stays reached, and no count but the current one is lowered', () => {
    const before = soberDays(begun, '2026-11-08');
    expect(before).toMatchObject({ current: 7, longest: 7, total: 7 });
    const lapsed = withLapse(begun, { id: first, day: '2026-11-08', note: '' }, 2000);
    expect(soberDays(lapsed, '2026-11-08')).toMatchObject({ current: 0, longest: 7, total: 7 });
    expect(soberDays(lapsed, '2026-11-09')).toMatchObject({ current: 1, longest: 7, total: 7 });
    expect(soberDays(lapsed, '2026-11-10')).toMatchObject({ current: 2, longest: 7, total: 8 });
  });

  test('begun in Tokyo and looked at the same day in Honolulu counts a lapse of its first day', () => {
    const lapsed = withLapse(begun, { id: first, day: '2026-11-01', note: '' }, 2000);
    expect(soberDays(lapsed, '2026-10-31')).toMatchObject({ current: 0, total: 0, lapseCount: 1 });
  });

  test('has one lapse a day: a second log is joined to it, with both notes, and each id answers', () => {
    const once = withLapse(begun, { id: first, day: '2026-11-10', note: 'A party' }, 2000);
    const twice = withLapse(once, { id: second, day: '2026-11-10', note: 'At home' }, 3000);
    const both = { id: first, day: '2026-11-10', note: 'A party\n\nAt home', otherIds: [second] };
    expect(twice.lapses).toEqual([both]);
    expect(twice.updatedAt).toBe(3000);
    // Either call, sent again after a cut, changes nothing.
    for (const lapse of [both, { id: second, day: '2026-11-10', note: 'At home' }])
      expect(withLapse(twice, lapse, 4000)).toBe(twice);
    for (const id of [first, second]) expect(withoutLapse(twice, id, 4000).lapses).toEqual([]);
  });

  test('keeps a note once, and one beside a second word that says nothing', () => {
    const once = withLapse(begun, { id: first, day: '2026-11-10', note: 'A party' }, 2000);
    const noteAfter = (note: string) =>
      withLapse(once, { id: second, day: '2026-11-10', note }, 3000).lapses[0]?.note;
    expect(['', 'A party'].map(noteAfter)).toEqual(['A party', 'A party']);
  });

  test('has the lapse of a day logged four times at most', () => {
    const logs = [0, 1, 2, 3, 4].map((n) => ({
      ...{ id: `${n}${first.slice(1)}`, day: '2026-11-10', note: `${n}` },
    }));
    const kept = logs.reduce((each, lapse) => withLapse(each, lapse, 2000), begun);
    expect(kept.lapses).toMatchObject([{ note: '0\n\n1\n\n2\n\n3' }]);
  });

  test('begins with its lapses in order, each day once', () => {
    const lapses = [
      { id: first, day: '2026-11-10', note: '' },
      { id: second, day: '2026-11-05', note: '' },
      { id: third, day: '2026-11-10', note: 'later' },
    ];
    expect(newSobriety({ ...begun, lapses }, 1000).lapses).toEqual([
      { id: second, day: '2026-11-05', note: '' },
      { id: first, day: '2026-11-10', note: 'later', otherIds: [third] },
    ]);
  });

  test('keeps lapses from before a beginning that was moved, and counts them again when it is moved back', () => {
    const lapsed = withLapse(begun, { id: first, day: '2026-11-10', note: '' }, 2000);
    const moved = withSobrietyChange(lapsed, { sobrietyDate: '2026-11-15' }, 3000);
    expect(sobrietyOnDay(moved, '2026-11-20')).toMatchObject({ currentStreak: 5, relapseCount: 0 });
    const back = withSobrietyChange(moved, { sobrietyDate: '2026-11-01' }, 4000);
    expect(sobrietyOnDay(back, '2026-11-20')).toMatchObject({ currentStreak: 10, relapseCount: 1 });
  });

  test('lets optional things come and go', () => {
    const more = { substanceName: 'wine', moneyPerDay: { amount: 7.5, currency: 'EUR' }, minutesPerDay: 60 };
    const full = withSobrietyChange(begun, more, 2000);
    expect(full).toMatchObject(more);
    expect(withSobrietyChange(full, { notes: 'x' }, 3000)).toMatchObject(more);
    const none = { substanceName: null, moneyPerDay: null, minutesPerDay: null };
    expect(withSobrietyChange(full, none, 3000)).toEqual({ ...begun, updatedAt: 3000 });
  });

  test('tells the time of its last change, which never goes back', () => {
    const changed = withSobrietyChange(begun, { notes: 'x' }, 500);
    expect(changed).toMatchObject({ notes: 'x', createdAt: 1000, updatedAt: 1000 });
    expect(withSobrietyChange(begun, { notes: 'x' }, 5000).updatedAt).toBe(5000);
    expect(withSobrietyChange(begun, { notes: '' }, 5000)).toBe(begun);
  });
});

describe('an emotional milestone', () => {
  test.each([
    [0, undefined, 'planned'],
    [5, undefined, 'in_progress'],
    [100, undefined, 'in_progress'],
    [0, 'in_progress', 'in_progress'],
    [50, 'planned', 'planned'],
    [0, 'achieved', 'achieved'],
  ] as const)('begun at %i with the status %s is %s', (progress, status, expected) => {
    expect(newEmotional({ ...planned, progress, status }, 1000).status).toBe(expected);
  });

  test.each([
    [{}, { progress: 5 }, 'in_progress'],
    [{}, { progress: 100 }, 'in_progress'],
    [{}, { progress: 0 }, 'planned'],
    [{}, { progress: 5, status: 'planned' }, 'planned'],
    [{}, { progress: 5, status: 'achieved' }, 'achieved'],
    [{}, { title: 'Rest' }, 'planned'],
    [{ progress: 50 }, { progress: 55 }, 'planned'],
    [{ status: 'paused' }, { progress: 5 }, 'paused'],
    [{ status: 'in_progress', progress: 50 }, { progress: 0 }, 'in_progress'],
    [{ status: 'in_progress', progress: 50 }, { progress: 100 }, 'in_progress'],
    [{ status: 'in_progress', progress: 50 }, { status: 'achieved' }, 'achieved'],
    [{ status: 'achieved', progress: 100 }, { progress: 20 }, 'achieved'],
  ] as const)('that has %o changed by %o is %s', (has, change, expected) => {
    const next = withEmotionalChange({ ...planned, ...has }, change, 2000);
    expect(next).toMatchObject({ progress: 0, ...has, ...change, status: expected });
  });

  test('lets a target come and go', () => {
    const aimed = withEmotionalChange(planned, { targetDate: '2027-01-01' }, 2000);
    expect(aimed.targetDate).toBe('2027-01-01');
    expect(withEmotionalChange(aimed, { targetDate: null }, 3000)).toEqual({ ...planned, updatedAt: 3000 });
  });

  test('keeps checkpoints in the order of their dates, each id once', () => {
    const checkpoint = (id: string, date: string) => ({ id, date, moodRating: 6, note: '' });
    const later = withCheckpoint(planned, checkpoint(first, '2026-11-20'), 2000);
    const both = withCheckpoint(later, checkpoint(second, '2026-11-10'), 3000);
    expect(both.checkpoints.map(({ id }) => id)).toEqual([second, first]);
    expect(withCheckpoint(both, checkpoint(first, '2026-11-01'), 4000)).toBe(both);
    expect(withoutCheckpoint(both, second, 4000)).toEqual({ ...later, updatedAt: 4000 });
    expect(withoutCheckpoint(both, third, 4000)).toBe(both);
  });
});
