import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { sobrietyOnDay } from '@haven/progress/milestone-changes';
import { emotionalMilestones, sobrietyMilestones } from '@haven/shared-ui/device-store';
import { userAtom } from '@haven/shared-ui/person';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { newestFirst } from './after-action.ts';

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
  /** Actions that are kept on this device and not in the account yet. */
  waiting: number;
};

/** @param today the person's calendar day, YYYY-MM-DD */
export function useMilestoneBook(today: string): MilestoneBook {
  const user = useAtomValue(userAtom);
  const sobriety = useAtomValue(sobrietyMilestones.entries);
  const emotional = useAtomValue(emotionalMilestones.entries);
  return useMemo(
    () => ({
      sobriety: newestFirst(sobriety).map((each) => sobrietyOnDay(each, today)),
      emotional: newestFirst(emotional),
      state: user === 'unknown' ? 'loading' : 'ready',
      error: null,
      retry: () => undefined,
      waiting: 0,
    }),
    [sobriety, emotional, today, user],
  );
}
