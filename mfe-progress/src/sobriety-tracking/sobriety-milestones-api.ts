import {
  type NewSobrietyMilestone,
  type SobrietyMilestone,
  sobrietyMilestoneSchema,
  sobrietyMilestonesPath,
  sobrietyMilestonesSchema,
} from '@haven/progress/contract';
import { ApiError, api } from '@haven/shared-ui/api-client';
import { userAtom } from '@haven/shared-ui/person';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

/** The id of who is signed in; null for nobody, `unknown` until that is known. */
export function useMemberId(): string | null {
  const user = useAtomValue(userAtom);
  return user === 'unknown' ? null : (user?.id ?? null);
}

const keyOf = (memberId: string | null) => [sobrietyMilestonesPath, memberId];

/**
 * The milestones of who is signed in; fetched only then (spec section 6).
 *
 * @param today the person's calendar day, YYYY-MM-DD
 */
export function useSobrietyMilestones(today: string) {
  const memberId = useMemberId();
  return useQuery({
    queryKey: keyOf(memberId),
    queryFn: () => api.get(`${sobrietyMilestonesPath}?today=${today}`, sobrietyMilestonesSchema),
    enabled: memberId !== null,
  });
}

/** Creates a milestone. The same id again is the same milestone, so a retry can't double it. */
export function useCreateMilestone(today: string) {
  const queryClient = useQueryClient();
  const queryKey = keyOf(useMemberId());
  return useMutation({
    mutationFn: (milestone: NewSobrietyMilestone) =>
      api.post(`${sobrietyMilestonesPath}?today=${today}`, milestone, sobrietyMilestoneSchema),
    onSuccess: (created) =>
      queryClient.setQueryData<SobrietyMilestone[]>(queryKey, (before = []) => [
        created,
        ...before.filter((each) => each.id !== created.id),
      ]),
    // A cut may have come after the milestone was kept: the list then shows it.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Deletes a milestone; one that is gone already counts as deleted. */
export function useDeleteMilestone() {
  const queryClient = useQueryClient();
  const queryKey = keyOf(useMemberId());
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.delete(`${sobrietyMilestonesPath}/${id}`);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
      return id;
    },
    onSuccess: (id) =>
      queryClient.setQueryData<SobrietyMilestone[]>(queryKey, (before) =>
        before?.filter((each) => each.id !== id),
      ),
  });
}
