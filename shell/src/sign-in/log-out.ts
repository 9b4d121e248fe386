import { readLedger } from '@haven/shared-ui/device-store';
import { sendWaiting, unsentCount } from '@haven/shared-ui/outbox';
import { clearDeviceOf, unsentOf } from '../vault/device-owner.ts';
import { saveToVault } from '../vault/save-to-vault.ts';
import { rememberLogOut } from './after-log-out.ts';
import { beginLogOut } from './log-out-mark.ts';

/** ms that a person waits for the last entries to be saved. */
const patience = 5_000;

/** How many entries and actions on this device the person's account does not have. */
const notInAccount = (person: string): number => unsentOf(person).length + unsentCount(person);

/** True when something on this device is not in the person's account yet. */
export const hasUnsaved = (person: string): boolean =>
  readLedger().owner !== person || notInAccount(person) > 0;

/**
 * Tries to save what is not saved yet.
 *
 * @returns how many entries and actions could not be saved
 */
export async function saveBeforeLogOut(person: string): Promise<number> {
  if (hasUnsaved(person)) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    // Why it failed makes no difference here: what is left is counted, and the person is asked.
    const saved = saveToVault(person, new Set()).catch(() => undefined);
    // Milestones of before the sign-in move only when the device is known to be theirs, which the vault sees to.
    const sent = saved.then(() => sendWaiting(person, new Map())).catch(() => undefined);
    await Promise.race([sent, enough]);
    clearTimeout(timer);
  }
  return notInAccount(person);
}

/**
 * Logs out: the person's entries leave the device, since a shared computer must not keep a diary. What the cloud lacks
 * is set aside, out of sight, until they sign in here again. Then the server ends the session; without a network, as
 * soon as there is one.
 */
export function logOut(person: string): void {
  beginLogOut();
  const theirs = readLedger().owner === person;
  const unsaved = notInAccount(person) > 0;
  const cleared = clearDeviceOf(person);
  if (!theirs || !cleared) rememberLogOut('left');
  else rememberLogOut(unsaved ? 'kept' : 'saved');
  location.assign(navigator.onLine ? '/api/logout' : '/');
}
