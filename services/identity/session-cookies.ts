import { sessionCookie } from '@haven/kit/person';
import type { Person, ServiceEnv } from '@haven/kit/service';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { guestHintCookie, signedInHintCookie } from './contract.ts';
import { sessionSeconds } from './sessions.ts';

/** The cookies are sent over TLS alone wherever people reach Haven by it. */
const options = (c: Context<ServiceEnv>): CookieOptions => ({
  path: '/',
  sameSite: 'Lax',
  secure: c.get('service').config.publicUrl.protocol === 'https:',
});

const nameOf = (c: Context<ServiceEnv>) => sessionCookie(c.get('service').config);

/** The id of the caller's session, known to the database or not. */
export const sessionIdOf = (c: Context<ServiceEnv>) => getCookie(c, nameOf(c));

/** Gives the browser a session, and beside it a hint for its scripts: whether it is a guest's or a member's. */
export function giveCookies(c: Context<ServiceEnv>, sessionId: string, kind: Person['kind']): void {
  const kept = { ...options(c), maxAge: sessionSeconds };
  setCookie(c, nameOf(c), sessionId, { ...kept, httpOnly: true });
  const [hint, other] =
    kind === 'guest' ? [guestHintCookie, signedInHintCookie] : [signedInHintCookie, guestHintCookie];
  setCookie(c, hint, '1', kept);
  if (getCookie(c, other)) deleteCookie(c, other, options(c));
}

/** Takes all of them back. */
export function clearCookies(c: Context<ServiceEnv>): void {
  deleteCookie(c, nameOf(c), { ...options(c), httpOnly: true });
  for (const hint of [signedInHintCookie, guestHintCookie]) deleteCookie(c, hint, options(c));
}
