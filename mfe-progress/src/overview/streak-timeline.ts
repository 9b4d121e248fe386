import type { History } from '@haven/progress/sober-days';
import { dayNumber } from './calendar-day.ts';

/** From the beginning or a lapse to the next lapse, or to today. */
export type Streak = {
  /** Day 0 of it, YYYY-MM-DD: the beginning, or the day of a lapse. */
  from: string;
  /** The lapse that ended it; null for the current one. */
  lapse: string | null;
  /** Sober days, as `soberDays` counts them. */
  days: number;
};

/**
 * All streaks since they began, the oldest first; the last one is the current one.
 *
 * @param today the person's calendar day, YYYY-MM-DD
 */
export function streaks({ sobrietyDate, lapses }: History, today: string): Streak[] {
  const counted = lapses.map(({ day }) => day).filter((day) => day >= sobrietyDate && day <= today);
  const all: Streak[] = [];
  let from = sobrietyDate;
  for (const lapse of [...new Set(counted)].sort()) {
    all.push({ from, lapse, days: Math.max(0, dayNumber(lapse) - dayNumber(from) - 1) });
    from = lapse;
  }
  all.push({ from, lapse: null, days: Math.max(0, dayNumber(today) - dayNumber(from)) });
  return all;
}
