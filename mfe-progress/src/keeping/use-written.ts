import { comesFirst, type Danger } from '@haven/safety/contract';
import { assessHere } from '@haven/shared-ui/danger';
import { useRef, useState } from 'react';
import type { MilestoneAction } from '../milestone-book/milestone-action.ts';
import type { Failure } from './use-failure-text.ts';
import { useOutcome } from './use-outcome.ts';

/** ms that what was written waits for the look at it, once it is kept; the code for it may be slow to arrive. */
const longestLook = 2_000;

const pause = (length: number) => new Promise<null>((resolve) => setTimeout(resolve, length, null));

export type Written = ReturnType<typeof useWritten>;

/**
 * Keeps what somebody writes into a dialog, and looks in the browser at what its words tell of danger.
 *
 * @returns `danger` stands before everything else, also where keeping failed; `kept` once it is kept
 */
export function useWritten() {
  const outcomeOf = useOutcome();
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [danger, setDanger] = useState<Danger | null>(null);

  /**
   * @param words all that was written, field by field
   * @param onKept what follows; `helpFirst` says that help is shown, which nothing may take away
   */
  const keep = async (
    action: MilestoneAction,
    words: readonly string[],
    onKept: (outcome: { waiting: boolean; helpFirst: boolean }) => void,
  ) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    const look = assessHere(words);
    void look.then(setDanger);
    const outcome = await outcomeOf(action);
    const found = await Promise.race([look, pause(longestLook)]);
    isUnderWay.current = false;
    setBusy(false);
    if (outcome.kept) {
      setKept(true);
      onKept({ waiting: outcome.waiting, helpFirst: found !== null && comesFirst(found) });
    } else setFailure(outcome.failure);
  };
  return { keep, busy, kept, failure, danger };
}
