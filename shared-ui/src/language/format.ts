import { currentLanguage } from './language.ts';
import { dateFormat, localeOf, numberFormat } from './locale.ts';

/** The locale by which dates, numbers and weeks are written now: the language that is on, as in the person's region. */
export const currentLocale = (): string => localeOf(currentLanguage(), navigator.languages);

/** A moment as a date for people, in their language and their own time zone: 'Saturday, November 21'. */
export function formatDate(
  moment: Date | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  // Built anew: one that is kept would stay in the time zone that somebody has left.
  return new Intl.DateTimeFormat(currentLocale(), options).format(moment);
}

/** A calendar day (YYYY-MM-DD) as a date for people; no time zone moves it. */
export function formatDay(day: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return dateFormat(currentLocale(), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A number for people: '13,353'. The `{{count}}` of a text is written so by itself. */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(currentLocale(), options).format(value);
