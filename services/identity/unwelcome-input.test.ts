import { randomUUID } from 'node:crypto';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { userSchema, vaultBatch } from './contract.ts';
import { Browser, openIdentity } from './fixtures/browser.ts';

const email = `${randomUUID()}@example.org`;
const password = 'one day at a time';
const entry = { collection: 'daily-check-ins', id: 'a', updatedAt: 1, deleted: false, body: '{}' };
const megabyte = 'a'.repeat(1024 * 1024);

let context: TestContext;
let identity: Service;
let member: Browser;
let memberId: string;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  identity = await openIdentity(context);
  member = new Browser(identity);
  const joined = await member.post('/api/auth/join', { email, password });
  memberId = z.parse(userSchema, await joined.json()).id;
});
afterAll(() => context.end());

/** Everything that is kept, to see that nothing changed. */
async function everything(): Promise<unknown> {
  const names = ['people', 'sessions', 'vaults', 'vault-entries', 'rate-limits'];
  return await Promise.all(names.map((name) => context.db.collection(name).find().toArray()));
}

const sync = (entries: unknown, more: object = {}) => ['/api/vault/sync', { entries, ...more }] as const;

test.each([
  ['an operator for an e-mail', '/api/auth/sign-in', { email: { $gt: '' }, password }],
  ['an operator for a password', '/api/auth/sign-in', { email, password: { $ne: '' } }],
  ['an operator in joining', '/api/auth/join', { email: { $regex: '.*' }, password }],
  ['markup for an e-mail', '/api/auth/join', { email: '<b>a</b>@example.org', password }],
  ['markup for a name', '/api/auth/join', { email: 'new@example.org', password, firstName: '<script>' }],
  ['a line break in a name', '/api/auth/join', { email: 'new@example.org', password, lastName: 'a\nb' }],
  ['a long name', '/api/auth/join', { email: 'new@example.org', password, lastName: 'a'.repeat(61) }],
  ['a short password', '/api/auth/join', { email: 'new@example.org', password: 'seven77' }],
  ['a long password', '/api/auth/join', { email: 'new@example.org', password: 'a'.repeat(201) }],
  ['a long e-mail', '/api/auth/join', { email: `${'a'.repeat(250)}@example.org`, password }],
  ['no fields', '/api/auth/join', {}],
  ['a number for a body', '/api/auth/sign-in', 7],
  ['null for a body', '/api/auth/sign-in', null],
  ['a list of e-mails', '/api/auth/sign-in', { email: [email], password }],
  ['entries that are no list', ...sync({ $gt: '' })],
  ['an unknown collection', ...sync([{ ...entry, collection: 'people' }])],
  ['an operator for an id', ...sync([{ ...entry, id: { $gt: '' } }])],
  ['an empty id', ...sync([{ ...entry, id: '' }])],
  ['a time that is no whole number', ...sync([{ ...entry, updatedAt: 1.5 }])],
  ['a time that is too great to be exact', ...sync([{ ...entry, updatedAt: 2 ** 53 }])],
  ['a time before 1970', ...sync([{ ...entry, updatedAt: -1 }])],
  ['a body that is no text', ...sync([{ ...entry, body: { a: 1 } }])],
  ['a body that is too long', ...sync([{ ...entry, body: 'a'.repeat(64 * 1024 + 1) }])],
  ['too many entries', ...sync(Array.from({ length: vaultBatch + 1 }, () => entry))],
  ['a good entry beside a bad one', ...sync([entry, { ...entry, id: 7 }])],
  ['an operator for a cursor', ...sync([entry], { cursor: { $gt: '' } })],
  ['a made-up cursor', ...sync([entry], { cursor: 'yesterday' })],
  ['an operator for a person', ...sync([entry], { person: { $gt: '' } })],
])('refuses %s with 422, and changes nothing', async (_what, path, body) => {
  const before = await everything();
  const sent = path === '/api/vault/sync' ? { person: memberId, ...Object(body) } : body;
  const answer = await member.post(path, sent);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'invalid', issues: expect.any(Array) });
  expect(await everything()).toEqual(before);
});

test.each(['/api/auth/join', '/api/auth/sign-in', '/api/vault/sync'])(
  '%s refuses what is no JSON, broken or too much, and changes nothing',
  async (path) => {
    const before = await everything();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const tooMuch = JSON.stringify({ email, password: megabyte });
    const answers = [
      await member.post(path, `email=${email}&password=${password}`, form),
      await member.post(path, '<html>', { 'content-type': 'text/html' }),
      await member.post(path, '{"email":'),
      await member.post(path, tooMuch),
    ];
    expect(answers.map(({ status }) => status)).toEqual([415, 415, 400, 413]);
    expect(await everything()).toEqual(before);
  },
);

test.each([
  ['/api/auth/join', { email: 'new@example.org', password }],
  ['/api/auth/sign-in', { email, password }],
  ['/api/auth/guest', {}],
  ['/api/auth/sign-out', {}],
  ['/api/vault/sync', { entries: [entry] }],
])('%s refuses a page of another site, and changes nothing', async (path, body) => {
  const before = await everything();
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3001']) {
    const answer = await member.post(path, body, { origin });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'foreign-origin' });
  }
  expect(await everything()).toEqual(before);
});

test('a password that looks like an operator is a password', async () => {
  const odd = { email: `${randomUUID()}@example.org`, password: '{"$ne":""}' };
  expect((await new Browser(identity).post('/api/auth/join', odd)).status).toBe(201);
  expect((await new Browser(identity).post('/api/auth/sign-in', odd)).status).toBe(200);
});

test('the vault is closed to nobody and to guests, before anything of the call is read', async () => {
  const guest = new Browser(identity);
  await guest.post('/api/auth/guest');
  for (const browser of [new Browser(identity), guest]) {
    expect((await browser.post('/api/vault/sync', 'not even JSON')).status).toBe(401);
  }
});
