import { moods } from '@haven/shared-ui/device-store';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBefore, weekdayOf, weekOrder } from './calendar-day.ts';
import { moodValue } from './mood-value.ts';
import type { ToldDay } from './told-days.ts';
import { weekdayPattern } from './weekday-pattern.ts';

const today = '2026-11-21';
const everyDay = (count: number, mood: ToldDay['mood'] = 'good') =>
  Array.from({ length: count }, (_, age) => ({ day: dayBefore(today, age), mood, strategies: [] })).reverse();

test('four weeks of days show a pattern, one day fewer than five weekdays need does not', () => {
  expect(weekdayPattern(everyDay(28), weekOrder('en-US'))?.map(({ mean }) => mean)).toEqual([
    3, 3, 3, 3, 3, 3, 3,
  ]);
  expect(weekdayPattern(everyDay(25), weekOrder('en-US'))).toBeNull();
  expect(weekdayPattern([], weekOrder('en-US'))).toBeNull();
});

test('a weekday with too few days has no mean, and the others have theirs', () => {
  const pattern = weekdayPattern(everyDay(26), weekOrder('es-ES'));
  // Today is a Saturday; 26 days reach back to a Tuesday.
  expect(pattern?.map(({ weekday, days, mean }) => [weekday, days, mean])).toEqual([
    [1, 3, null],
    [2, 4, 3],
    [3, 4, 3],
    [4, 4, 3],
    [5, 4, 3],
    [6, 4, 3],
    [0, 3, null],
  ]);
});

test('any history: the same means as a slow count', () => {
  const histories = fc.array(fc.option(fc.constantFrom(...moods), { nil: null }), { maxLength: 120 });
  fc.assert(
    fc.property(histories, (history) => {
      const days = history
        .flatMap((mood, age) => (mood ? [{ day: dayBefore(today, age), mood, strategies: [] }] : []))
        .reverse();
      const slow = weekOrder('en-US').map((weekday) => {
        const values = days
          .filter(({ day }) => weekdayOf(day) === weekday)
          .map(({ mood }) => moodValue[mood]);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        return { weekday, days: values.length, mean: values.length < 4 ? null : mean };
      });
      const shown = slow.filter(({ mean }) => mean !== null).length >= 5;
      expect(weekdayPattern(days, weekOrder('en-US'))).toEqual(shown ? slow : null);
    }),
  );
});
