import { randomUUID } from 'node:crypto';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { anyAddress, Browser, openIdentity } from './fixtures/browser.ts';
import { Tries } from './tries.ts';

const argon2 = vi.hoisted(() => ({ hashes: 0 }));
vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original();
  return {
    ...real,
    verify: (...all: Parameters<typeof real.verify>) => {
      argon2.hashes += 1;
      return real.verify(...all);
    },
  };
});

const start = Date.parse('2026-11-21T10:00:00Z');
const minute = 60_000;
const password = 'one day at a time';

// Some of these hash a dozen passwords, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let context: TestContext;
let identity: Service;
let tries: Tries;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  identity = await openIdentity(context);
  tries = new Tries(context);
});
beforeEach(() => context.setNow(start));
afterAll(() => context.end());

const anyEmail = () => `${randomUUID()}@example.org`;

/** How many of the tries were let through. */
async function passed(tryOnce: () => Promise<void>, count: number): Promise<number> {
  let through = 0;
  for (let i = 0; i < count; i++) {
    const outcome = await tryOnce().catch((error: unknown) => error);
    if (outcome === undefined) through += 1;
    else expect(outcome).toMatchObject({ status: 429, code: 'too-many-tries' });
  }
  return through;
}

test('stops a guesser after five, makes no hash for the sixth, and leaves the person elsewhere free', async () => {
  const email = anyEmail();
  const member = new Browser(identity);
  await member.post('/api/auth/join', { email, password });
  const guesser = new Browser(identity);
  const guess = () => guesser.post('/api/auth/sign-in', { email, password: 'a guess' });
  for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(401);
  argon2.hashes = 0;
  const sixth = await guess();
  expect([sixth.status, sixth.headers.get('retry-after'), argon2.hashes]).toEqual([429, '900', 0]);
  expect((await member.post('/api/auth/sign-in', { email, password })).status).toBe(200);
  context.setNow(start + 15 * minute);
  expect((await guess()).status).toBe(401);
});

test('works as hard for an e-mail that nobody has', async () => {
  argon2.hashes = 0;
  await new Browser(identity).post('/api/auth/sign-in', { email: anyEmail(), password });
  expect(argon2.hashes).toBe(1);
});

test('forgets typing mistakes after the right password', async () => {
  const email = anyEmail();
  const member = new Browser(identity);
  await member.post('/api/auth/join', { email, password });
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 4; i++) await member.post('/api/auth/sign-in', { email, password: 'a mistake' });
    expect((await member.post('/api/auth/sign-in', { email, password })).status).toBe(200);
  }
});

test('lets one address try 50 times in 15 minutes, however many accounts it goes through', async () => {
  const address = anyAddress();
  expect(await passed(() => tries.signIn(anyEmail(), address), 60)).toBe(50);
});

test('lets a crowd of addresses try one account 100 times an hour', async () => {
  const email = anyEmail();
  expect(await passed(() => tries.signIn(email, anyAddress()), 110)).toBe(100);
});

test('one address alone never uses up the tries that an account has from everywhere', async () => {
  const email = anyEmail();
  const address = anyAddress();
  for (let quarter = 0; quarter < 4; quarter++) {
    context.setNow(start + quarter * 15 * minute);
    expect(await passed(() => tries.signIn(email, address), 40)).toBe(5);
  }
  expect(await passed(() => tries.signIn(email, anyAddress()), 1)).toBe(1);
});

test.each([
  ['join', 10],
  ['guest', 30],
] as const)('one address can %s %d times an hour', async (what, max) => {
  const address = anyAddress();
  expect(await passed(() => tries[what](address), max + 5)).toBe(max);
  context.setNow(start + 60 * minute);
  expect(await passed(() => tries[what](address), 1)).toBe(1);
});

test('answers the eleventh join with how long to wait, before it does any work', async () => {
  const address = anyAddress();
  for (let i = 0; i < 10; i++) await tries.join(address);
  const answer = await new Browser(identity, address).post('/api/auth/join', { email: anyEmail(), password });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
});

test('answers the guest that is one too many, and not one who is known', async () => {
  const address = anyAddress();
  const known = new Browser(identity, address);
  await known.post('/api/auth/guest');
  for (let i = 0; i < 29; i++) await tries.guest(address);
  expect((await new Browser(identity, address).post('/api/auth/guest')).status).toBe(429);
  expect((await known.post('/api/auth/guest')).status).toBe(200);
});

test('keeps no e-mail and no address', async () => {
  const email = anyEmail();
  const address = anyAddress();
  await tries.signIn(email, address);
  const kept = JSON.stringify(await context.db.collection('rate-limits').find().toArray());
  expect(kept).not.toContain(email);
  expect(kept).not.toContain(address);
});
