import { weekdayOf } from './calendar-day.ts';
import { MoodSum } from './mood-value.ts';
import type { ToldDay } from './told-days.ts';

/** Told days of one weekday from which its mean says something. */
export const leastDaysOfWeekday = 4;

/** Weekdays with a mean from which a pattern is shown: some people never check in on a Sunday. */
export const leastWeekdays = 5;

export type WeekdayMood = {
  /** 0 for Sunday */
  weekday: number;
  /** Days told. */
  days: number;
  /** 1 to 4; null with too few days. */
  mean: number | null;
};

/**
 * Mean mood by the day of the week.
 *
 * @param order the days of the week as they are to come, 0 for Sunday
 * @returns null while too few weekdays have enough days
 */
export function weekdayPattern(days: readonly ToldDay[], order: readonly number[]): WeekdayMood[] | null {
  const sums = Array.from({ length: 7 }, () => new MoodSum());
  for (const { day, mood } of days) sums[weekdayOf(day)]?.add(mood);
  const pattern = order.map((weekday) => {
    const sum = sums[weekday];
    const count = sum?.days ?? 0;
    return { weekday, days: count, mean: sum && count >= leastDaysOfWeekday ? sum.mean : null };
  });
  return pattern.filter(({ mean }) => mean !== null).length >= leastWeekdays ? pattern : null;
}
