import type { Checkpoint } from '@haven/progress/contract';

/** How many are shown (spec section 2, 'Recent updates'). */
export const recentCount = 3;

/** All checkpoints, the latest day first; those of one day against the order that they are kept in. */
export const latestFirst = (checkpoints: readonly Checkpoint[]): Checkpoint[] =>
  [...checkpoints].reverse().sort((one, other) => other.date.localeCompare(one.date));
