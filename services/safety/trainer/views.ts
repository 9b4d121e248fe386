import type { Sort } from '../likeness/traits.ts';

/** A part of what messages are made of, from which a model of its own is learnt. */
export type View = {
  readonly has: (sort: Sort) => boolean;
  /** How closely its weights follow the examples. */
  readonly trust: number;
};

const wordSorts: readonly Sort[] = ['word', 'stem', 'pair'];
const letterSorts: readonly Sort[] = ['letters', 'shape'];

/**
 * The model is the sum of these. Each must do without what the others lean on, so that together they find in new words
 * what one alone, sure of its words, would miss: on messages never seen that finds four in a hundred more.
 */
export const views: readonly View[] = [
  { has: () => true, trust: 5 },
  { has: (sort) => wordSorts.includes(sort) || letterSorts.includes(sort), trust: 8 },
  { has: (sort) => wordSorts.includes(sort), trust: 11 },
  { has: (sort) => letterSorts.includes(sort), trust: 20 },
  { has: (sort) => !wordSorts.includes(sort) && !letterSorts.includes(sort), trust: 11 },
];
