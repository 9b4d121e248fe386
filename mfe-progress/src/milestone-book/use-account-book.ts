import { ApiError } from '@haven/shared-ui/api-client';
import {
  emotionalMilestones,
  readLedger,
  sobrietyMilestones,
  watchLedger,
} from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { isUnsent, outboxOf, type Refusal, versionOf, type WaitingAction } from '@haven/shared-ui/outbox';
import { userAtom } from '@haven/shared-ui/person';
import { showToast } from '@haven/shared-ui/toast';
import { useQuery } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { fetchAnew, queryClient } from '../query-client.ts';
import { bookOf } from './account-book.ts';
import type { KeptMilestones } from './after-action.ts';
import { fetchLists } from './fetch-lists.ts';
import { readLists, watchLists } from './kept-lists.ts';
import { refusalText } from './refusal-text.ts';
import { withWaiting } from './shown-milestones.ts';

const nothing: KeptMilestones = { sobriety: [], emotional: [] };
const noOutbox = atom<WaitingAction[]>([]);

const listsKey = (owner: string | null) => ['milestones', owner];

/** The milestones in a person's account; their lists are fetched only while they are signed in (spec section 6). */
export function useAccountBook(owner: string | null, isSignedIn: boolean) {
  const query = useQuery(
    {
      queryKey: listsKey(owner),
      queryFn: () => (owner === null ? nothing : fetchLists(owner)),
      enabled: isSignedIn,
    },
    queryClient,
  );
  useOpenBook(isSignedIn ? owner : null);
  const isOver = query.error instanceof ApiError && query.error.status === 401;
  const setUser = useSetAtom(userAtom);
  useEffect(() => {
    if (isOver) setUser(null);
  }, [isOver, setUser]);

  const lists = useSyncExternalStore(
    useCallback((tell) => (owner === null ? () => undefined : watchLists(owner, tell)), [owner]),
    () => (owner === null ? null : readLists(owner)),
  );
  const outbox = useAtomValue(owner === null ? noOutbox : outboxOf(owner).entries);
  const device = useDeviceOf(owner);
  const milestones = useMemo(() => withWaiting(lists ?? nothing, device, outbox), [lists, device, outbox]);
  const heldBack = useHeldBackOf(owner, device);
  const failed = query.isError && !query.isFetching;
  return {
    milestones,
    state: lists || !isSignedIn ? ('ready' as const) : failed ? ('failed' as const) : ('loading' as const),
    error: lists || !isSignedIn ? null : query.error,
    retry: useCallback(() => void queryClient.refetchQueries({ queryKey: listsKey(owner) }), [owner]),
    waiting:
      outbox.filter(isUnsent).length + device.sobriety.length + device.emotional.length - heldBack.size,
    heldBack,
  };
}

/** What this device still holds of theirs, unless the vault's ledger says that it is somebody else's. */
function useDeviceOf(owner: string | null): KeptMilestones {
  const deviceOwner = useSyncExternalStore(watchLedger, () => readLedger().owner);
  const sobriety = useAtomValue(sobrietyMilestones.entries);
  const emotional = useAtomValue(emotionalMilestones.entries);
  const isTheirs = owner !== null && (deviceOwner === undefined || deviceOwner === owner);
  return useMemo(() => (isTheirs ? { sobriety, emotional } : nothing), [isTheirs, sobriety, emotional]);
}

const noVersions: ReadonlyMap<string, Refusal> = new Map();
const noBook = () => () => undefined;

/** Those of a person's milestones on this device that their account does not take, by their ids, and why. */
function useHeldBackOf(owner: string | null, { sobriety, emotional }: KeptMilestones) {
  const notes = owner === null ? null : bookOf(owner).heldBack;
  const versions = useSyncExternalStore(notes?.watch ?? noBook, notes?.read ?? (() => noVersions));
  return useMemo(() => {
    const refusals = [...sobriety, ...emotional].flatMap((each) => {
      const refusal = versions.get(versionOf(each));
      return refusal ? [[each.id, refusal] as const] : [];
    });
    return new Map(refusals);
  }, [versions, sobriety, emotional]);
}

/** Has what waits sent while the screen is there, and tells what the service did not want. */
function useOpenBook(owner: string | null): void {
  const t = useTexts('progress');
  const common = useTexts('common');
  const setUser = useSetAtom(userAtom);
  const words = useRef({ t, common });
  useEffect(() => {
    words.current = { t, common };
  }, [t, common]);
  useEffect(() => {
    if (owner === null) return;
    const queryKey = listsKey(owner);
    return bookOf(owner).open({
      refused: (errors) =>
        showToast({
          title: words.current.t('milestoneBook.refused', { count: errors.length }),
          description: refusalText(words.current.t, words.current.common, errors[0]),
          tone: 'destructive',
        }),
      heldBack: (errors) =>
        showToast({
          title: words.current.t('milestoneBook.heldBack', { count: errors.length }),
          description: refusalText(words.current.t, words.current.common, errors[0]),
        }),
      outdated: () => void fetchAnew(queryKey),
      reached: () => {
        if (queryClient.getQueryState(queryKey)?.status === 'error')
          void queryClient.refetchQueries({ queryKey });
      },
      sessionOver: () => setUser(null),
    });
  }, [owner, setUser]);
}
