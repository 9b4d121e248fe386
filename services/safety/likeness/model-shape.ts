import type { Kind } from '../contract.ts';

/** What likeness is told to: messages of at least a grade, of a kind, and those about somebody else. */
export type Head = 'low' | 'medium' | 'high' | 'other' | Kind;

/** How like a message is to those that a head stands for: above nought more so than not, each unit a factor of e in odds. */
export type Scores = Readonly<Record<Head, number>>;

/** The table of weights as it is kept in `model.ts`: letters that brotli presses well. */
export type PackedModel = {
  /** Of the examples and the code that lays them out: tells whether the model belongs to them. */
  readonly digest: string;
  /** The steps from one place that has a weight to the next. */
  readonly places: string;
  /** A letter a place, and what one step of a letter is worth. */
  readonly grades: Readonly<
    Record<
      'low' | 'medium' | 'high',
      { readonly unit: number; readonly bias: number; readonly letters: string }
    >
  >;
  /** Of each other head: the steps from place to place among those above, and their letters. */
  readonly others: Readonly<
    Record<
      string,
      { readonly unit: number; readonly bias: number; readonly steps: string; readonly letters: string }
    >
  >;
  /** The score from which a message is of a grade. */
  readonly thresholds: Readonly<Record<'low' | 'medium' | 'high', number>>;
};
