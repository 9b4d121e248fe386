import { currentLanguage } from './language.ts';

/** A moment as a date for people, in their language and their own time zone: 'Saturday, November 21'. */
export function formatDate(
  moment: Date | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return new Intl.DateTimeFormat(currentLanguage(), options).format(moment);
}

/** A calendar day (YYYY-MM-DD) as a date for people; no time zone moves it. */
export function formatDay(day: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  return new Intl.DateTimeFormat(currentLanguage(), { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
