import { type Mood, moods } from '@haven/shared-ui/device-store';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBefore } from './calendar-day.ts';
import { moodCounts, moodLine, moodSeries, ranges, stretches } from './mood-series.ts';
import { moodValue } from './mood-value.ts';
import type { ToldDay } from './told-days.ts';

const today = '2026-11-21';
const told = (age: number, mood: Mood = 'good'): ToldDay => ({
  day: dayBefore(today, age),
  mood,
  strategies: [],
});

/** Told days in order, by how many days ago. */
const anyDays = fc
  .uniqueArray(fc.record({ age: fc.integer({ min: 0, max: 420 }), mood: fc.constantFrom(...moods) }), {
    selector: ({ age }) => age,
    maxLength: 420,
  })
  .map((all) => all.sort((a, b) => b.age - a.age));

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('over a week each told day is a point, and the others are none', () => {
  const { points, steps } = moodSeries([told(9), told(6, 'okay'), told(0, 'great')], today, 7);
  expect(steps).toBe(7);
  expect(points).toEqual([
    { place: 0, from: '2026-11-15', to: '2026-11-15', value: 2, days: 1 },
    { place: 6, from: '2026-11-21', to: '2026-11-21', value: 4, days: 1 },
  ]);
});

test('over a year the points are weeks counted back from today, and the oldest is the one day that is left', () => {
  const days = [told(364, 'struggling'), told(363, 'great'), told(6, 'okay'), told(0, 'great')];
  const { points, steps } = moodSeries(days, today, 365);
  expect(steps).toBe(53);
  expect(points.map(({ place, from, to, value, days }) => [place, from, to, value, days])).toEqual([
    [0, '2025-11-22', '2025-11-22', 1, 1],
    [1, '2025-11-23', '2025-11-29', 4, 1],
    [52, '2026-11-15', '2026-11-21', 3, 2],
  ]);
});

test('any history in any range: each point is the mean of the days of its step', () => {
  fc.assert(
    fc.property(anyDays, fc.constantFrom(...ranges), (all, range) => {
      const { points, step, steps } = moodSeries(
        all.map(({ age, mood }) => told(age, mood)),
        today,
        range,
      );
      const slow = Array.from({ length: steps }, (_, place) => {
        const newest = (steps - 1 - place) * step;
        const within = all.filter(({ age }) => age >= newest && age < newest + step && age < range);
        return { place, days: within.length, value: mean(within.map(({ mood }) => moodValue[mood])) };
      }).filter(({ days }) => days > 0);
      expect(points.map(({ place, days, value }) => ({ place, days, value }))).toEqual(slow);
      expect(points.reduce((sum, { days }) => sum + days, 0)).toBe(
        all.filter(({ age }) => age < range).length,
      );
    }),
  );
});

test('any history: the line over 30 and 90 days is the mean of the told days among the last seven', () => {
  fc.assert(
    fc.property(anyDays, fc.constantFrom(30 as const, 90 as const), (all, range) => {
      const series = moodSeries(
        all.map(({ age, mood }) => told(age, mood)),
        today,
        range,
      );
      const slow = series.points.map(({ place }) => {
        const near = series.points.filter((point) => point.place > place - 7 && point.place <= place);
        return { place, value: mean(near.map(({ value }) => value)) };
      });
      expect(moodLine(series)).toEqual(slow);
    }),
  );
});

test('the line is broken where days were not told, and loses none', () => {
  const line = moodLine(moodSeries([told(29), told(25), told(20), told(0)], today, 30));
  const parts = stretches(line);
  expect(parts.map((part) => part.map(({ place }) => place))).toEqual([[0, 4], [9], [29]]);
  expect(parts.flat()).toEqual(line);
  expect(stretches([])).toEqual([]);
});

test('counts how many days had each mood', () => {
  expect(moodCounts([told(2), told(1, 'great'), told(0)])).toEqual({
    struggling: 0,
    okay: 0,
    good: 2,
    great: 1,
  });
});
