import { signedInHintCookie, userSchema } from '@haven/identity/contract';
import { ApiError, api } from '@haven/shared-ui/api-client';
import type { SignedInUser } from '@haven/shared-ui/person';
import * as z from 'zod/mini';
import { endLogOut, isLoggingOut } from './log-out-mark.ts';

/** True when it is worth asking who is signed in. Where no one is, no request is made. */
const mayBeSignedIn = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHintCookie}=`));

/** Ends a session on the server that a log-out without network left behind. */
async function finishLogOut(): Promise<void> {
  if (mayBeSignedIn()) await api.post('/api/auth/sign-out', {}, z.undefined());
  if (!mayBeSignedIn()) endLogOut();
}

/**
 * Who is signed in (spec section 4, 'Authentication').
 *
 * @returns null for no one
 * @throws when the server can't be reached or does not answer as it should
 */
export async function askCurrentUser(): Promise<SignedInUser | null> {
  if (isLoggingOut()) {
    await finishLogOut();
    return null;
  }
  if (!mayBeSignedIn()) return null;
  try {
    return await api.get('/api/auth/user', userSchema);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
