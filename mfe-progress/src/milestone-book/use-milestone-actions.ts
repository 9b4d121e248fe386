import { useCallback } from 'react';
import { type ActionOutcome, bookOf } from './account-book.ts';
import { actOnDevice } from './act-on-device.ts';
import type { MilestoneAction } from './milestone-action.ts';
import { useMemberId } from './use-member-id.ts';

export type { ActionOutcome } from './account-book.ts';

/**
 * The way to do something to a milestone, wherever it is kept. It rejects with an ApiError where the service refused:
 * then nothing was kept.
 */
export function useMilestoneActions(): (action: MilestoneAction) => Promise<ActionOutcome> {
  const memberId = useMemberId();
  return useCallback(
    async (action) => {
      const now = Date.now();
      if (memberId !== null) return await bookOf(memberId).act(action, now);
      return actOnDevice(action, now) ? 'done' : 'refused';
    },
    [memberId],
  );
}
