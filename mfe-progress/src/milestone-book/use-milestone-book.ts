import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { emotionalMilestones, sobrietyMilestones } from '@haven/shared-ui/device-store';
import type { Refusal } from '@haven/shared-ui/outbox';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { milestonesOnDay } from './shown-milestones.ts';
import { useAccountBook } from './use-account-book.ts';
import { useWhoseBook } from './use-whose-book.ts';

/** A person's milestones, wherever they are kept. */
export type MilestoneBook = {
  /** The newest first. */
  sobriety: SobrietyMilestone[];
  emotional: EmotionalMilestone[];
  state: 'loading' | 'ready' | 'failed';
  /** Why it failed; null otherwise. */
  error: unknown;
  /** Loads again after it failed. */
  retry(): void;
  /** What was done or kept on this device and is not in the account yet. */
  waiting: number;
  /** Milestones that the account does not take, by their ids, and why. They are among those above. */
  heldBack: ReadonlyMap<string, Refusal>;
};

const nothingHeldBack = new Map<string, Refusal>();
const noRetry = () => undefined;

/**
 * A person's milestones: those on the device for somebody without an account, else those of the account with everything
 * that was done here and has not arrived there yet.
 *
 * @param today the person's calendar day, YYYY-MM-DD
 */
export function useMilestoneBook(today: string): MilestoneBook {
  const { owner, isSignedIn, isKnown } = useWhoseBook();
  const account = useAccountBook(owner, isSignedIn);
  const sobriety = useAtomValue(sobrietyMilestones.entries);
  const emotional = useAtomValue(emotionalMilestones.entries);
  const { milestones, state, error, retry, waiting, heldBack } = account;
  return useMemo(() => {
    if (owner !== null)
      return { ...milestonesOnDay(milestones, today), state, error, retry, waiting, heldBack };
    const onDevice = milestonesOnDay({ sobriety, emotional }, today);
    return {
      ...{ ...onDevice, state: isKnown ? 'ready' : 'loading', error: null, retry: noRetry },
      ...{ waiting: 0, heldBack: nothingHeldBack },
    };
  }, [owner, milestones, state, error, retry, waiting, heldBack, sobriety, emotional, today, isKnown]);
}
