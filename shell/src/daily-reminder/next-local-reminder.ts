import { localDay } from '@haven/shared-ui/now';

/** A reminder that this page shows by itself: when (ms since 1970), and for which day (YYYY-MM-DD). */
export type LocalReminder = { at: number; day: string };

/** ms; a page that slept through the hour, with its device, still reminds up to that late. */
const latest = 2 * 60 * 60 * 1000;

/** The moment when clocks here show a time, some days from the day of `now`. */
function momentOf(time: string, now: number, days: number): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const there = new Date(now);
  return new Date(there.getFullYear(), there.getMonth(), there.getDate() + days, hour, minute).getTime();
}

/**
 * When a page reminds next.
 *
 * @param time HH:MM on the person's own clock
 * @param now ms since 1970; what is given back is later
 * @param lastDay the last day that this device was reminded on: it gets no other reminder
 */
export function nextLocalReminder(time: string, now: number, lastDay: string | undefined): LocalReminder {
  let days = 0;
  for (;;) {
    const at = momentOf(time, now, days);
    const day = localDay(at);
    if (at > now && (lastDay === undefined || day > lastDay)) return { at, day };
    days += 1;
  }
}

/** Whether a reminder whose time has come may still be shown. */
export const isStillDue = ({ at }: LocalReminder, now: number): boolean => now >= at && now - at <= latest;
