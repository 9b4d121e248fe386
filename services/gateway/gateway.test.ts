import { once } from 'node:events';
import { connect } from 'node:net';
import type { CreateService } from '@haven/kit/service';
import { serviceApp } from '@haven/kit/service-app';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ask } from './fixtures/ask.ts';
import { createBell } from './fixtures/bell.ts';
import { cableTo } from './fixtures/cable.ts';
import { createEcho } from './fixtures/echo.ts';
import { hear } from './fixtures/hear.ts';
import { type OpenGateway, openGateway } from './fixtures/open-gateway.ts';

let door: OpenGateway;
beforeAll(async () => {
  door = await openGateway(inject('mongodbUri'), { create: [createEcho, createBell] });
});
afterAll(() => door.end());

describe('a call to a service', () => {
  it('reaches it and comes back, kept by nobody', async () => {
    const answer = await ask(door.url, '/api/echo', { method: 'POST', body: 'hello' });
    expect(answer.json).toMatchObject({ method: 'POST', body: 'hello' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  it('has one id, here and in the service, made here or given by whoever stands in front', async () => {
    const made = await ask(door.url, '/api/echo');
    expect(made.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(made.json).toMatchObject({ id: made.headers['x-request-id'] });

    const given = await ask(door.url, '/api/echo', { headers: { 'x-request-id': 'from-the-proxy-1' } });
    expect(given.headers['x-request-id']).toBe('from-the-proxy-1');
    expect(given.json).toMatchObject({ id: 'from-the-proxy-1' });

    const forged = await ask(door.url, '/api/echo', { headers: { 'x-request-id': 'a "line" in the log' } });
    expect(forged.headers['x-request-id']).not.toContain('line');
    expect(forged.json).toMatchObject({ id: forged.headers['x-request-id'] });
  });

  it('that nobody answers is a 404 in the one error shape', async () => {
    for (const path of ['/api/nowhere', '/api', '/ws/bell', '/api/echo/nowhere']) {
      const answer = await ask(door.url, path);
      expect(answer.status).toBe(404);
      expect(answer.json).toMatchObject({ code: 'not-found', requestId: answer.headers['x-request-id'] });
    }
  });

  it('from a page of another site is refused', async () => {
    const post = (origin: string) => ask(door.url, '/api/echo', { method: 'POST', headers: { origin } });
    expect((await post('http://evil.example')).json).toMatchObject({ code: 'foreign-origin' });
    expect((await post('null')).status).toBe(403);
    expect((await post(door.url)).status).toBe(200);
  });

  it('is refused at the door when it announces more than 4 MB', async () => {
    const headers = { 'content-length': 4 * 1024 * 1024 + 1 };
    const socket = connect(Number(new URL(door.url).port), '127.0.0.1');
    socket.write(
      `POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: ${headers['content-length']}\r\n\r\n`,
    );
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"too-large"');
  });

  it('with an address that cannot be read is a 400', async () => {
    const answer = await ask(door.url, '/api/echo/%zz');
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'bad-address' });
  });

  it('says nothing about what serves it', async () => {
    const { headers } = await ask(door.url, '/api/echo');
    expect(headers.server).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('health', () => {
  it('is up, and ready while the database answers', async () => {
    const up = await ask(door.url, '/healthz');
    expect([up.status, up.json]).toEqual([200, { status: 'up' }]);
    expect(up.headers['cache-control']).toBe('no-store');
    const ready = await ask(door.url, '/readyz');
    expect([ready.status, ready.json]).toEqual([200, { status: 'ready' }]);
  });

  it('is not ready while the database is away, and still up; and ready when it is back', async () => {
    const cable = await cableTo(inject('mongodbUri'));
    const cut = await openGateway(cable.uri);
    cable.pull();
    const answer = await ask(cut.url, '/readyz');
    expect([answer.status, answer.json]).toEqual([503, { status: 'database-away' }]);
    expect((await ask(cut.url, '/healthz')).status).toBe(200);
    await cable.plugIn();
    await vi.waitFor(async () => expect((await ask(cut.url, '/readyz')).status).toBe(200), 10_000);
    await cut.end();
    cable.pull();
  }, 20_000);

  it('is not ready while the database hangs, and does not hang with it', async () => {
    const cable = await cableTo(inject('mongodbUri'));
    const frozen = await openGateway(cable.uri);
    cable.hang();
    const answer = await ask(frozen.url, '/readyz');
    expect([answer.status, answer.json]).toEqual([503, { status: 'database-away' }]);
    await frozen.gateway.stop(0);
    cable.pull();
    await frozen.context.db.client.close();
  });
});

describe('a WebSocket', () => {
  const live = (path: string, options = {}) =>
    new WebSocket(`${door.url.replace('http', 'ws')}${path}`, options);

  it('reaches its service, which knows the person by their cookie', async () => {
    const cookie = await door.context.cookieOf({ id: 'ana', kind: 'member' });
    const socket = live('/ws/bell', { headers: { cookie, origin: door.url } });
    expect(await hear(socket)).toBe('hello ana');
    socket.send('ring');
    expect(await hear(socket)).toBe('heard ring');
    socket.close();
    await once(socket, 'close');
  });

  it.each([
    ['from a page of another site', '/ws/bell', 'http://evil.example', 403],
    ['to where nobody listens', '/ws/nowhere', undefined, 404],
    ['to an address that cannot be read', '//', undefined, 404],
  ])('%s is refused, and the door stays up', async (_, path, origin, status) => {
    const socket = live(path, { headers: origin ? { origin } : {} });
    const [, answer] = await once(socket, 'unexpected-response');
    expect(answer.statusCode).toBe(status);
    expect((await ask(door.url, '/healthz')).status).toBe(200);
  });

  it('is the only upgrade: others are ordinary requests', async () => {
    const answer = await ask(door.url, '/healthz', { headers: { connection: 'Upgrade', upgrade: 'h2c' } });
    expect(answer.status).toBe(200);
  });
});

describe('a stop', () => {
  /** A service whose answer waits until the test says so. */
  function slowService() {
    const [asked, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const create: CreateService = async (context) => {
      const app = serviceApp(context);
      app.get('/api/slow', async (c) => {
        asked.resolve();
        await finish.promise;
        return c.json({ done: true });
      });
      return { name: 'slow', paths: ['/api/slow'], app };
    };
    return { create, asked: asked.promise, finish: finish.resolve };
  }

  it('lets a request in flight finish, and takes no new connection', async () => {
    const slow = slowService();
    const stopping = await openGateway(inject('mongodbUri'), { create: [slow.create] });
    const answer = ask(stopping.url, '/api/slow');
    await slow.asked;
    const stopped = stopping.gateway.stop(60_000);
    await expect(ask(stopping.url, '/healthz')).rejects.toThrow('ECONNREFUSED');
    slow.finish();
    expect((await answer).json).toEqual({ done: true });
    await stopped;
    await stopping.context.end();
  });

  it('does not wait for a browser that keeps its connection after the answer', async () => {
    const slow = slowService();
    const stopping = await openGateway(inject('mongodbUri'), { create: [slow.create] });
    const browser = connect(Number(new URL(stopping.url).port), '127.0.0.1');
    browser.write('GET /api/slow HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n');
    await slow.asked;
    const stopped = stopping.gateway.stop(60_000);
    slow.finish();
    await stopped;
    expect(Buffer.concat(await browser.toArray()).toString()).toContain('{"done":true}');
    await stopping.context.end();
  });

  it('tells a balancer on a connection that is still open that it is stopping', async () => {
    const slow = slowService();
    const stopping = await openGateway(inject('mongodbUri'), { create: [slow.create] });
    const socket = connect(Number(new URL(stopping.url).port), '127.0.0.1');
    socket.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await slow.asked;
    const stopped = stopping.gateway.stop(60_000);
    const second = once(stopping.gateway.server, 'request');
    socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
    await second;
    slow.finish();
    const answers = Buffer.concat(await socket.toArray()).toString();
    expect(answers).toContain('{"done":true}');
    expect(answers).toContain('{"status":"stopping"}');
    await stopped;
    await stopping.context.end();
  });

  it('cuts off what does not finish in time', async () => {
    const slow = slowService();
    const stopping = await openGateway(inject('mongodbUri'), { create: [slow.create] });
    const answer = ask(stopping.url, '/api/slow').catch((error: unknown) => error);
    await slow.asked;
    await stopping.gateway.stop(1);
    expect(await answer).toMatchObject({ code: 'ECONNRESET' });
    slow.finish();
    await stopping.context.end();
  });

  it('sends WebSockets away with 1001, so that they come back', async () => {
    const stopping = await openGateway(inject('mongodbUri'), { create: [createBell] });
    const socket = new WebSocket(`${stopping.url.replace('http', 'ws')}/ws/bell`);
    await hear(socket);
    const closed = once(socket, 'close');
    await stopping.gateway.stop(60_000);
    expect((await closed)[0]).toBe(1001);
    await stopping.context.end();
  });
});
