import { randomUUID } from 'node:crypto';
import { sessionKey } from '@haven/kit/person';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { Browser, openIdentity } from './fixtures/browser.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;

let context: TestContext;
let identity: Service;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  identity = await openIdentity(context);
});
beforeEach(() => context.setNow(start));
afterAll(() => context.end());

const sessions = () => context.db.collection<{ _id: string }>('sessions');

async function memberBrowser(): Promise<Browser> {
  const member = new Browser(identity);
  await member.post('/api/auth/join', {
    email: `${randomUUID()}@example.org`,
    password: 'one day at a time',
  });
  return member;
}

describe('the signed-in user', () => {
  test('is nobody without a session, with a made-up one, and for a guest', async () => {
    const madeUp = new Browser(identity);
    madeUp.cookies.set('haven-session', 'made-up');
    const guest = new Browser(identity);
    await guest.post('/api/auth/guest');
    for (const browser of [new Browser(identity), madeUp, guest]) {
      const answer = await browser.get('/api/auth/user');
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'sign-in-required' });
    }
  });

  test('stays signed in for as long as they come back within 30 days', async () => {
    const ana = await memberBrowser();
    for (let visit = 1; visit <= 4; visit++) {
      context.setNow(start + visit * 29 * day);
      const answer = await ana.get('/api/auth/user');
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie().map((line) => line.split(';', 2))).toEqual([
        [`haven-session=${ana.cookies.get('haven-session')}`, ' Max-Age=2592000'],
        ['haven-signed-in=1', ' Max-Age=2592000'],
      ]);
    }
  });

  test('is not given a new cookie with every request', async () => {
    const ana = await memberBrowser();
    context.setNow(start + 14 * day);
    expect((await ana.get('/api/auth/user')).headers.getSetCookie()).toEqual([]);
  });

  test('has to sign in again after 30 days away', async () => {
    const ana = await memberBrowser();
    context.setNow(start + 30 * day + 1000);
    expect((await ana.get('/api/auth/user')).status).toBe(401);
  });
});

describe('a guest', () => {
  test('is made without any question, and stays the same person', async () => {
    const gus = new Browser(identity);
    const made = await gus.post('/api/auth/guest');
    expect(made.status).toBe(201);
    const guest = await made.json();
    expect(guest).toEqual({ id: expect.any(String) });
    expect([...gus.cookies.keys()]).toEqual(['haven-session', 'haven-guest']);
    const again = await gus.post('/api/auth/guest');
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(guest);
  });

  test('is told from a member by a hint that scripts can read', async () => {
    const gus = new Browser(identity);
    await gus.post('/api/auth/guest');
    await gus.post('/api/auth/join', { email: 'gus@example.org', password: 'a long enough password' });
    expect([...gus.cookies.keys()].sort()).toEqual(['haven-session', 'haven-signed-in']);
  });

  test('stays for as long as they come back', async () => {
    const gus = new Browser(identity);
    const guest = await (await gus.post('/api/auth/guest')).json();
    context.setNow(start + 20 * day);
    await gus.post('/api/auth/guest');
    context.setNow(start + 40 * day);
    expect(await (await gus.post('/api/auth/guest')).json()).toEqual(guest);
  });

  test('is not made of somebody who is signed in', async () => {
    const ana = await memberBrowser();
    const user = await (await ana.get('/api/auth/user')).json();
    const answer = await ana.post('/api/auth/guest');
    expect(answer.status).toBe(200);
    expect(user).toEqual(expect.objectContaining(await answer.json()));
  });
});

describe('signing out', () => {
  test.each(['GET /api/logout', 'POST /api/auth/sign-out'])(
    'by %s ends the session on the server too',
    async (way) => {
      const ana = await memberBrowser();
      const session = ana.cookies.get('haven-session') ?? '';
      const answer = await (way.startsWith('GET') ? ana.get('/api/logout') : ana.post('/api/auth/sign-out'));
      expect([answer.status, answer.headers.get('location')]).toEqual(
        way.startsWith('GET') ? [302, '/'] : [204, null],
      );
      expect(ana.cookies.size).toBe(0);
      expect(await sessions().findOne({ _id: sessionKey(session) })).toBeNull();
      ana.cookies.set('haven-session', session);
      expect((await ana.get('/api/auth/user')).status).toBe(401);
    },
  );

  test.each([
    ['same-origin', 401],
    ['none', 401],
    ['same-site', 200],
    ['cross-site', 200],
  ])('by a link with Sec-Fetch-Site %s: the user is then %d', async (site, status) => {
    const ana = await memberBrowser();
    const answer = await ana.get('/api/logout', { 'sec-fetch-site': site });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect((await ana.get('/api/auth/user')).status).toBe(status);
  });

  test('is harmless for nobody', async () => {
    expect((await new Browser(identity).get('/api/logout')).status).toBe(302);
    expect((await new Browser(identity).post('/api/auth/sign-out')).status).toBe(204);
  });
});

test.each([
  ['', '/sign-in'],
  ['?next=/community', '/sign-in?next=%2Fcommunity'],
  ['?next=%2Fchat%3Ffrom%3Dhome', '/sign-in?next=%2Fchat%3Ffrom%3Dhome'],
  ['?next=https://evil.example', '/sign-in'],
  ['?next=//evil.example', '/sign-in'],
  ['?next=/%5Cevil.example', '/sign-in'],
  ['?next=/%09/evil.example', '/sign-in'],
  ['?next=/%0d%0aset-cookie:a=b', '/sign-in'],
  ['?next=/api/logout', '/sign-in'],
])('/api/login%s leads to %s', async (query, location) => {
  const answer = await new Browser(identity).get(`/api/login${query}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
});

test('sessions that are over are swept away by whoever enters next', async () => {
  const away = await memberBrowser();
  const session = sessionKey(away.cookies.get('haven-session') ?? '');
  context.setNow(start + 31 * day);
  const present = await memberBrowser();
  expect(await sessions().findOne({ _id: session })).toBeNull();
  expect(
    await sessions().findOne({ _id: sessionKey(present.cookies.get('haven-session') ?? '') }),
  ).not.toBeNull();
});
