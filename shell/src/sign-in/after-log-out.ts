import { storagePrefix } from '@haven/shared-ui/device-store';
import { useTexts } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { useEffect } from 'react';
import { forgetUnfinished } from './unfinished-writing.ts';

const key = `${storagePrefix}logged-out`;

/**
 * Where a person's entries are after they logged out: in the account alone (`saved`), some on this device out of sight
 * (`kept`), or still on this device (`left`).
 */
export type Whereabouts = 'saved' | 'kept' | 'left';

/** Leaves word for the page after this one, and takes along whatever this tab kept of what was being written. */
export function rememberLogOut(where: Whereabouts): void {
  forgetUnfinished();
  try {
    sessionStorage.setItem(key, where);
  } catch {
    // Storage is switched off: the next page says nothing.
  }
}

function takeWord(): Whereabouts | null {
  try {
    const where = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return where === 'saved' || where === 'kept' || where === 'left' ? where : null;
  } catch {
    return null; // Storage is switched off.
  }
}

/** After a log-out, says on the next page where the entries are. */
export function useWordAfterLogOut(): void {
  const t = useTexts('shell');
  useEffect(() => {
    const where = takeWord();
    if (where)
      showToast({
        title: t('accountMenu.loggedOut.title'),
        description: t(`accountMenu.loggedOut.${where}`),
      });
  }, [t]);
}
