import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HavenError, tooManyTries } from './errors.ts';
import { requireMember } from './person.ts';
import type { ServiceEnv } from './service.ts';
import { serviceApp } from './service-app.ts';
import { type TestContext, testContext } from './testing.ts';

let context: TestContext;
let app = new Hono<ServiceEnv>();

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  app = serviceApp(context);
  app.get('/me', async (c) => c.json(await requireMember(c)));
  app.post('/note', (c) => c.json('written'));
  app.get('/kind', () => {
    throw new HavenError(409, 'email-taken', 'There is one already.');
  });
  app.get('/slow-down', () => {
    throw tooManyTries(61);
  });
  app.get('/teapot', () => {
    throw new HTTPException(418, { message: 'A teapot.' });
  });
  app.get('/broken', () => {
    throw new Error('secret detail');
  });
});
afterAll(() => context.end());

test('answers an error of ours with its status, code and words', async () => {
  const answer = await app.request('/kind', { headers: { 'x-request-id': 'request-1' } });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    message: 'There is one already.',
    code: 'email-taken',
    requestId: 'request-1',
  });
});

test('tells how long to wait', async () => {
  const answer = await app.request('/slow-down');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '61']);
});

test("answers the framework's errors in the same shape", async () => {
  const answer = await app.request('/teapot');
  expect(answer.status).toBe(418);
  expect(await answer.json()).toMatchObject({ message: 'A teapot.' });
});

test('keeps the details of an unforeseen error to itself', async () => {
  const answer = await app.request('/broken');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret detail');
});

test('answers what does not exist with 404', async () => {
  const answer = await app.request('/nowhere');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not-found' });
});

test('makes a request id of its own in place of one that could write into the log', async () => {
  const answer = await app.request('/kind', { headers: { 'x-request-id': 'a b"}{' } });
  expect(await answer.json()).toMatchObject({ requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
});

test('knows the person by the session cookie until its time is over', async () => {
  const cookie = await context.cookieOf({ id: 'ana', kind: 'member' });
  const me = () => app.request('/me', { headers: { cookie } });
  expect(await (await me()).json()).toEqual({ id: 'ana', kind: 'member' });
  context.setNow(context.now() + 2 * 86_400_000);
  expect((await me()).status).toBe(401);
});

test('asks a guest and a stranger to sign in', async () => {
  const guest = await context.cookieOf({ id: 'gus', kind: 'guest' });
  for (const cookie of ['', guest, 'haven-session=made-up']) {
    const answer = await app.request('/me', { headers: { cookie } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'sign-in-required' });
  }
});

test.each([
  ['our own page', { origin: 'http://localhost:3000' }, 200],
  ['the host that was asked', { origin: 'https://haven.test', host: 'haven.test' }, 200],
  ['no page at all', {}, 200],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a hidden origin', { origin: 'null' }, 403],
  ['a browser that does not say', { 'sec-fetch-site': 'cross-site' }, 403],
])('a write from %s', async (_from, headers, status) => {
  expect((await app.request('/note', { method: 'POST', headers })).status).toBe(status);
});

test('a write from the plain-text namesake of a site with TLS is refused', async () => {
  const config = { ...context.config, publicUrl: new URL('https://haven.test') };
  const withTls = serviceApp({ ...context, config });
  withTls.post('/note', (c) => c.json('written'));
  const write = async (origin: string) => {
    const headers = { origin, host: 'haven.test' };
    return (await withTls.request('/note', { method: 'POST', headers })).status;
  };
  expect(await write('https://haven.test')).toBe(200);
  expect(await write('http://haven.test')).toBe(403);
  expect(await write('app://haven.test')).toBe(403);
});
