import type { Kind, Level } from '../contract.ts';

/** One thing people say when they are in danger or distress, in every wording that means the same. */
export type Rule = {
  /** Kind and meaning, such as `suicide.plan`. It is told to callers and must stay once it is used. */
  readonly id: string;
  readonly kind: Kind;
  /** What the sentence is alone, said seriously and now. `none`: a sign that counts only beside another (`together.ts`). */
  readonly level: Level;
  /** Who it is about: the writer, unless it says `other` or the words before decide (`subject`: 'he', 'my friend'). */
  readonly about?: 'other' | 'subject';
  /** It tells what has happened: the last weeks are high, years ago is low, and without a time it is `level`. */
  readonly past?: true;
  /** It is said in jest too: about homework, hunger or with a laugh it weighs less. */
  readonly jest?: true;
  /** It holds its own denial or can't be denied ('no one would care'): words like 'not' before it change nothing. */
  readonly firm?: true;
  /** It says so in plain words: its alarm stands even where the message is like harmless ones otherwise. */
  readonly certain?: true;
  /** Where one of these is in the same sentence the rule is silent. */
  readonly unless?: readonly string[];
  readonly en?: readonly string[];
  readonly es?: readonly string[];
  /** Wordings built of lists in both languages. */
  readonly both?: readonly string[];
  /** Lists of the vocabulary that must all be met within a few words of the first, in any order. */
  readonly near?: readonly string[];
  /** Messages that the rule must find; each is a test. */
  readonly examples: readonly string[];
};
