import { soberDays } from '@haven/progress/sober-days';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBefore } from './calendar-day.ts';
import { streaks } from './streak-timeline.ts';

const today = '2026-11-21';

test('without a lapse there is one streak, from the beginning to today', () => {
  expect(streaks({ sobrietyDate: '2026-11-11', lapses: [] }, today)).toEqual([
    { from: '2026-11-11', lapse: null, days: 10 },
  ]);
});

test('a lapse ends a streak, its day is day 0 of the next, and what was before stays', () => {
  expect(streaks({ sobrietyDate: '2026-11-01', lapses: [{ day: '2026-11-11' }] }, today)).toEqual([
    { from: '2026-11-01', lapse: '2026-11-11', days: 10 },
    { from: '2026-11-11', lapse: null, days: 10 },
  ]);
});

test('any history: the streaks add up to what soberDays counts', () => {
  const ages = fc.array(
    fc.integer({ min: -5, max: 500 }).map((age) => ({ day: dayBefore(today, age) })),
    {
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 450 }), ages, (age, lapses) => {
      const history = { sobrietyDate: dayBefore(today, age), lapses };
      const counted = soberDays(history, today);
      const all = streaks(history, today);
      expect(all.at(-1)).toEqual({ from: counted.since, lapse: null, days: counted.current });
      expect(all).toHaveLength(counted.lapseCount + 1);
      expect(Math.max(...all.map(({ days }) => days))).toBe(counted.longest);
      // The day of a lapse ends a streak, and once it is over it was no sober day.
      const over = all.filter(({ from, lapse }) => lapse && lapse > from && lapse < today);
      expect(all.reduce((sum, { days }) => sum + days, 0)).toBe(counted.total + over.length);
    }),
  );
});
