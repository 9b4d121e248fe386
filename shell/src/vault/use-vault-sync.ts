import { userAtom } from '@haven/shared-ui/person';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { initialVaultStatus, vaultStatusAtom } from './vault-status.ts';

/** Saves a signed-in person's entries to the cloud and takes theirs from it; without an account it loads nothing. */
export function useVaultSync(): void {
  const store = useStore();
  const user = useAtomValue(userAtom);
  const person = user && user !== 'unknown' ? user.id : null;
  useEffect(() => {
    if (person === null) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    async function begin(): Promise<void> {
      const { keepVault } = await import('./keep-vault.ts');
      if (!wanted || person === null || stop) return;
      stop = keepVault(person, {
        status: (change) => store.set(vaultStatusAtom, (before) => ({ ...before, ...change })),
        userChanged: (next) => store.set(userAtom, next),
      });
    }
    // Its code may be out of reach as well: then it begins when the network is back.
    const tryToBegin = () =>
      begin().catch(() => store.set(vaultStatusAtom, { ...initialVaultStatus, state: 'offline' }));
    void tryToBegin();
    window.addEventListener('online', tryToBegin);
    return () => {
      wanted = false;
      window.removeEventListener('online', tryToBegin);
      stop?.();
      store.set(vaultStatusAtom, initialVaultStatus);
    };
  }, [person, store]);
}
