import { useStore } from 'jotai';
import { useEffect } from 'react';
import { watchCurrentUser } from './watch-current-user.ts';

/** Keeps `userAtom` of `@haven/shared-ui/person` true; called once, by the shell. */
export function useCurrentUser(): void {
  const store = useStore();
  useEffect(() => watchCurrentUser(store), [store]);
}
