/** How far along a milestone is on a given day. Used by the service and by the screen, so that both count alike. */
import type { Goal } from './contract.ts';

/** Milliseconds. */
const dayLength = 86_400_000;

/**
 * Whole calendar days from one day to another. Days are counted as days, never as hours, so neither a time zone nor a
 * change to summer time moves the count.
 *
 * @param sobrietyDate YYYY-MM-DD
 * @param today the person's own calendar day, YYYY-MM-DD
 * @returns 0 on the day itself, and for a day that has not come yet
 */
export function daysSince(sobrietyDate: string, today: string): number {
  // A date without a time is read as midnight UTC, where every day has the same length.
  return Math.max(0, (Date.parse(today) - Date.parse(sobrietyDate)) / dayLength);
}

/** True when the goal was marked as achieved, or its days have passed. */
export const isAchieved = (goal: Goal, dayCount: number) => goal.achieved || goal.days <= dayCount;

/**
 * The first unachieved goal with days above the day count (spec section 4, 'Sobriety milestone').
 *
 * @param goals in the order of their days, as the service keeps them
 */
export const nextGoal = (goals: readonly Goal[], dayCount: number): Goal | undefined =>
  goals.find((goal) => !goal.achieved && goal.days > dayCount);

/** Per cent of the way to the next goal, at most 100; 100 when there is none (spec section 4). */
export function goalProgress(goals: readonly Goal[], dayCount: number): number {
  const next = nextGoal(goals, dayCount);
  return next ? Math.min(100, (dayCount / next.days) * 100) : 100;
}
