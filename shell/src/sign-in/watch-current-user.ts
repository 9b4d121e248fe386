import { readLedger, watchLedger } from '@haven/shared-ui/device-store';
import { type SignedInUser, userAtom } from '@haven/shared-ui/person';
import type { createStore } from 'jotai';
import { askCurrentUser } from './ask-current-user.ts';
import { leaveWithOthers } from './leave-with-others.ts';
import { watchLogOut } from './log-out-mark.ts';

type Store = ReturnType<typeof createStore>;

const idOf = (user: SignedInUser | null | 'unknown') => (user && user !== 'unknown' ? user.id : undefined);

/**
 * Keeps `userAtom` true: asks at once, when another tab signs in or logs out, and when the network comes back after a
 * call that failed. A failed call is not repeated otherwise (spec section 7).
 *
 * @returns the way to stop
 */
export function watchCurrentUser(store: Store): () => void {
  let latest = 0;
  let unreachable = false;
  let owner = readLedger().owner;

  async function ask(): Promise<void> {
    latest += 1;
    const mine = latest;
    const answer = await askCurrentUser().catch(() => 'unreachable' as const);
    if (mine !== latest) return;
    unreachable = answer === 'unreachable';
    if (answer !== 'unreachable') store.set(userAtom, answer);
    // Unknown and out of reach: the device's own entries are shown, and nothing is thrown away.
    else if (store.get(userAtom) === 'unknown') store.set(userAtom, null);
  }
  const askAgain = () => {
    if (unreachable) void ask();
  };
  // The owner of the entries changes when somebody signs in or logs out, in whatever tab.
  const askIfOwnerChanged = () => {
    const before = owner;
    owner = readLedger().owner;
    if (owner !== before && owner !== idOf(store.get(userAtom))) void ask();
  };

  void ask();
  window.addEventListener('online', askAgain);
  const stops = [
    watchLedger(askIfOwnerChanged),
    watchLogOut(() => void ask()),
    leaveWithOthers(),
    () => window.removeEventListener('online', askAgain),
  ];
  return () => {
    latest += 1;
    for (const stop of stops) stop();
  };
}
