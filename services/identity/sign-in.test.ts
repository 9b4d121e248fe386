import { randomUUID } from 'node:crypto';
import { declareHoldings } from '@haven/kit/holdings';
import { sessionKey } from '@haven/kit/person';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { Browser, openIdentity } from './fixtures/browser.ts';
import type { PersonDocument } from './people.ts';

const password = 'one day at a time';

let context: TestContext;
let identity: Service;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  identity = await openIdentity(context);
  await declareHoldings(context.db, [
    { collection: 'bookmarks', personField: 'personId', single: false },
    { collection: 'profiles', personField: 'personId', single: true },
  ]);
});
afterAll(() => context.end());

const anyEmail = () => `${randomUUID()}@example.org`;
const browser = () => new Browser(identity);
const people = () => context.db.collection<PersonDocument>('people');
const sessionsOf = (personId: string) => context.db.collection('sessions').countDocuments({ personId });
const bookmarksOf = (personId: string) => context.db.collection('bookmarks').countDocuments({ personId });
const bookmark = (personId: string) => context.db.collection('bookmarks').insertOne({ personId });

async function idIn(answer: Response): Promise<string> {
  return z.parse(z.object({ id: z.string() }), await answer.json()).id;
}

/** A browser that has used Haven as a guest and kept one bookmark. */
async function guestBrowser(): Promise<{ guest: Browser; guestId: string; session: string }> {
  const guest = browser();
  const guestId = await idIn(await guest.post('/api/auth/guest'));
  await bookmark(guestId);
  return { guest, guestId, session: guest.cookies.get('haven-session') ?? '' };
}

/** True while the session still lets somebody in, or is known as a guest's. */
const isAlive = async (session: string) =>
  (await context.db.collection<{ _id: string }>('sessions').findOne({ _id: sessionKey(session) })) !== null;

async function memberWith(email: string): Promise<string> {
  return await idIn(await browser().post('/api/auth/join', { email, password }));
}

describe('joining', () => {
  test('makes a member who is signed in at once', async () => {
    const ana = browser();
    const email = anyEmail();
    const sent = { email: `  ${email.toUpperCase()} `, password, firstName: ' Ana ', lastName: '' };
    const answer = await ana.post('/api/auth/join', sent);
    expect(answer.status).toBe(201);
    const user = await answer.json();
    expect(user).toEqual({ id: expect.any(String), email, firstName: 'Ana' });
    expect(await (await ana.get('/api/auth/user')).json()).toEqual(user);
  });

  test('gives a session that scripts cannot read, and a hint that they can', async () => {
    const answer = await browser().post('/api/auth/join', { email: anyEmail(), password });
    const [session, hint] = answer.headers.getSetCookie();
    expect(session).toMatch(/^haven-session=[a-z2-7]{40}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toBe('haven-signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax');
  });

  test('sends both cookies over TLS alone where people come by TLS', async () => {
    const secure = new Browser(await openIdentity(context, 'https://haven.example'));
    const answer = await secure.post(
      '/api/auth/join',
      { email: anyEmail(), password },
      { origin: 'https://haven.example' },
    );
    expect(answer.headers.getSetCookie().map((line) => /; Secure/.test(line))).toEqual([true, true]);
  });

  test('reads with TLS only a session that browsers keep to this host, whatever a sub-domain puts before it', async () => {
    const origin = { origin: 'https://haven.example' };
    const secure = await openIdentity(context, 'https://haven.example');
    const evil = new Browser(secure);
    await evil.post('/api/auth/join', { email: anyEmail(), password }, origin);
    const planted = evil.cookies.get('__Host-haven-session');
    const ana = new Browser(secure);
    ana.cookies.set('haven-session', planted ?? '');
    expect((await ana.get('/api/auth/user')).status).toBe(401);
    const email = anyEmail();
    await ana.post('/api/auth/join', { email, password }, origin);
    expect([...ana.cookies.keys()]).toEqual(['haven-session', '__Host-haven-session', 'haven-signed-in']);
    expect(await (await ana.get('/api/auth/user')).json()).toMatchObject({ email });
    await ana.get('/api/logout');
    expect([...ana.cookies.keys()]).toEqual(['haven-session']);
  });

  test('keeps neither the password nor the session id', async () => {
    const ana = browser();
    const email = anyEmail();
    await ana.post('/api/auth/join', { email, password });
    const person = await people().findOne({ email });
    expect(person?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const kept = JSON.stringify([
      person,
      await context.db.collection('sessions').find({ personId: person?._id }).toArray(),
    ]);
    expect(kept).toContain(sessionKey(ana.cookies.get('haven-session') ?? ''));
    expect(kept).not.toContain(ana.cookies.get('haven-session'));
    expect(kept).not.toContain(password);
  });

  test('says kindly that an e-mail has an account, and changes nothing', async () => {
    const email = anyEmail();
    await memberWith(email);
    const before = await people().findOne({ email });
    const other = browser();
    const answer = await other.post('/api/auth/join', { email, password: 'another one', firstName: 'Eve' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'email-taken',
      message: 'There is already an account with this e-mail. You can sign in with it.',
    });
    expect(other.cookies.size).toBe(0);
    expect(await people().findOne({ email })).toEqual(before);
  });

  test('lets exactly one of two in who join with the same e-mail at once', async () => {
    const email = anyEmail();
    const rivals = [browser(), browser(), browser()];
    const answers = await Promise.all(
      rivals.map((rival, i) => rival.post('/api/auth/join', { email, password: `${password} ${i}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [person, ...others] = await people().find({ email }).toArray();
    expect(others).toEqual([]);
    expect(await sessionsOf(person?._id ?? '')).toBe(1);
    expect(rivals.map((rival) => rival.cookies.has('haven-session')).filter(Boolean)).toHaveLength(1);
  });

  test('turns a guest into the member, with the same id and a new session', async () => {
    const { guest, guestId, session } = await guestBrowser();
    const answer = await guest.post('/api/auth/join', { email: anyEmail(), password });
    expect(await idIn(answer)).toBe(guestId);
    expect(await bookmarksOf(guestId)).toBe(1);
    expect(guest.cookies.get('haven-session')).not.toBe(session);
    expect([await isAlive(session), await sessionsOf(guestId)]).toEqual([false, 1]);
  });

  test('makes two accounts of one guest who joins twice at once, and mixes up neither', async () => {
    const { guest, guestId } = await guestBrowser();
    const emails = [anyEmail(), anyEmail()];
    const ids = await Promise.all(
      emails.map(async (email) => {
        const tab = browser();
        for (const [name, value] of guest.cookies) tab.cookies.set(name, value);
        return idIn(await tab.post('/api/auth/join', { email, password }));
      }),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids).toContain(guestId);
    for (const [i, email] of emails.entries())
      expect(await people().findOne({ email })).toMatchObject({ _id: ids[i] });
  });

  test('leaves a guest a guest when the e-mail is taken', async () => {
    const email = anyEmail();
    await memberWith(email);
    const { guest, guestId, session } = await guestBrowser();
    expect((await guest.post('/api/auth/join', { email, password })).status).toBe(409);
    expect(await people().findOne({ _id: guestId })).toMatchObject({ kind: 'guest' });
    expect(await isAlive(session)).toBe(true);
  });
});

describe('signing in', () => {
  test('lets a member in on another device, however the e-mail is written', async () => {
    const email = anyEmail();
    const id = await memberWith(email);
    const answer = await browser().post('/api/auth/sign-in', { email: email.toUpperCase(), password });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id, email });
    expect(await sessionsOf(id)).toBe(2);
  });

  test('takes a password as the same one however a keyboard composes its letters', async () => {
    const email = anyEmail();
    await browser().post('/api/auth/join', { email, password: 'mañana será'.normalize('NFC') });
    const answer = await browser().post('/api/auth/sign-in', {
      email,
      password: 'mañana será'.normalize('NFD'),
    });
    expect(answer.status).toBe(200);
  });

  test('answers a wrong e-mail and a wrong password alike', async () => {
    const email = anyEmail();
    await memberWith(email);
    const stranger = browser();
    const requestId = { 'x-request-id': 'request-1' };
    const answers = [
      await stranger.post('/api/auth/sign-in', { email, password: 'not this one' }, requestId),
      await stranger.post('/api/auth/sign-in', { email: anyEmail(), password }, requestId),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        code: 'wrong-credentials',
        message: 'This e-mail and this password do not belong together.',
        requestId: 'request-1',
      });
    }
    expect(stranger.cookies.size).toBe(0);
  });

  test('never takes over a session id that somebody else chose', async () => {
    const email = anyEmail();
    await memberWith(email);
    const trapped = browser();
    trapped.cookies.set('haven-session', 'known-to-the-attacker');
    await trapped.post('/api/auth/sign-in', { email, password });
    expect(trapped.cookies.get('haven-session')).not.toBe('known-to-the-attacker');
    expect(await isAlive('known-to-the-attacker')).toBe(false);
  });

  test('ends the session that the browser had before', async () => {
    const email = anyEmail();
    await memberWith(email);
    const ben = browser();
    await ben.post('/api/auth/join', { email: anyEmail(), password });
    const before = ben.cookies.get('haven-session') ?? '';
    await ben.post('/api/auth/sign-in', { email, password });
    expect(await isAlive(before)).toBe(false);
    expect(await (await ben.get('/api/auth/user')).json()).toMatchObject({ email });
  });

  test('moves what a guest holds into the account, and removes the guest', async () => {
    const email = anyEmail();
    const id = await memberWith(email);
    const { guest, guestId, session } = await guestBrowser();
    await guest.post('/api/auth/sign-in', { email, password });
    expect([await bookmarksOf(id), await bookmarksOf(guestId)]).toEqual([1, 0]);
    expect(await people().findOne({ _id: guestId })).toBeNull();
    expect(await isAlive(session)).toBe(false);
  });

  test('keeps a guest whole when the password is wrong', async () => {
    const email = anyEmail();
    const id = await memberWith(email);
    const { guest, guestId, session } = await guestBrowser();
    await guest.post('/api/auth/sign-in', { email, password: 'not this one' });
    expect([await bookmarksOf(id), await bookmarksOf(guestId)]).toEqual([0, 1]);
    expect(await isAlive(session)).toBe(true);
  });

  test('leaves a guest signed in as the guest when moving breaks off, so that they can try again', async () => {
    const email = anyEmail();
    const id = await memberWith(email);
    const { guest, guestId, session } = await guestBrowser();
    // The database refuses to change an `_id`, which stands for any trouble half-way.
    const stuck = context.db.collection<{ _id: string }>('stuck');
    await stuck.insertOne({ _id: guestId });
    await declareHoldings(context.db, [{ collection: 'stuck', personField: '_id', single: false }]);
    expect((await guest.post('/api/auth/sign-in', { email, password })).status).toBe(500);
    expect([guest.cookies.get('haven-session'), await isAlive(session)]).toEqual([session, true]);
    await stuck.deleteOne({ _id: guestId });
    expect((await guest.post('/api/auth/sign-in', { email, password })).status).toBe(200);
    expect([await bookmarksOf(id), await bookmarksOf(guestId)]).toEqual([1, 0]);
  });

  test('can be repeated when the answer was cut off, and loses and doubles nothing', async () => {
    const email = anyEmail();
    const id = await memberWith(email);
    const { guest, guestId, session } = await guestBrowser();
    const kept = await context.db
      .collection<{ _id: string }>('sessions')
      .findOne({ _id: sessionKey(session) });
    await guest.post('/api/auth/sign-in', { email, password });
    // As it is after a cut between moving and ending: the guest's session and a late bookmark are there.
    await context.db.collection<{ _id: string }>('sessions').insertOne({ ...kept, _id: sessionKey(session) });
    await bookmark(guestId);
    guest.cookies.set('haven-session', session);
    expect((await guest.post('/api/auth/sign-in', { email, password })).status).toBe(200);
    expect([await bookmarksOf(id), await bookmarksOf(guestId)]).toEqual([2, 0]);
    expect(await isAlive(session)).toBe(false);
  });

  test('keeps the account of a guest whose joining was cut off before the answer', async () => {
    const email = anyEmail();
    const { guest, guestId, session } = await guestBrowser();
    const guestCookies = new Map(guest.cookies);
    await guest.post('/api/auth/join', { email, password });
    await context.db.collection('profiles').insertOne({ personId: guestId });
    await context.db
      .collection<{ _id: string; personId: string; kind: string; expiresAt: Date }>('sessions')
      .insertOne({
        _id: sessionKey(session),
        personId: guestId,
        kind: 'guest',
        expiresAt: new Date(context.now() + 1000),
      });
    const again = browser();
    for (const [name, value] of guestCookies) again.cookies.set(name, value);
    expect(await idIn(await again.post('/api/auth/sign-in', { email, password }))).toBe(guestId);
    expect(await people().findOne({ _id: guestId })).toMatchObject({ kind: 'member', email });
    expect(await bookmarksOf(guestId)).toBe(1);
    expect(await context.db.collection('profiles').countDocuments({ personId: guestId })).toBe(1);
  });
});
