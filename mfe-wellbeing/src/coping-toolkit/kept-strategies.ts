/** What a person keeps in their toolkit (spec section 3, 'Coping strategy'). */
import type { SavedStrategy } from '@haven/shared-ui/device-store';
import type { CopingStrategy, StrategyCategory, WrittenBy } from '@haven/wellbeing/contract';

/** A strategy, and who wrote it. */
export type WrittenStrategy = CopingStrategy & { writtenBy?: WrittenBy | undefined };

/** One without an id would take the place of another, and one without a name could not be found again. */
export const mayBeSaved = ({ id, title }: CopingStrategy) => id.trim() !== '' && title.trim() !== '';

/** A strategy as it is kept: whole, and nothing beside it. @param now ms since 1970 */
export function keptOf(strategy: WrittenStrategy, now: number): SavedStrategy {
  const { id, title, description, category, difficulty, timeNeeded, instructions, tips, writtenBy } =
    strategy;
  const kept = { id, title, description, category, difficulty, timeNeeded, instructions, tips, savedAt: now };
  return writtenBy ? { ...kept, writtenBy } : kept;
}

export const newestFirst = (kept: readonly SavedStrategy[]) =>
  [...kept].sort((one, other) => other.savedAt - one.savedAt);

/** The categories that occur, each once, in the order given. */
export const categoriesIn = (
  strategies: readonly Pick<CopingStrategy, 'category'>[],
  order: readonly StrategyCategory[],
) => order.filter((category) => strategies.some((strategy) => strategy.category === category));

/** More characters than a glance takes in: the steps then fold open. */
const glance = 220;

export const isLong = ({ instructions, tips }: Pick<CopingStrategy, 'instructions' | 'tips'>) =>
  [...instructions, ...tips].join(' ').length > glance;
