import type { MilestoneAction } from '../milestone-book/milestone-action.ts';
import { useMilestoneActions } from '../milestone-book/use-milestone-actions.ts';
import type { Failure } from './use-failure-text.ts';

export type Outcome = { kept: true; waiting: boolean } | { kept: false; failure: Failure };

/** Does something to a milestone, and says how it went instead of throwing. */
export function useOutcome(): (action: MilestoneAction) => Promise<Outcome> {
  const act = useMilestoneActions();
  return async (action) => {
    try {
      const outcome = await act(action);
      if (outcome === 'refused') return { kept: false, failure: { by: 'device' } };
      return { kept: true, waiting: outcome === 'waiting' };
    } catch (error) {
      return { kept: false, failure: { by: 'service', error } };
    }
  };
}
