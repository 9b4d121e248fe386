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

/** Regions whose week begins with Sunday, by CLDR; and 419, Latin America, since it does for most who live there. */
const sundayFirst = new Set(
  (
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH ' +
    'PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW 419'
  ).split(' '),
);

/**
 * The days of the week in the order of a calendar, 0 for Sunday.
 *
 * @param locale with its region: 'en-US' begins with Sunday, 'es-ES' with Monday
 */
export function weekOrder(locale: string): number[] {
  const region = new Intl.Locale(locale).region;
  const first = region && sundayFirst.has(region) ? 0 : 1;
  return [0, 1, 2, 3, 4, 5, 6].map((place) => (place + first) % 7);
}

/** Some day on that weekday, to name the weekday by Intl. */
export const dayOnWeekday = (weekday: number) => dayOfNumber(dayNumber('2023-01-01') + weekday);
