import { showToast } from '@haven/shared-ui/toast';
import { useRef, useState } from 'react';
import type { MilestoneAction } from '../milestone-book/milestone-action.ts';
import { useFailureText } from './use-failure-text.ts';
import { useKeptToast } from './use-kept-toast.ts';
import { useOutcome } from './use-outcome.ts';

/** What a toast tells; where it is `seen` that it was done, only that it waits for a network. */
type ToldWords = { done: string; seen?: boolean; failed: string };

/**
 * What happens at one press, without a form: a toast tells how it went.
 *
 * @returns `act`, which says whether the action was kept and does nothing while another is on its way; and `busy`
 */
export function useDoing() {
  const outcomeOf = useOutcome();
  const failureText = useFailureText();
  const tellKept = useKeptToast();
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);

  const act = async (action: MilestoneAction, words: ToldWords): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    const outcome = await outcomeOf(action);
    isUnderWay.current = false;
    setBusy(false);
    if (outcome.kept) {
      if (!words.seen || outcome.waiting) tellKept(words.done, outcome.waiting);
    } else showToast({ title: words.failed, description: failureText(outcome.failure), tone: 'destructive' });
    return outcome.kept;
  };
  return { act, busy };
}
