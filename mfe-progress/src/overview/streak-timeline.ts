import { countedUntil, type History, lapseDays } from '@haven/progress/sober-days';
import { dayNumber } from './calendar-day.ts';

/** From the beginning or a lapse to the next lapse, or to today. */
export type Streak = {
  /** Day 0 of it, YYYY-MM-DD: the beginning, or the day of a lapse. */
  from: string;
  /** The lapse that ended it; null for the current one. */
  lapse: string | null;
  /** How many days it has, as `soberDays` counts them. */
  days: number;
};

/**
 * All streaks since they began, the oldest first; the last one is the current one.
 *
 * @param today the person's calendar day, YYYY-MM-DD
 */
export function streaks(history: History, today: string): Streak[] {
  const until = countedUntil(history.sobrietyDate, today);
  const all: Streak[] = [];
  let from = history.sobrietyDate;
  for (const lapse of lapseDays(history, until)) {
    all.push({ from, lapse, days: dayNumber(lapse) - dayNumber(from) });
    from = lapse;
  }
  all.push({ from, lapse: null, days: dayNumber(until) - dayNumber(from) });
  return all;
}
