import type { CheckIn } from './collections.ts';

/** Milliseconds; the spec's day length (section 4, 'Streak'). */
const dayLength = 86_400_000;

/** The UTC day of a moment, YYYY-MM-DD: by it the spec finds today's check-in (section 4, 'Check-in'). */
export const utcDay = (now: number) => new Date(now).toISOString().slice(0, 10);

/** Today's check-in, if there is one. */
export const todaysCheckIn = (all: CheckIn[], now: number) => all.find((each) => each.date === utcDay(now));

/**
 * Consecutive days with a check-in, counted back from today; the first gap ends it (spec section 4, 'Streak').
 *
 * @returns days; 0 when there is no check-in today
 */
export function checkInStreak(all: CheckIn[], now: number): number {
  const days = new Set(all.map((each) => each.date));
  let streak = 0;
  while (days.has(utcDay(now - streak * dayLength))) streak += 1;
  return streak;
}

/** The latest check-ins, newest first. */
export const latestCheckIns = (all: CheckIn[], count: number) =>
  [...all].sort((a, b) => b.date.localeCompare(a.date)).slice(0, count);
