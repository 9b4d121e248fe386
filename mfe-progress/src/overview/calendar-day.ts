/** Reckoning with calendar days (YYYY-MM-DD). They are read as midnight UTC, where every day has the same length. */

/** Milliseconds. */
const dayLength = 86_400_000;

/** The number of a day, so that the difference of two is the days between them. */
export const dayNumber = (day: string) => Date.parse(day) / dayLength;

/** The day of a number. */
export const dayOfNumber = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10);

/** The day so many days before. */
export const dayBefore = (day: string, days: number) => dayOfNumber(dayNumber(day) - days);

/** The day of the week: 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The days of the week in the order of a calendar: en begins with Sunday, es with Monday. */
export function weekOrder(language: 'en' | 'es'): number[] {
  const first = language === 'en' ? 0 : 1;
  return [0, 1, 2, 3, 4, 5, 6].map((place) => (place + first) % 7);
}

/** Some day on that weekday, to name the weekday by Intl. */
export const dayOnWeekday = (weekday: number) => dayOfNumber(dayNumber('2023-01-01') + weekday);
