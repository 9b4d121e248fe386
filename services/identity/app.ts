import { clientAddress } from '@haven/kit/client-address';
import { HavenError, signInRequired } from '@haven/kit/errors';
import { jsonBody } from '@haven/kit/json-body';
import { personOf, requireMember } from '@haven/kit/person';
import type { CreateService, ServiceEnv } from '@haven/kit/service';
import { serviceApp } from '@haven/kit/service-app';
import type { Context } from 'hono';
import { isOwnPath, joinSchema, paths, signInSchema, vaultSyncSchema } from './contract.ts';
import { userOf } from './people.ts';
import { clearCookies, giveCookies, sessionIdOf } from './session-cookies.ts';
import { type Caller, type Entered, SignIn } from './sign-in.ts';
import { Vault } from './vault.ts';

/**
 * Bytes: the longest entry with every sign of it escaped, and room beside it. Devices send small batches; the limit times the calls
 * that are under way at once is memory that anybody with an account can hold.
 */
const vaultCallLimit = 512 * 1024;

const someoneElse = () =>
  new HavenError(
    409,
    'someone-else',
    'Somebody else is signed in by now. Nothing was saved to their account.',
  );

const callerOf = async (c: Context<ServiceEnv>): Promise<Caller> => ({
  person: await personOf(c),
  sessionId: sessionIdOf(c),
  address: clientAddress(c),
});

function welcome(c: Context<ServiceEnv>, { person, sessionId }: Entered, status: 200 | 201): Response {
  giveCookies(c, sessionId, person.kind);
  return c.json(userOf(person) ?? { id: person._id }, status);
}

/** True when a page of ours, or the person's own hand, leads here: a picture on another site must sign nobody out. */
function cameFromHere(c: Context<ServiceEnv>): boolean {
  const site = c.req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Sign-in, sessions, guests and the vault. */
export const createIdentity: CreateService = async (context) => {
  const door = new SignIn(context);
  const vault = new Vault(context);
  await Promise.all([door.prepare(), vault.prepare()]);
  const app = serviceApp(context);

  app.get('/api/login', (c) => {
    const next = c.req.query('next');
    return c.redirect(next && isOwnPath(next) ? `/sign-in?next=${encodeURIComponent(next)}` : '/sign-in');
  });

  app.get('/api/logout', async (c) => {
    if (cameFromHere(c)) {
      await door.signOut({ sessionId: sessionIdOf(c) });
      clearCookies(c);
    }
    return c.redirect('/');
  });

  app.post('/api/auth/join', async (c) => {
    const request = await jsonBody(c, joinSchema);
    return welcome(c, await door.join(request, await callerOf(c)), 201);
  });

  app.post('/api/auth/sign-in', async (c) => {
    const request = await jsonBody(c, signInSchema);
    return welcome(c, await door.signIn(request, await callerOf(c)), 200);
  });

  app.post('/api/auth/sign-out', async (c) => {
    await door.signOut({ sessionId: sessionIdOf(c) });
    clearCookies(c);
    return c.body(null, 204);
  });

  app.post('/api/auth/guest', async (c) => {
    const caller = await callerOf(c);
    const known = await door.known(caller);
    if (!known) return welcome(c, await door.addGuest(caller), 201);
    if (known.sessionId) giveCookies(c, known.sessionId, known.person.kind);
    return c.json({ id: known.person._id });
  });

  // A dead cookie is left alone here: the answer could cross a sign-in in another tab and take its new cookie away.
  app.get('/api/auth/user', async (c) => {
    const known = await door.known({ sessionId: sessionIdOf(c) });
    if (known?.sessionId) giveCookies(c, known.sessionId, known.person.kind);
    const user = known && userOf(known.person);
    if (!user) throw signInRequired();
    return c.json(user);
  });

  app.post('/api/vault/sync', async (c) => {
    const { id } = await requireMember(c);
    const request = await jsonBody(c, vaultSyncSchema, vaultCallLimit);
    if (request.person !== id) throw someoneElse();
    return c.json(await vault.sync(id, request));
  });

  return { name: 'identity', paths, app };
};
