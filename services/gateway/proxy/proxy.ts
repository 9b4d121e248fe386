import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream';
import type { Config } from '@haven/kit/config';
import { HavenError } from '@haven/kit/errors';
import { refuseUpgrade } from '@haven/kit/live-server';
import type { Logger } from '@haven/kit/log';
import type { Answers } from '../json-answers.ts';
import type { RawHeaders } from '../security-headers.ts';
import { headersForService, headersFromService } from './forwarded-headers.ts';
import { createTunnels } from './tunnels.ts';

/** Milliseconds without a byte from the service, after which its caller gets an answer from the door instead. */
const patience = 30_000;

/** A service that runs as a process of its own. */
export type Upstream = {
  name: string;
  /** `http://host:port` */
  address: URL;
  /** The paths that it answers, as Hono patterns. */
  paths: readonly string[];
  /** The path of its WebSocket, where it has one. */
  livePath?: string | undefined;
};

export type ServiceProxy = {
  handle(request: IncomingMessage, response: ServerResponse, requestId: string): void;
  /** Passes a WebSocket on. The caller has checked the Origin. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, requestId: string): void;
  /** Tells every WebSocket to reconnect elsewhere (1001). */
  closeLive(): void;
  close(): void;
};

type ProxyOptions = { config: Config; log: Logger; answers: Answers; security: RawHeaders };

class TooSlow extends Error {}

/**
 * Passes requests on to a service, as they come, without reading them (node:http costs a fifth of `hono/proxy`).
 *
 * A caller who goes away takes the service's request with them; a service that goes away mid-answer breaks the
 * caller's connection, so that half an answer never looks whole.
 */
export function createProxy(
  upstream: Upstream,
  { config, log, answers, security }: ProxyOptions,
): ServiceProxy {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = upstream.address;
  const setByDoor = security.filter((_, index) => index % 2 === 0);
  const tunnels = createTunnels();

  const open = (incoming: IncomingMessage, headers: string[], over: Agent | false): ClientRequest =>
    send({
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      method: incoming.method,
      path: incoming.url,
      headers,
      agent: over,
      timeout: patience,
    }).on('timeout', function (this: ClientRequest) {
      this.destroy(new TooSlow('no answer in time'));
    });

  const answerWith = (incoming: IncomingMessage, response: ServerResponse, requestId: string) => {
    response.writeHead(incoming.statusCode ?? 502, [
      ...security,
      ...(incoming.headers['cache-control'] === undefined ? ['cache-control', 'no-store'] : []),
      ...headersFromService(incoming.rawHeaders, setByDoor),
      ...['x-request-id', requestId],
    ]);
    pipeline(incoming, response, (error) => {
      if (error) log.info({ service: upstream.name, requestId, reason: error.message }, 'answer cut off');
    });
  };

  const handle: ServiceProxy['handle'] = (incoming, response, requestId) => {
    const outgoing = open(incoming, headersForService(incoming, requestId, config), agent);
    const cut = () => {
      if (!response.writableFinished) outgoing.destroy();
    };
    response.once('close', cut);
    let answered = false;
    outgoing.once('response', (answer: IncomingMessage) => {
      answered = true;
      answerWith(answer, response, requestId);
    });
    outgoing.on('error', (error) => {
      // After the answer has begun, its own stream tells how it ends; before that, a gone caller needs none.
      if (answered || response.destroyed) return;
      if (isStaleConnection(outgoing, error) && !hasBody(incoming)) {
        response.off('close', cut);
        handle(incoming, response, requestId);
        return;
      }
      log.warn({ service: upstream.name, requestId, reason: error.message }, 'service away');
      answers.error(response, requestId, awayError(error));
    });
    if (hasBody(incoming)) incoming.pipe(outgoing);
    else outgoing.end();
  };

  return {
    handle,
    upgrade(incoming, socket, head, requestId) {
      const headers = [
        ...headersForService(incoming, requestId, config),
        ...['connection', 'Upgrade', 'upgrade', 'websocket'],
      ];
      const outgoing = open(incoming, headers, false);
      const giveUp = () => outgoing.destroy();
      socket.once('close', giveUp);
      outgoing.once('upgrade', (answer, upstreamSocket, upstreamHead) => {
        socket.off('close', giveUp);
        incoming.socket.setTimeout(0);
        upstreamSocket.setTimeout(0);
        tunnels.join(socket, head, { answer, socket: upstreamSocket, head: upstreamHead });
      });
      outgoing.once('response', (answer: IncomingMessage) => {
        answer.resume();
        const refusals = { 403: '403 Forbidden', 404: '404 Not Found' } as const;
        const status = answer.statusCode;
        refuseUpgrade(socket, status === 403 || status === 404 ? refusals[status] : '502 Bad Gateway');
      });
      outgoing.on('error', (error) => {
        log.warn({ service: upstream.name, requestId, reason: error.message }, 'service away');
        if (!socket.destroyed) refuseUpgrade(socket, '502 Bad Gateway');
      });
      outgoing.end();
    },
    closeLive: tunnels.close,
    close: () => agent.destroy(),
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A kept connection that the service closed just as it was used again; nothing of the request was looked at. */
const isStaleConnection = (outgoing: ClientRequest, error: Error) =>
  outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET';

/** What the caller is told when the service does not answer. Retry-After, since it is most likely being restarted. */
function awayError(error: Error): HavenError {
  const headers = { 'retry-after': '5' };
  if (error instanceof TooSlow) {
    return new HavenError(504, 'service-slow', 'This took too long. Please try again.', { headers });
  }
  const notThere = 'code' in error && error.code !== 'ECONNRESET';
  const message = 'This part of Haven is away for a moment. Please try again.';
  return new HavenError(notThere ? 503 : 502, 'service-away', message, { headers });
}
