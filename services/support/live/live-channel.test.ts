import { createServer, type Server } from 'node:http';
import { attachLiveServer, createLiveServer, type LiveServer } from '@haven/kit/live-server';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { createSupport } from '../app.ts';
import { livePath } from './contract.ts';

let context: TestContext;
let live: LiveServer;
let support: Service;
let server: Server;
let address: string;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  support = await createSupport(context);
  live = createLiveServer(context, support.live ? [support.live] : []);
  server = createServer();
  attachLiveServer(server, live);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  address = `ws://127.0.0.1:${bound.port}${livePath}`;
});

afterAll(async () => {
  live.close();
  await new Promise((closed) => server.close(closed));
  await support.close?.();
  await context.end();
});

/** Connects, says one thing and gives what comes back: the first event, or the code with which it was closed. */
function say(frame: string | Uint8Array, cookie?: string): Promise<unknown> {
  const socket = new WebSocket(address, { headers: cookie ? { cookie } : {} });
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(frame));
    socket.on('message', (data) => {
      resolve(JSON.parse(data.toString()));
      socket.close();
    });
    socket.on('close', (code) => resolve(code));
    socket.on('error', reject);
  });
}

const authenticate = JSON.stringify({ type: 'authenticate', token: 'ana' });

test.each(['member', 'volunteer'] as const)('lets a signed-in %s in', async (kind) => {
  const cookie = await context.cookieOf({ id: 'ana', kind });
  expect(await say(authenticate, cookie)).toEqual({ type: 'auth_success' });
});

test('asks to sign in whoever only claims to be someone', async () => {
  expect(await say(authenticate)).toMatchObject({ type: 'error', code: 'sign-in-required' });
});

test('asks a guest to sign in', async () => {
  const cookie = await context.cookieOf({ id: 'guest', kind: 'guest' });
  expect(await say(authenticate, cookie)).toMatchObject({ type: 'error', code: 'sign-in-required' });
});

test.each([
  ['a binary frame', new Uint8Array([0, 159, 146, 150])],
  ['a binary frame with readable JSON', Buffer.from(authenticate)],
  ['broken JSON', '{"type":'],
  ['no JSON', '<script>alert(1)</script>'],
  ['an empty frame', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown type', '{"type":"start_everything"}'],
  ['a message without a session', '{"type":"send_message","content":"Hi"}'],
  ['an empty message', '{"type":"send_message","sessionId":"s","content":"  "}'],
  [
    'a message that is too long',
    JSON.stringify({ type: 'send_message', sessionId: 's', content: 'x'.repeat(2001) }),
  ],
  ['a place that is no number', '{"type":"seen","sessionId":"s","seq":"1"}'],
  ['a type that is no text', '{"type":{"$gt":""}}'],
  ['a type from the prototype', '{"type":"__proto__"}'],
  ['a token that is no text', '{"type":"authenticate","token":{"$ne":null}}'],
])('answers %s with an error event', async (_, frame) => {
  const cookie = await context.cookieOf({ id: 'ana', kind: 'member' });
  expect(await say(frame, cookie)).toEqual({
    type: 'error',
    code: 'not-understood',
    message: 'This message was not understood.',
  });
});

test('closes a connection that sends far too much, and goes on serving the others', async () => {
  const cookie = await context.cookieOf({ id: 'ana', kind: 'member' });
  expect(await say('x'.repeat(100_000), cookie)).toBe(1009);
  expect(await say(authenticate, cookie)).toEqual({ type: 'auth_success' });
});

test('keeps a connection open after a message it did not understand', async () => {
  const cookie = await context.cookieOf({ id: 'ana', kind: 'member' });
  const socket = new WebSocket(address, { headers: { cookie } });
  const events: unknown[] = [];
  await new Promise<void>((done, failed) => {
    socket.on('open', () => {
      socket.send('{');
      socket.send(authenticate);
    });
    socket.on('message', (data) => {
      if (events.push(JSON.parse(data.toString())) === 2) done();
    });
    socket.on('error', failed);
  });
  socket.close();
  expect(events).toMatchObject([{ type: 'error' }, { type: 'auth_success' }]);
});

test('opens no connection for a page of another site', async () => {
  const socket = new WebSocket(address, { origin: 'https://elsewhere.example' });
  const refused = await new Promise<number | undefined>((resolve) => {
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
    socket.on('error', () => resolve(undefined));
  });
  expect(refused).toBe(403);
});
