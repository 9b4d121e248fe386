import { ledgerFrom, ledgerKey, storagePrefix } from '@haven/shared-ui/device-store';
import { logOutKey } from './log-out-mark.ts';
import { forgetUnfinished } from './unfinished-writing.ts';

/** True when a person's entries leave the device: they log out, or somebody else has signed in. */
function tellsOfLeaving({ key, oldValue, newValue }: StorageEvent): boolean {
  if (key === storagePrefix + logOutKey) return newValue !== null;
  if (key !== storagePrefix + ledgerKey) return false;
  const { owner } = ledgerFrom(oldValue);
  return owner !== undefined && owner !== ledgerFrom(newValue).owner;
}

/**
 * When a person leaves in another tab, this one begins anew: a form may still show what they wrote, and saving it
 * would put it into the next person's account.
 *
 * @returns the way to stop
 */
export function leaveWithOthers(): () => void {
  // Browsers send this event to all tabs but the one that wrote.
  const hear = (event: StorageEvent) => {
    if (event.storageArea !== localStorage || !tellsOfLeaving(event)) return;
    forgetUnfinished();
    location.reload();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
