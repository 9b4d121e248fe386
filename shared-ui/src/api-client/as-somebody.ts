import { ApiError } from './api-error.ts';

/** Makes an anonymous session, or finds the one that is there (design, 'People and sessions'). */
async function becomeGuest(): Promise<void> {
  const response = await fetch('/api/auth/guest', { method: 'POST', credentials: 'include' });
  if (!response.ok) throw new ApiError(response.status, response.statusText);
}

let becoming: Promise<void> | undefined;

/** Of two calls at once both wait for one guest: the session of a second would take the place of the first's. */
function becomeGuestOnce(): Promise<void> {
  becoming ??= becomeGuest().finally(() => {
    becoming = undefined;
  });
  return becoming;
}

/** Whether the browser has a session, by identity's hints, which scripts can read as they can't read the session. */
const hasSession = () =>
  document.cookie.split('; ').some((cookie) => /^haven-(?:guest|signed-in)=/.test(cookie));

/**
 * Makes a call that needs to know whose things it is about. Somebody without a session gets an anonymous one first, and
 * only now: who never uses such a feature never gets a cookie.
 *
 * @param call answers 401 when the session is over; it is then made once more
 * @throws what the call throws
 * @example await asSomebody(() => api.post(generateMessagePath, { userContext }, generateAnswerSchema))
 */
export async function asSomebody<T>(call: () => Promise<T>): Promise<T> {
  if (!hasSession()) {
    await becomeGuestOnce();
    return await call();
  }
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
  await becomeGuestOnce();
  return await call();
}
