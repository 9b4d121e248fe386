import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jsonBody } from './json-body.ts';
import type { ServiceEnv } from './service.ts';
import { answerError } from './service-app.ts';

const schema = z.object({ email: z.string().check(z.email('This is not an e-mail address.')) });

const app = new Hono<ServiceEnv>();
app.post('/', async (c) => c.json(await jsonBody(c, schema, 1024)));
app.onError(answerError);

const post = (body: string, type = 'application/json') =>
  app.request('/', { method: 'POST', headers: { 'content-type': type }, body });

test('gives what fits the schema, and only that', async () => {
  const answer = await post('{"email":"ana@example.org","kind":"volunteer"}');
  expect(await answer.json()).toEqual({ email: 'ana@example.org' });
});

test.each([
  ['a form', 'email=a@b.org', 'application/x-www-form-urlencoded', 415, 'not-json'],
  ['a type that only begins like JSON', '{}', 'application/jsonx', 415, 'not-json'],
  ['half a JSON', '{"email":', 'application/json', 400, 'broken-json'],
  ['nothing', '', 'application/json', 400, 'broken-json'],
  ['a query operator', '{"email":{"$gt":""}}', 'application/json', 422, 'invalid'],
  ['a list', '[]', 'application/json', 422, 'invalid'],
  ['too much', `{"email":"${'a'.repeat(2000)}"}`, 'application/json', 413, 'too-large'],
])('refuses %s', async (_what, body, type, status, code) => {
  const answer = await post(body, type);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
});

test('says what is wrong with which field', async () => {
  const answer = await post('{"email":"ana"}');
  expect(await answer.json()).toMatchObject({
    message: 'email: This is not an e-mail address.',
    issues: [{ path: 'email', message: 'This is not an e-mail address.' }],
  });
});

test('says what a field should have been', async () => {
  const answer = await post('{"email":7}');
  expect(await answer.json()).toMatchObject({
    message: 'email: Invalid input: expected string, received number',
  });
});

test('stops reading a stream without a length at the limit', async () => {
  let chunksRead = 0;
  const endless = new ReadableStream({
    pull(controller) {
      chunksRead += 1;
      controller.enqueue(new Uint8Array(512));
    },
  });
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  });
  expect((await app.request(request)).status).toBe(413);
  expect(chunksRead).toBeLessThan(10);
});

test('a caller who hangs up in the middle is told so, and is no fault of ours', async () => {
  const half = new ReadableStream({
    pull(controller) {
      controller.error(new Error('aborted'));
    },
  });
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://localhost/', { method: 'POST', headers, body: half, duplex: 'half' });
  const answer = await app.request(request);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'cut-off' });
});
