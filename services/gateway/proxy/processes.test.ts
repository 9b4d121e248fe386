import { once } from 'node:events';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask } from '../fixtures/ask.ts';
import { hear } from '../fixtures/hear.ts';
import { type OpenGateway, openGateway } from '../fixtures/open-gateway.ts';
import { freePort, type RunningProcess, runProcess } from '../fixtures/run-process.ts';
import type { Upstream } from './proxy.ts';

/** Two services as processes of their own behind the door, over the same database. */
let door: OpenGateway;
let processes: RunningProcess[];
let bell: Upstream;

beforeAll(async () => {
  const [echoPort, bellPort] = [await freePort(), await freePort()];
  const at = (port: number) => new URL(`http://127.0.0.1:${port}`);
  bell = { name: 'bell', address: at(bellPort), paths: ['/api/bell'], livePath: '/ws/bell' };
  door = await openGateway(inject('mongodbUri'), {
    upstreams: [{ name: 'echo', address: at(echoPort), paths: ['/api/echo/*'] }, bell],
  });
  const address = databaseOf(inject('mongodbUri'), door.context.db.databaseName);
  const env = { MONGODB_URL: address, TRUST_PROXY: '1' };
  processes = [
    runProcess('fixtures/echo-main.ts', { ...env, PORT: String(echoPort) }),
    runProcess('fixtures/bell-main.ts', { ...env, PORT: String(bellPort) }),
  ];
  await Promise.all(processes.map(({ says }) => says('answers on')));
});

afterAll(async () => {
  for (const { child } of processes) child.kill('SIGTERM');
  for (const { ended } of processes) expect((await ended).code).toBe(0);
  await door.end();
});

/** The test run's address with another database. */
function databaseOf(uri: string, name: string): string {
  const [, server, options = ''] = /^(mongodb:\/\/[^/?]+)[^?]*(\?.*)?$/.exec(uri) ?? [];
  return `${server}/${name}${options}`;
}

it('a call crosses the processes, and what it keeps is there for the next one', async () => {
  const put = await ask(door.url, '/api/echo/notes/1', {
    method: 'PUT',
    body: 'from far',
    headers: { origin: door.url },
  });
  expect(put.json).toEqual({ kept: true });
  expect((await ask(door.url, '/api/echo/notes/1')).json).toEqual({ _id: '1', text: 'from far' });
  expect(await door.context.db.collection('echo-notes').countDocuments()).toBe(1);
});

it('a call carries its id and its caller across', async () => {
  const answer = await ask(door.url, '/api/echo', { method: 'POST', body: 'x' });
  expect(answer.json).toMatchObject({
    id: answer.headers['x-request-id'],
    headers: { 'x-forwarded-for': '127.0.0.1' },
  });
});

it('a call from a page of another site is refused there as it would be here', async () => {
  const answer = await ask(door.url, '/api/echo', {
    method: 'POST',
    headers: { origin: 'http://evil.example' },
  });
  expect(answer.json).toMatchObject({ code: 'foreign-origin' });
});

it('a WebSocket crosses as well, with its person and in both directions', async () => {
  // The service reads the true clock; the session has to be open by it.
  door.context.setNow(Date.now());
  const cookie = await door.context.cookieOf({ id: 'ana', kind: 'member' });
  const socket = new WebSocket(`${door.url.replace('http', 'ws')}/ws/bell`, {
    headers: { cookie, origin: door.url },
  });
  expect(await hear(socket)).toBe('hello ana');
  for (const word of ['ring', 'x'.repeat(8000)]) {
    socket.send(word);
    expect(await hear(socket)).toBe(`heard ${word}`);
  }
  socket.close(1000);
  expect((await once(socket, 'close'))[0]).toBe(1000);
});

it('a stop of the door sends such a WebSocket away with 1001', async () => {
  const other = await openGateway(inject('mongodbUri'), { upstreams: [bell] });
  const socket = new WebSocket(`${other.url.replace('http', 'ws')}/ws/bell`);
  await hear(socket);
  const closed = once(socket, 'close');
  await other.gateway.stop(60_000);
  expect((await closed)[0]).toBe(1001);
  await other.context.end();
});
