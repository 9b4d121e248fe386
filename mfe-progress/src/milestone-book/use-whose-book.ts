import { readLedger, watchLedger } from '@haven/shared-ui/device-store';
import { userAtom } from '@haven/shared-ui/person';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';

/** Whose milestones are shown. */
export type WhoseBook = {
  /** The person's id; null for somebody without an account, and until it is known who is there. */
  owner: string | null;
  /** False where the session is over or nobody can be asked: what they do then waits on the device. */
  isSignedIn: boolean;
  isKnown: boolean;
};

/**
 * The book is that of who is signed in. Where nobody is, or without a network nobody can be asked, it is that of whom
 * the device's entries belong to, as it is with all other entries on the device.
 */
export function useWhoseBook(): WhoseBook {
  const user = useAtomValue(userAtom);
  const deviceOwner = useSyncExternalStore(watchLedger, () => readLedger().owner);
  if (user === 'unknown') return { owner: null, isSignedIn: false, isKnown: false };
  return { owner: user?.id ?? deviceOwner ?? null, isSignedIn: user !== null, isKnown: true };
}
