import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask } from '../fixtures/ask.ts';
import { listen, type OpenGateway, openGateway } from '../fixtures/open-gateway.ts';

let opened: { door: OpenGateway; upstream: Server } | undefined;
afterEach(async () => {
  await opened?.door.end();
  opened?.upstream.close();
  opened?.upstream.closeAllConnections();
  opened = undefined;
});

/** A door before a service of one function, which answers everything below /api/far. */
async function doorBefore(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  config: { trustProxy?: boolean } = {},
): Promise<OpenGateway & { upstream: Server }> {
  const upstream = createServer(answer);
  const address = new URL(await listen(upstream));
  const door = await openGateway(inject('mongodbUri'), {
    upstreams: [{ name: 'far', address, paths: ['/api/far/*'], livePath: '/ws/far' }],
    config,
  });
  opened = { door, upstream };
  return { ...door, upstream };
}

/** Tells what came in. */
const mirror = async (request: IncomingMessage, response: ServerResponse) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const { method, url, headers, rawHeaders } = request;
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ method, url, headers, rawHeaders, body }));
};

it('passes a request on as it is, with its query and its body', async () => {
  const { url } = await doorBefore(mirror);
  const answer = await ask(url, '/api/far/away?x=%20y&z', { method: 'PATCH', body: '{"a":1}' });
  expect(answer.json).toMatchObject({ method: 'PATCH', url: '/api/far/away?x=%20y&z', body: '{"a":1}' });
  const chunked = await ask(url, '/api/far', {
    method: 'DELETE',
    headers: { 'transfer-encoding': 'chunked' },
    body: 'in chunks',
  });
  expect(chunked.json).toMatchObject({ method: 'DELETE', body: 'in chunks' });
  expect((await ask(url, '/api/far', { method: 'HEAD' })).bytes).toHaveLength(0);
});

it('keeps Host, by which the service knows its own pages', async () => {
  const { url } = await doorBefore(mirror);
  const answer = await ask(url, '/api/far', { headers: { host: 'haven.example' } });
  expect(answer.json).toMatchObject({
    headers: { host: 'haven.example', 'x-forwarded-host': 'haven.example' },
  });
});

it('tells the service who calls, whatever the caller says', async () => {
  const { url } = await doorBefore(mirror);
  const answer = await ask(url, '/api/far', {
    headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', forwarded: 'for=203.0.113.9' },
  });
  expect(answer.json).toMatchObject({
    headers: {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-request-id': answer.headers['x-request-id'],
    },
  });
  expect(answer.text).not.toContain('203.0.113.9');
});

it("believes the operator's own proxy about the caller, and only its own hop", async () => {
  const { url } = await doorBefore(mirror, { trustProxy: true });
  const answer = await ask(url, '/api/far', {
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-forwarded-proto': 'https' },
  });
  expect(answer.json).toMatchObject({
    headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
  });
});

it("keeps each connection's own headers to that connection", async () => {
  const { url } = await doorBefore((request, response) => {
    response.setHeader('connection', 'x-inner');
    response.setHeader('x-inner', 'secret');
    mirror(request, response);
  });
  const answer = await ask(url, '/api/far', {
    headers: {
      connection: 'close, X-Outer',
      'x-outer': 'secret',
      te: 'trailers',
      'proxy-authorization': 'secret',
    },
  });
  expect(answer.text).not.toContain('secret');
  expect(answer.headers['x-inner']).toBeUndefined();
});

it.each(['GET', 'DELETE', 'POST'])(
  'never lets the body of a %s become a request of its own',
  async (method) => {
    const heard: unknown[] = [];
    const { url } = await doorBefore((request, response) => {
      heard.push(request.url);
      mirror(request, response);
    });
    const body = 'GET /api/far/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
    const headers = {
      connection: 'Host , Content-Length',
      host: 'haven.example',
      'content-length': body.length,
    };
    const answer = await ask(url, '/api/far', { method, headers, body });
    expect(answer.json).toMatchObject({ body, headers: { host: 'haven.example' } });
    await ask(url, '/api/far/next');
    expect(heard).toEqual(['/api/far', '/api/far/next']);
  },
);

it('gives back several cookies, and headers that the door sets only once', async () => {
  const { url } = await doorBefore((_, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2']).setHeader('x-frame-options', 'SAMEORIGIN').end('{}');
  });
  const { headers } = await ask(url, '/api/far');
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['cache-control']).toBe('no-store');
});

it('passes an answer on while it is still being made', async () => {
  const finish = Promise.withResolvers<void>();
  const { url } = await doorBefore(async (_, response) => {
    response.write('first');
    await finish.promise;
    response.end('last');
  });
  const answer = await fetch(`${url}/api/far`);
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  finish.resolve();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
});

it('answers 503 with Retry-After for a service that is not there', async () => {
  const { url, upstream } = await doorBefore(mirror);
  upstream.close();
  await once(upstream, 'close');
  const answer = await ask(url, '/api/far', { method: 'POST', body: 'x' });
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json).toMatchObject({ code: 'service-away', requestId: answer.headers['x-request-id'] });
});

it('answers 502 for a service that hangs up instead of answering', async () => {
  const { url } = await doorBefore((request) => request.socket.destroy());
  const answer = await ask(url, '/api/far', { method: 'POST', body: 'x' });
  expect(answer.status).toBe(502);
  expect(answer.json).toMatchObject({ code: 'service-away' });
});

it('asks again when a kept connection turns out to be closed, so that a restart goes unnoticed', async () => {
  let calls = 0;
  const { url } = await doorBefore((request, response) => {
    calls += 1;
    if (calls === 2) request.socket.resetAndDestroy();
    else response.end('{}');
  });
  expect((await ask(url, '/api/far')).status).toBe(200);
  expect((await ask(url, '/api/far')).status).toBe(200);
  expect(calls).toBe(3);
});

it('breaks the connection when an answer breaks off, so that half of one never looks whole', async () => {
  const { url } = await doorBefore((_, response) => {
    response.write('half', () => response.destroy());
  });
  const answer = await fetch(`${url}/api/far`);
  await expect(answer.text()).rejects.toThrow('terminated');
});

it('takes the request back from the service when the caller goes away', async () => {
  const gone = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const { url } = await doorBefore((request) => {
    asked.resolve();
    request.socket.once('close', () => gone.resolve());
  });
  const caller = connect(Number(new URL(url).port), '127.0.0.1');
  caller.write('GET /api/far HTTP/1.1\r\nHost: x\r\n\r\n');
  await asked.promise;
  caller.destroy();
  await gone.promise;
});

it('refuses a WebSocket from a page of another site before the service hears of it', async () => {
  const { url, upstream } = await doorBefore(mirror);
  let heard = false;
  upstream.on('upgrade', () => {
    heard = true;
  });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/far`, {
    headers: { origin: 'http://evil.example' },
  });
  const [, answer] = await once(socket, 'unexpected-response');
  expect(answer.statusCode).toBe(403);
  expect(heard).toBe(false);
});

it('refuses a WebSocket as the service does, or with 502 when there is none', async () => {
  const { url, upstream } = await doorBefore((_, response) => response.writeHead(404).end());
  const refusal = async () => {
    const [, answer] = await once(
      new WebSocket(`${url.replace('http', 'ws')}/ws/far`),
      'unexpected-response',
    );
    return answer.statusCode;
  };
  expect(await refusal()).toBe(404);
  upstream.close();
  expect(await refusal()).toBe(502);
});
