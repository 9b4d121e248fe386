import type { VaultSyncRequest } from '@haven/identity/contract';
import { ApiError, api } from '@haven/shared-ui/api-client';
import { readLedger, readText } from '@haven/shared-ui/device-store';
import type { SignedInUser } from '@haven/shared-ui/person';
import { askCurrentUser } from '../sign-in/ask-current-user.ts';
import { isLoggingOut } from '../sign-in/log-out-mark.ts';
import { takeOwnership } from './device-owner.ts';
import { syncVault } from './sync-vault.ts';
import { answerSchema, DeviceRefused, readAgain, unreadKey, type VaultAnswer } from './take-answer.ts';

/** ms until a call counts as lost; what was sent is then sent again, which does no harm. */
const patience = 30_000;

/** Not the person that this tab takes them for: another tab signed in, or logged out. */
export class SomeoneElse extends Error {
  readonly user: SignedInUser | null;

  constructor(user: SignedInUser | null) {
    super('The entries on this device are about to be saved for somebody else.');
    this.name = 'SomeoneElse';
    this.user = user;
  }
}

async function inTime<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The vault did not answer.', 'TimeoutError')), patience);
  });
  try {
    return await Promise.race([call, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function send(request: VaultSyncRequest): Promise<VaultAnswer> {
  try {
    return await inTime(api.post('/api/vault/sync', request, answerSchema));
  } catch (error) {
    // The cookie changed under a call that was already on its way.
    if (error instanceof ApiError && error.code === 'someone-else') {
      throw new SomeoneElse(await inTime(askCurrentUser()));
    }
    throw error;
  }
}

/** One tab at a time, where the browser can tell. Without locks two may do the same, which does no harm. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('haven-vault', work) : work();

let readAgainOnThisPage = false;

/**
 * Saves this device's entries to a person's vault, and takes theirs from it.
 *
 * @param person the id of the signed-in person
 * @param refused as in `syncVault`
 * @throws SomeoneElse when the session is another person's by now; else as `syncVault`
 */
export function saveToVault(person: string, refused: Set<string>): Promise<void> {
  return alone(async () => {
    if (isLoggingOut()) throw new SomeoneElse(null);
    if (readLedger().owner !== person) {
      // Before the device changes hands, it has to be certain whose session it is.
      const user = await inTime(askCurrentUser());
      if (user?.id !== person) throw new SomeoneElse(user);
    }
    if (!takeOwnership(person)) throw new DeviceRefused();
    if (!readAgainOnThisPage && readText(unreadKey) !== null) readAgain();
    readAgainOnThisPage = true;
    await syncVault(person, send, refused);
  });
}
