import { MoodSum, moodValue } from './mood-value.ts';
import type { ToldDay } from './told-days.ts';

/** Told days from which strategies are compared at all. */
export const leastDays = 20;
/** Days with a strategy, and days without it, from which the two are compared. */
export const leastDaysEach = 5;
/** Difference of two means, in steps of mood, from which one is called better. */
const leastDifference = 0.2;

type MeanMood = { days: number; mean: number };

/** How days with a strategy and days without it were. They came together; which moved which, nobody knows. */
export type StrategyPair = { strategy: string; withIt: MeanMood; without: MeanMood };

/**
 * Compares days on which a strategy was ticked with the days on which it was not, the largest difference first.
 *
 * @returns null while fewer than 20 days are told; only strategies with at least 5 days of each kind
 */
export function strategyPairs(days: readonly ToldDay[]): StrategyPair[] | null {
  if (days.length < leastDays) return null;
  let total = 0;
  const sums = new Map<string, MoodSum>();
  for (const { mood, strategies } of days) {
    total += moodValue[mood];
    for (const strategy of strategies) {
      const sum = sums.get(strategy) ?? new MoodSum();
      sum.add(mood);
      sums.set(strategy, sum);
    }
  }
  return [...sums]
    .map(([strategy, sum]) => {
      const others = days.length - sum.days;
      return {
        strategy,
        withIt: { days: sum.days, mean: sum.mean },
        without: { days: others, mean: (total - sum.total) / others },
      };
    })
    .filter(({ withIt, without }) => withIt.days >= leastDaysEach && without.days >= leastDaysEach)
    .sort((one, other) => difference(other) - difference(one) || one.strategy.localeCompare(other.strategy));
}

const difference = ({ withIt, without }: StrategyPair) => withIt.mean - without.mean;

/** Those that went with clearly better days. */
export const betterPairs = (pairs: readonly StrategyPair[]) =>
  pairs.filter((pair) => difference(pair) >= leastDifference);
