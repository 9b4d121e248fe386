import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { attachLiveServer, createLiveServer, type LiveServer } from './live-server.ts';
import { type TestContext, testContext } from './testing.ts';

let context: TestContext;
let live: LiveServer;
let server: Server;
let port: number;
/** Is given the server's end of each connection. */
let accept: (socket: WebSocket) => void;

beforeEach(async () => {
  accept = () => undefined;
  context = await testContext(inject('mongodbUri'));
  live = createLiveServer(context, [
    {
      path: '/ws/echo',
      connect(socket) {
        socket.on('error', () => socket.terminate());
        socket.on('message', (data) => socket.send(data.toString()));
        accept(socket);
      },
    },
  ]);
  server = createServer();
  attachLiveServer(server, live);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  live.close();
  await new Promise((closed) => server.close(closed));
  await context.end();
});

const upgradeTo = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';

/** The first line that comes back. */
async function answerTo(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  const [data] = await once(socket, 'data');
  socket.destroy();
  return String(data).split('\r\n', 1)[0] ?? '';
}

async function echo(): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/echo`);
  await once(socket, 'open');
  socket.send('hello');
  const [data] = await once(socket, 'message');
  socket.close();
  return String(data);
}

test.each(['//', '///', 'http://[/', '*', '/ws/echo/', '/WS/ECHO'])(
  'refuses an upgrade to %s',
  async (path) => {
    expect(await answerTo(upgradeTo(path))).toBe('HTTP/1.1 404 Not Found');
    expect(await echo()).toBe('hello');
  },
);

test('finds a channel whatever query comes with it', async () => {
  expect(await answerTo(upgradeTo('/ws/echo?at=//'))).toBe('HTTP/1.1 101 Switching Protocols');
});

test.each(['/ws/echo', '/ws/nowhere'])(
  'lives on when a caller breaks off in the upgrade to %s',
  async (path) => {
    for (let i = 0; i < 20; i++) {
      const asked = once(server, 'upgrade');
      const socket = connect(port, '127.0.0.1', () => socket.write(upgradeTo(path)));
      await asked;
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    expect(await echo()).toBe('hello');
  },
);

test('ends a connection that asks and asks and never reads the answers', async () => {
  const accepted = Promise.withResolvers<WebSocket>();
  accept = accepted.resolve;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/echo`);
  socket.on('error', () => undefined);
  await once(socket, 'open');
  const ended = once(await accepted.promise, 'close');
  socket.pause();
  // Far more than may wait, on top of what the system itself keeps for a connection.
  const text = 'x'.repeat(8 * 1024);
  for (let sent = 0; sent < 64 * 1024 * 1024; sent += text.length) socket.send(text);
  await ended;
  socket.terminate();
});
