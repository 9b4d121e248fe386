import { ApiError, errorText } from '@haven/shared-ui/api-client';
import {
  emotionalMilestones,
  readLedger,
  sobrietyMilestones,
  watchLedger,
} from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { isUnsent, outboxOf, type WaitingAction } from '@haven/shared-ui/outbox';
import { userAtom } from '@haven/shared-ui/person';
import { showToast } from '@haven/shared-ui/toast';
import { useQuery } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { queryClient } from '../query-client.ts';
import { bookOf } from './account-book.ts';
import type { KeptMilestones } from './after-action.ts';
import { fetchLists } from './fetch-lists.ts';
import { readLists, watchLists } from './kept-lists.ts';
import { withWaiting } from './shown-milestones.ts';

const nothing: KeptMilestones = { sobriety: [], emotional: [] };
const noOutbox = atom<WaitingAction[]>([]);

const listsKey = (memberId: string | null) => ['milestones', memberId];

/** The milestones of who is signed in; their lists are fetched only then (spec section 6). */
export function useAccountBook(memberId: string | null) {
  const query = useQuery(
    {
      queryKey: listsKey(memberId),
      queryFn: () => (memberId === null ? nothing : fetchLists(memberId)),
      enabled: memberId !== null,
    },
    queryClient,
  );
  useOpenBook(memberId);
  const isOver = query.error instanceof ApiError && query.error.status === 401;
  const setUser = useSetAtom(userAtom);
  useEffect(() => {
    if (isOver) setUser(null);
  }, [isOver, setUser]);

  const lists = useSyncExternalStore(
    useCallback((tell) => (memberId === null ? () => undefined : watchLists(memberId, tell)), [memberId]),
    () => (memberId === null ? null : readLists(memberId)),
  );
  const outbox = useAtomValue(memberId === null ? noOutbox : outboxOf(memberId).entries);
  const device = useDeviceOf(memberId);
  const milestones = useMemo(() => withWaiting(lists ?? nothing, device, outbox), [lists, device, outbox]);
  const failed = query.isError && !query.isFetching;
  return {
    milestones,
    state: lists ? ('ready' as const) : failed ? ('failed' as const) : ('loading' as const),
    error: lists ? null : query.error,
    retry: useCallback(() => void queryClient.refetchQueries({ queryKey: listsKey(memberId) }), [memberId]),
    waiting: outbox.filter(isUnsent).length + device.sobriety.length + device.emotional.length,
  };
}

/** What this device still holds of theirs, unless the vault's ledger says that it is somebody else's. */
function useDeviceOf(memberId: string | null): KeptMilestones {
  const owner = useSyncExternalStore(watchLedger, () => readLedger().owner);
  const sobriety = useAtomValue(sobrietyMilestones.entries);
  const emotional = useAtomValue(emotionalMilestones.entries);
  const isTheirs = memberId !== null && (owner === undefined || owner === memberId);
  return useMemo(() => (isTheirs ? { sobriety, emotional } : nothing), [isTheirs, sobriety, emotional]);
}

/** Has what waits sent while the screen is there, and tells what the service did not want. */
function useOpenBook(memberId: string | null): void {
  const t = useTexts('progress');
  const common = useTexts('common');
  const setUser = useSetAtom(userAtom);
  const words = useRef({ t, common });
  useEffect(() => {
    words.current = { t, common };
  }, [t, common]);
  useEffect(() => {
    if (memberId === null) return;
    const queryKey = listsKey(memberId);
    return bookOf(memberId).open({
      refused: (errors) =>
        showToast({
          title: words.current.t('milestoneBook.refused', { count: errors.length }),
          description: errorText(words.current.common, errors[0]),
          tone: 'destructive',
        }),
      heldBack: (errors) =>
        showToast({
          title: words.current.t('milestoneBook.heldBack', { count: errors.length }),
          description: errorText(words.current.common, errors[0]),
        }),
      outdated: () => void queryClient.invalidateQueries({ queryKey }),
      reached: () => {
        if (queryClient.getQueryState(queryKey)?.status === 'error')
          void queryClient.refetchQueries({ queryKey });
      },
      sessionOver: () => setUser(null),
    });
  }, [memberId, setUser]);
}
