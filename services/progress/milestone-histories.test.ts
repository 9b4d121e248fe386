import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aCheckpoint,
  aDay,
  add,
  aLapse,
  anEmotionalDeed,
  anEmotionalMilestone,
  aSobrietyDeed,
  aSobrietyMilestone,
  aToday,
  changeEmotional,
  changeSobriety,
  type Deed,
  emotionalChanges,
  log,
  remove,
  sobrietyChanges,
  undo,
} from './fixtures/random-histories.ts';
import { sobrietyOnDay, withLapse, withoutLapse } from './milestone-changes.ts';
import { soberDays } from './sober-days.ts';

const mistaken = 'aaaaaaaa-0000-4000-8000-000000000000';

/** The plain slow way: every day is gone through, one after the other. */
function dayByDay(sobrietyDate: string, lapseDays: Set<string>, today: string) {
  const told = { current: 0, longest: 0, total: 0, lapseCount: 0 };
  for (let time = Date.parse(sobrietyDate); time <= Date.parse(today); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    if (lapseDays.has(day)) {
      told.current = 0;
      told.lapseCount += 1;
    } else if (day !== sobrietyDate) {
      told.current += 1;
      told.total += 1;
      told.longest = Math.max(told.longest, told.current);
    }
  }
  return told;
}

/** The least number of days that is still ahead, found without any order. */
const leastAhead = (days: number[], current: number) => Math.min(...days.filter((each) => each > current));

describe('over random histories', () => {
  test('streaks, total, lapses and goals agree with a count day by day', () => {
    fc.assert(
      fc.property(aSobrietyMilestone, aToday, (kept, today) => {
        const slow = dayByDay(kept.sobrietyDate, new Set(kept.lapses.map(({ day }) => day)), today);
        expect(soberDays(kept, today)).toMatchObject(slow);
        const seen = sobrietyOnDay(kept, today);
        expect(seen).toMatchObject({
          ...{ currentStreak: slow.current, longestStreak: slow.longest, relapseCount: slow.lapseCount },
        });
        const days = kept.goals.map((each) => each.days);
        const next = seen.goals.find((each) => !each.achieved)?.days ?? Number.POSITIVE_INFINITY;
        expect(next).toBe(leastAhead(days, slow.current));
        expect(seen.goals.filter((each) => each.achieved)).toHaveLength(
          days.filter((each) => each <= slow.current).length,
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('lapses are as a plain list of what was logged and taken back', () => {
    const entry = fc.record({ lapse: aLapse, back: fc.boolean() });
    fc.assert(
      fc.property(aSobrietyMilestone, fc.array(entry, { maxLength: 30 }), (begun, entries) => {
        let kept = begun;
        let plain: { id: string; day: string }[] = [...begun.lapses];
        for (const { lapse, back } of entries) {
          kept = back ? withoutLapse(kept, lapse.id, 2000) : withLapse(kept, lapse, 2000);
          if (back) plain = plain.filter(({ id }) => id !== lapse.id);
          else if (!plain.some(({ id, day }) => id === lapse.id || day === lapse.day)) plain.push(lapse);
        }
        const inOrder = plain.map(({ id, day }) => ({ id, day })).sort((a, b) => a.day.localeCompare(b.day));
        expect(kept.lapses.map(({ id, day }) => ({ id, day }))).toEqual(inOrder);
      }),
    );
  });

  test('doing a thing twice, also later, is doing it once', () => {
    fc.assert(
      fc.property(aSobrietyMilestone, aSobrietyDeed, (kept, deed) => {
        const once = deed(kept, 100);
        expect(deed(once, 200)).toBe(once);
      }),
    );
    fc.assert(
      fc.property(anEmotionalMilestone, anEmotionalDeed, (kept, deed) => {
        const once = deed(kept, 100);
        expect(deed(once, 200)).toBe(once);
      }),
    );
  });

  test('taking a lapse back restores every count exactly', () => {
    fc.assert(
      fc.property(aSobrietyMilestone, aDay, aToday, (kept, day, today) => {
        fc.pre(kept.lapses.every((lapse) => lapse.day !== day));
        const lapse = { id: mistaken, day, note: 'By mistake' };
        const back = withoutLapse(withLapse(kept, lapse, 100), mistaken, 200);
        expect(back).toEqual({ ...kept, updatedAt: 200 });
        expect({ ...sobrietyOnDay(back, today), updatedAt: 0 }).toEqual({
          ...sobrietyOnDay(kept, today),
          updatedAt: 0,
        });
        expect(soberDays(back, today)).toEqual(soberDays(kept, today));
      }),
    );
  });

  test('a lapse takes nothing from the days before it', () => {
    fc.assert(
      fc.property(aSobrietyMilestone, aDay, aToday, (kept, day, today) => {
        const before = soberDays(kept, today);
        const after = soberDays(withLapse(kept, { id: mistaken, day, note: '' }, 100), today);
        expect(before.total - after.total).toBeLessThanOrEqual(1);
        expect(after.total).toBeLessThanOrEqual(before.total);
      }),
    );
  });
});

/** Everything done in one order and in another, each thing at its own moment. */
function expectSameInEveryOrder<Kept>(kept: Kept, deeds: Deed<Kept>[], order: number[]): void {
  const moments = deeds.map((deed, index) => (now: Kept) => deed(now, 100 + index));
  const shuffled = order.flatMap((index) => moments[index] ?? []);
  const done = (list: typeof moments) => list.reduce((each, moment) => moment(each), kept);
  expect(done(shuffled)).toEqual(done(moments));
}

/** Some numbers below `count`, each once, in any order: all of them. */
const anOrder = (count: number) =>
  fc.shuffledSubarray([...Array(count).keys()], { minLength: count, maxLength: count });

const notEmpty = <T>(value: T | undefined): value is T => value !== undefined;

describe('devices that were apart agree when they meet', () => {
  test('about a sobriety milestone: lapses logged and taken back, and changes of different things', () => {
    const changes = fc.tuple(...sobrietyChanges.map((change) => fc.option(change, { nil: undefined })));
    const lapses = fc.uniqueArray(aLapse, {
      maxLength: 8,
      comparator: (a, b) => a.id === b.id || a.day === b.day,
    });
    const all = fc.record({ kept: aSobrietyMilestone, changes, lapses }).chain(({ kept, ...given }) => {
      const fresh = given.lapses.filter(
        (lapse) => !kept.lapses.some(({ id, day }) => id === lapse.id || day === lapse.day),
      );
      const deeds = [
        ...given.changes.filter(notEmpty).map(changeSobriety),
        ...fresh.map(log),
        ...kept.lapses.slice(0, 2).map(({ id }) => undo(id)),
      ];
      return anOrder(deeds.length).map((order) => ({ kept, deeds, order }));
    });
    fc.assert(fc.property(all, ({ kept, deeds, order }) => expectSameInEveryOrder(kept, deeds, order)));
  });

  test('about an emotional milestone: checkpoints added and removed, and changes of different things', () => {
    const changes = fc.tuple(...emotionalChanges.map((change) => fc.option(change, { nil: undefined })));
    const checkpoints = fc.uniqueArray(aCheckpoint, { maxLength: 8, selector: ({ id }) => id });
    const all = fc
      .record({ kept: anEmotionalMilestone, changes, checkpoints })
      .chain(({ kept, ...given }) => {
        const fresh = given.checkpoints.filter(({ id }) => kept.checkpoints.every((each) => each.id !== id));
        const deeds = [
          ...given.changes.filter(notEmpty).map(changeEmotional),
          ...fresh.map(add),
          ...kept.checkpoints.slice(0, 2).map(({ id }) => remove(id)),
        ];
        return anOrder(deeds.length).map((order) => ({ kept, deeds, order }));
      });
    fc.assert(fc.property(all, ({ kept, deeds, order }) => expectSameInEveryOrder(kept, deeds, order)));
  });
});
