import type { Goal } from '@haven/progress/contract';
import { isAchieved } from '@haven/progress/next-goal';
import type { SoberDays } from '@haven/progress/sober-days';

export type ReachedGoals = { now: string[]; before: string[] };

/**
 * The goals that were reached, by their descriptions: in the current streak, and those that only an earlier one
 * reached. A lapse takes no goal away from anybody.
 */
export function reachedGoals(
  goals: readonly Goal[],
  { current, longest }: Pick<SoberDays, 'current' | 'longest'>,
): ReachedGoals {
  const now = new Set(goals.filter((goal) => isAchieved(goal, current)).map((goal) => goal.description));
  const earlier = goals.filter((goal) => goal.days <= longest).map((goal) => goal.description);
  return { now: [...now], before: [...new Set(earlier.filter((description) => !now.has(description)))] };
}
