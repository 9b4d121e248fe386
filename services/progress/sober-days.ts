/**
 * Counting sober days over lapses, used by the service and by the screens, so that all count alike.
 *
 * Day 0 is the sobriety date, or the day of a lapse. A streak has as many days as have passed since its day 0: up to
 * today, or up to the lapse that ended it. So a lapse starts the current streak anew and takes nothing from what the
 * count had come to: not from the longest streak, and not a goal that was reached by it.
 */
import { daysSince } from './next-goal.ts';

/** What is counted from: when they began, and the days on which it happened again. Days are YYYY-MM-DD. */
export type History = { sobrietyDate: string; lapses: readonly { day: string }[] };

export type SoberDays = {
  /** Day 0 of the current streak: the beginning, or the last lapse. */
  since: string;
  current: number;
  longest: number;
  /** All sober days since they began: a day of a lapse adds none. What the count had come to by then is not lowered. */
  total: number;
  lapseCount: number;
};

/** The day to count up to. Who has flown west may still be before the day they began on: that one is their today then. */
export const countedUntil = (sobrietyDate: string, today: string): string =>
  today < sobrietyDate ? sobrietyDate : today;

/** The lapse days that count up to a day, in order: none before the beginning, none that has not come, each day once. */
export function lapseDays({ sobrietyDate, lapses }: History, until: string): string[] {
  const days = lapses.map(({ day }) => day).filter((day) => day >= sobrietyDate && day <= until);
  return [...new Set(days)].sort();
}

/** @param today the person's own calendar day, YYYY-MM-DD */
export function soberDays(history: History, today: string): SoberDays {
  const { sobrietyDate } = history;
  const until = countedUntil(sobrietyDate, today);
  const lapses = lapseDays(history, until);
  let since = sobrietyDate;
  let longest = 0;
  for (const day of lapses) {
    longest = Math.max(longest, daysSince(since, day));
    since = day;
  }
  const current = daysSince(since, until);
  // A day that is not over has not been counted as a sober one yet, so a lapse takes none away.
  const lost = lapses.filter((day) => day > sobrietyDate && day < until);
  return {
    since,
    current,
    longest: Math.max(longest, current),
    total: daysSince(sobrietyDate, until) - lost.length,
    lapseCount: lapses.length,
  };
}
