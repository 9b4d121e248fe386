import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lapse } from './contract.ts';
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
import { answersTo, sobrietyOnDay, withLapse, withoutLapse } from './milestone-changes.ts';
import { soberDays } from './sober-days.ts';

const mistaken = 'aaaaaaaa-0000-4000-8000-000000000000';

/**
 * The plain slow way: every day is gone through, one after the other. In the morning the count says one more than the day
 * before; a lapse in the course of the day sets it to nothing. A day of a lapse is no sober one once it is over.
 */
function dayByDay(sobrietyDate: string, lapseDays: Set<string>, today: string) {
  const told = { current: 0, longest: 0, total: 0, lapseCount: 0 };
  const last = Math.max(Date.parse(sobrietyDate), Date.parse(today));
  for (let time = Date.parse(sobrietyDate); time <= last; time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    const isFirst = day === sobrietyDate;
    if (!isFirst) told.current += 1;
    told.longest = Math.max(told.longest, told.current);
    if (!isFirst && (time === last || !lapseDays.has(day))) told.total += 1;
    if (!lapseDays.has(day)) continue;
    told.current = 0;
    told.lapseCount += 1;
  }
  return told;
}

type PlainLapse = { day: string; ids: string[] };
const plainOf = ({ id, otherIds = [], day }: Lapse): PlainLapse => ({ day, ids: [id, ...otherIds] });

/** A plain list after a log: an id is logged once, and a day has one lapse, with four ids at most. */
function plainly(plain: PlainLapse[], lapse: Lapse): PlainLapse[] {
  if (plain.some(({ ids }) => ids.includes(lapse.id))) return plain;
  if (plain.every(({ day }) => day !== lapse.day)) return [...plain, plainOf(lapse)];
  return plain.map(({ day, ids }) =>
    day === lapse.day && ids.length < 4 ? { day, ids: [...ids, lapse.id] } : { day, ids },
  );
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
        let plain = begun.lapses.map(plainOf);
        for (const { lapse, back } of entries) {
          kept = back ? withoutLapse(kept, lapse.id, 2000) : withLapse(kept, lapse, 2000);
          plain = back ? plain.filter(({ ids }) => !ids.includes(lapse.id)) : plainly(plain, lapse);
        }
        expect(kept.lapses.map(plainOf)).toEqual(plain.sort((a, b) => a.day.localeCompare(b.day)));
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

  test('a lapse takes nothing from the days before it, and today’s takes nothing at all', () => {
    fc.assert(
      fc.property(aSobrietyMilestone, aDay, aToday, (kept, day, today) => {
        const before = soberDays(kept, today);
        const lapsed = withLapse(kept, { id: mistaken, day, note: '' }, 100);
        const after = soberDays(lapsed, today);
        expect(before.total - after.total).toBeLessThanOrEqual(1);
        expect(after.total).toBeLessThanOrEqual(before.total);
        expect(after.longest).toBeGreaterThanOrEqual(soberDays(kept, day <= today ? day : today).longest);
        const tonight = soberDays(withLapse(kept, { id: mistaken, day: today, note: '' }, 100), today);
        expect({ ...tonight, current: 0, since: '', lapseCount: 0 }).toEqual({
          ...before,
          ...{ current: 0, since: '', lapseCount: 0 },
        });
      }),
    );
  });

  test('no count but the current one ever goes down as the days go by', () => {
    fc.assert(
      fc.property(aSobrietyMilestone, aToday, (kept, today) => {
        const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
        const [now, then] = [soberDays(kept, today), soberDays(kept, tomorrow)];
        expect(then.total).toBeGreaterThanOrEqual(now.total);
        expect(then.longest).toBeGreaterThanOrEqual(now.longest);
        expect(now.total).toBeGreaterThanOrEqual(now.longest);
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
        (lapse) => !kept.lapses.some((each) => answersTo(each, lapse.id) || each.day === lapse.day),
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
