import type { Mood } from '@haven/shared-ui/device-store';
import { dayBefore, dayNumber, dayOfNumber, weekdayOf } from './calendar-day.ts';
import type { ToldDay } from './told-days.ts';

/** The mood grid covers 30 days (spec section 9). */
export const calendarDays = 30;

/** A day of the grid; mood is null where nothing was told. */
export type CalendarDay = { day: string; mood: Mood | null };

/**
 * The last 30 days as weeks of seven places; null for places before the first day and after today.
 *
 * @param order the days of the week as the calendar has them, 0 for Sunday
 */
export function moodCalendar(
  days: readonly ToldDay[],
  today: string,
  order: readonly number[],
): (CalendarDay | null)[][] {
  const moods = new Map(days.map(({ day, mood }) => [day, mood]));
  const first = dayBefore(today, calendarDays - 1);
  const before = order.indexOf(weekdayOf(first));
  const weekCount = Math.ceil((before + calendarDays) / 7);
  const start = dayNumber(first) - before;
  return Array.from({ length: weekCount }, (_, week) =>
    order.map((_weekday, place) => {
      const day = dayOfNumber(start + week * 7 + place);
      return day < first || day > today ? null : { day, mood: moods.get(day) ?? null };
    }),
  );
}
