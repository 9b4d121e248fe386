import { assess } from '../assess.ts';
import { comesFirst } from '../contract.ts';
import type { Message } from './messages.ts';

/** How well messages are told apart, in parts of one; `NaN` where there are none of a grade. */
export type Measures = {
  /** Of those labelled high, found as medium or high. */
  readonly highFound: number;
  /** Of those labelled high, graded high. */
  readonly highAsHigh: number;
  /** Of those labelled medium, found as medium or high. */
  readonly mediumFound: number;
  /** Of those labelled medium or high, found as either. */
  readonly graveFound: number;
  /** Of those labelled low, graded low or an accepted grade. */
  readonly lowRight: number;
  /** Of those labelled none, raised to medium or high. */
  readonly falseAlarms: number;
};

/** Assesses every message alone. */
export function measure(messages: readonly Message[]): Measures {
  const share = (level: Message['level'], met: (message: Message) => boolean): number => {
    const labelled = messages.filter((message) => message.level === level);
    return labelled.filter(met).length / labelled.length;
  };
  const found = ({ text }: Message) => comesFirst(assess(text));
  const grave = messages.filter(comesFirst);
  return {
    highFound: share('high', found),
    highAsHigh: share('high', ({ text }) => assess(text).level === 'high'),
    mediumFound: share('medium', found),
    graveFound: grave.filter(found).length / grave.length,
    lowRight: share('low', ({ text, accepted }) => accepted.includes(assess(text).level)),
    falseAlarms: share('none', found),
  };
}
