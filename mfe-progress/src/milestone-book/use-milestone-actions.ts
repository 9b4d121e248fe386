import { useCallback } from 'react';
import { type ActionOutcome, bookOf } from './account-book.ts';
import { actOnDevice } from './act-on-device.ts';
import type { MilestoneAction } from './milestone-action.ts';
import { useWhoseBook } from './use-whose-book.ts';

export type { ActionOutcome } from './account-book.ts';

/**
 * The way to do something to a milestone, wherever it is kept. It rejects with an ApiError where the service refused:
 * then nothing was kept.
 */
export function useMilestoneActions(): (action: MilestoneAction) => Promise<ActionOutcome> {
  const { owner, isSignedIn } = useWhoseBook();
  return useCallback(
    async (action) => {
      const now = Date.now();
      if (owner !== null && isSignedIn) return await bookOf(owner).act(action, now);
      if (owner !== null) return await bookOf(owner).keep(action, now);
      return actOnDevice(action, now) ? 'done' : 'refused';
    },
    [owner, isSignedIn],
  );
}
