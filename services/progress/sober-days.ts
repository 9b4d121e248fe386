/**
 * Counting sober days over lapses, used by the service and by the screens, so that all count alike.
 *
 * Day 0 is the sobriety date, or the day of a lapse; each calendar day after it that is no lapse is a sober day. So a
 * lapse starts the current streak anew, and takes nothing from the days before it.
 */
import { daysSince } from './next-goal.ts';

/** What is counted from: when they began, and the days on which it happened again. Days are YYYY-MM-DD. */
export type History = { sobrietyDate: string; lapses: readonly { day: string }[] };

export type SoberDays = {
  /** Day 0 of the current streak: the beginning, or the last lapse. */
  since: string;
  current: number;
  longest: number;
  /** All sober days since they began. */
  total: number;
  lapseCount: number;
};

/** The lapse days that count on a day, in order: none before the beginning, none that has not come, each day once. */
function lapseDays({ sobrietyDate, lapses }: History, today: string): string[] {
  const days = lapses.map(({ day }) => day).filter((day) => day >= sobrietyDate && day <= today);
  return [...new Set(days)].sort();
}

/** @param today the person's own calendar day, YYYY-MM-DD */
export function soberDays(history: History, today: string): SoberDays {
  const lapses = lapseDays(history, today);
  let since = history.sobrietyDate;
  let longest = 0;
  let total = 0;
  for (const day of lapses) {
    const streak = Math.max(0, daysSince(since, day) - 1);
    longest = Math.max(longest, streak);
    total += streak;
    since = day;
  }
  const current = daysSince(since, today);
  return {
    since,
    current,
    longest: Math.max(longest, current),
    total: total + current,
    lapseCount: lapses.length,
  };
}
