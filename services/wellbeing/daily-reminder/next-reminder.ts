import { TZDate } from '@date-fns/tz';

const two = (part: number) => String(part).padStart(2, '0');

/** The calendar day, YYYY-MM-DD, of a moment in a time zone. */
export function dayIn(timeZone: string, moment: number): string {
  const there = new TZDate(moment, timeZone);
  return `${there.getFullYear()}-${two(there.getMonth() + 1)}-${two(there.getDate())}`;
}

/** The moment at which clocks in a time zone show a time on a day; ms since 1970. */
export function momentOf(day: string, time: string, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new TZDate(year, month - 1, date, hour, minute, timeZone).getTime();
}

const dayAfter = (day: string) => {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/**
 * When a daily reminder comes next: the chosen time on the person's own clock, summer time and all.
 *
 * @param time HH:MM
 * @param after ms since 1970; what is given back is later
 * @param lastDay the last day, YYYY-MM-DD, that had its reminder: it gets no other one
 */
export function nextReminder(
  time: string,
  timeZone: string,
  after: number,
  lastDay: string | undefined,
): number {
  const today = dayIn(timeZone, after);
  const first = lastDay !== undefined && lastDay >= today ? dayAfter(lastDay) : today;
  const moment = momentOf(first, time, timeZone);
  return moment > after ? moment : momentOf(dayAfter(first), time, timeZone);
}
