import { ledgerFrom, ledgerKey, readLedger, storagePrefix, watchLedger } from '@haven/shared-ui/device-store';
import { isLoggingOut, logOutKey, watchLogOut } from './log-out-mark.ts';
import { forgetUnfinished } from './unfinished-writing.ts';

/** True when a person's entries leave the device: they log out, or somebody else has signed in. */
function tellsOfLeaving({ key, oldValue, newValue }: StorageEvent): boolean {
  if (key === storagePrefix + logOutKey) return newValue !== null;
  if (key !== storagePrefix + ledgerKey) return false;
  const { owner } = ledgerFrom(oldValue);
  return owner !== undefined && owner !== ledgerFrom(newValue).owner;
}

function beginAnew(): void {
  forgetUnfinished();
  location.reload();
}

/** Begins anew when a person leaves in another tab. @returns the way to stop */
function leaveWithOtherTabs(): () => void {
  // Browsers send this event to all tabs but the one that wrote.
  const hear = (event: StorageEvent) => {
    if (event.storageArea === localStorage && tellsOfLeaving(event)) beginAnew();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/**
 * Begins anew when Back brings this page out of the browser's memory and its person has left, in whatever tab. A page
 * that lies there hears nothing, and comes back with every field as it was.
 *
 * @returns the way to stop
 */
function leaveTheHistory(): () => void {
  let { owner } = readLedger();
  let hasLeft = false;
  const notice = () => {
    const before = owner;
    owner = readLedger().owner;
    if (isLoggingOut() || (before !== undefined && owner !== before)) hasLeft = true;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    notice();
    if (persisted && hasLeft) beginAnew();
  };
  window.addEventListener('pageshow', comeBack);
  const stops = [watchLedger(notice), watchLogOut(notice)];
  return () => {
    window.removeEventListener('pageshow', comeBack);
    for (const stop of stops) stop();
  };
}

/**
 * When a person leaves, no page goes on showing what they wrote: not one in another tab, where saving it would put it
 * into the next person's account, and not one that Back leads to.
 *
 * @returns the way to stop
 */
export function leaveWithOthers(): () => void {
  const stops = [leaveWithOtherTabs(), leaveTheHistory()];
  return () => {
    for (const stop of stops) stop();
  };
}
