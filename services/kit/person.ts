import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Config } from './config.ts';
import { sessionRequired, signInRequired } from './errors.ts';
import type { Person, ServiceContext, ServiceEnv } from './service.ts';

export type { Person };

/**
 * The cookie that holds the session; HttpOnly. With TLS its name has browsers take it from this very host alone (RFC
 * 6265bis, `__Host-`): a sub-domain or a plain-text page could otherwise put a session of its own before it, and a
 * person's entries would go into somebody else's account.
 */
export const sessionCookie = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl.protocol === 'https:' ? '__Host-haven-session' : 'haven-session';

/** A session as the database keeps it. `_id` is a digest, so that a stolen database opens no session. */
export type SessionDocument = { _id: string; personId: string; kind: Person['kind']; expiresAt: Date };

export const sessionCollection = 'sessions';

/** The key under which a session is kept: the SHA-256 of the cookie's value, in hex. */
export const sessionKey = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex');

/**
 * Reads who a session belongs to; making, prolonging and ending sessions is identity's work.
 *
 * @returns null when there is no such session or its time is over
 */
export async function personOfSession(
  context: Pick<ServiceContext, 'db' | 'now'>,
  sessionId: string | undefined,
): Promise<Person | null> {
  if (!sessionId) return null;
  const session = await context.db
    .collection<SessionDocument>(sessionCollection)
    .findOne({ _id: sessionKey(sessionId), expiresAt: { $gt: new Date(context.now()) } });
  return session && { id: session.personId, kind: session.kind };
}

/** The person behind a request, or null. Asked once a request, however often it is called. */
export async function personOf(c: Context<ServiceEnv>): Promise<Person | null> {
  const known = c.get('person');
  if (known !== undefined) return known;
  const service = c.get('service');
  const person = await personOfSession(service, getCookie(c, sessionCookie(service.config)));
  c.set('person', person);
  return person;
}

/**
 * The person behind a request, a guest or more. Front ends make a guest when they meet this error.
 *
 * @throws 401 `session-required` for nobody
 */
export async function requirePerson(c: Context<ServiceEnv>): Promise<Person> {
  const person = await personOf(c);
  if (!person) throw sessionRequired();
  return person;
}

/**
 * The signed-in person behind a request.
 *
 * @throws 401 `sign-in-required` for nobody and for a guest
 */
export async function requireMember(c: Context<ServiceEnv>): Promise<Person> {
  const person = await personOf(c);
  if (!person || person.kind === 'guest') throw signInRequired();
  return person;
}
