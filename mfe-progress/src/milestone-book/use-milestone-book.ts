import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { emotionalMilestones, sobrietyMilestones } from '@haven/shared-ui/device-store';
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
};

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
  const { milestones, state, error, retry, waiting } = account;
  return useMemo(() => {
    if (owner !== null) return { ...milestonesOnDay(milestones, today), state, error, retry, waiting };
    const onDevice = milestonesOnDay({ sobriety, emotional }, today);
    return { ...onDevice, state: isKnown ? 'ready' : 'loading', error: null, retry: noRetry, waiting: 0 };
  }, [owner, milestones, state, error, retry, waiting, sobriety, emotional, today, isKnown]);
}
