import type { Kind } from '../contract.ts';

/** What likeness is told to: messages of at least a grade, of a kind, and those about somebody else. */
export type Head = 'low' | 'medium' | 'high' | 'other' | Kind;

/** How like a message is to those of a grade, and of each head: above nought more so than not. */
export type Scores = {
  readonly low: number;
  readonly medium: number;
  readonly high: number;
  readonly of: (head: Head) => number;
};

/** What one step of a weight is worth, and what every message starts with. */
type Scale = { readonly unit: number; readonly bias: number };

/** Weights as letters. */
type PackedHead = Scale & { readonly letters: string };

/** The table of weights as it is kept in `model.ts`: letters that brotli presses well. */
export type PackedModel = {
  /** Of the examples and the code that lays them out: tells whether the model belongs to them. */
  readonly digest: string;
  /** The steps from one place that has a weight to the next. */
  readonly places: string;
  /** A sign for each of the places: its weights for `medium` and for `high`. */
  readonly alarms: { readonly signs: string } & Readonly<Record<'medium' | 'high', Scale>>;
  /** A letter for each of a few of the places, and the steps between these. */
  readonly others: Readonly<Record<string, PackedHead & { readonly steps: string }>>;
};
