import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBefore, dayOfNumber, weekdayOf, weekOrder } from './calendar-day.ts';
import { moodCalendar } from './mood-calendar.ts';

test.each([
  ['en-US', 0],
  ['es-MX', 0],
  ['es-US', 0],
  ['es-419', 0],
  ['es-ES', 1],
  ['es-AR', 1],
  ['en-GB', 1],
])('in %s the week begins with weekday %i', (locale, first) => {
  const order = weekOrder(locale);
  expect(order[0]).toBe(first);
  expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a day stands under its weekday, with its mood or with none', () => {
  // 21 November 2026 is a Saturday.
  const weeks = moodCalendar(
    [{ day: '2026-11-20', mood: 'great', strategies: [] }],
    '2026-11-21',
    weekOrder('en-US'),
  );
  expect(weeks.at(-1)).toHaveLength(7);
  expect(weeks.at(-1)?.[6]).toEqual({ day: '2026-11-21', mood: null });
  expect(weeks.at(-1)?.[5]).toEqual({ day: '2026-11-20', mood: 'great' });
});

test('on any day and in any order of days: the 30 days, each once, in whole weeks without an empty one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom('en-US', 'es-ES'), (number, locale) => {
      const today = dayOfNumber(number);
      const order = weekOrder(locale);
      const weeks = moodCalendar([], today, order);
      const days = weeks.flat().flatMap((place) => (place ? [place.day] : []));
      expect(days).toEqual(Array.from({ length: 30 }, (_, place) => dayBefore(today, 29 - place)));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        expect(week.some(Boolean)).toBe(true);
        for (const [place, day] of week.entries()) if (day) expect(weekdayOf(day.day)).toBe(order[place]);
      }
    }),
  );
});
