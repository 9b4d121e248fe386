import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { parse as parseCookies } from 'hono/utils/cookie';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOwnOrigin } from './origin.ts';
import { personOfSession, sessionCookie } from './person.ts';
import type { LiveChannel, ServiceContext } from './service.ts';

/** Bytes; larger frames end the connection with close code 1009. */
const maxPayload = 8 * 1024;

/** Bytes of answers that may wait for a caller who goes on asking. They wait in memory: measured at 240 MB a second. */
const mostUnread = 1024 * 1024;

/** Ends a connection whose other end asks and asks, and reads nothing of what it is answered. */
function endWhoDoesNotRead(webSocket: WebSocket): void {
  webSocket.on('message', () => {
    if (webSocket.bufferedAmount > mostUnread) webSocket.terminate();
  });
}

/** Answers an upgrade with a plain HTTP refusal. */
export function refuseUpgrade(
  socket: Duplex,
  status: '403 Forbidden' | '404 Not Found' | '502 Bad Gateway',
): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

export type LiveServer = {
  /** Handles an upgrade when the path is one of the channels'. @returns false when it is not */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Closes every connection with 1001 'going away', so that clients reconnect elsewhere. */
  close(): void;
};

/**
 * Does the WebSocket upgrades of the services' live channels: the Origin is checked and the person is read from the
 * session cookie, here and once, before a service sees the socket. perMessageDeflate is off: measured at 8x memory.
 */
export function createLiveServer(context: ServiceContext, channels: LiveChannel[]): LiveServer {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload });
  const connect = async (channel: LiveChannel, request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const name = sessionCookie(context.config);
    const cookies = parseCookies(request.headers.cookie ?? '', name);
    const person = await personOfSession(context, cookies[name]);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      endWhoDoesNotRead(webSocket);
      channel.connect(webSocket, person);
    });
  };
  return {
    upgrade(request, socket, head) {
      const [path] = (request.url ?? '').split('?', 1);
      const channel = channels.find((each) => each.path === path);
      if (!channel) return false;
      const { origin, host } = request.headers;
      if (origin !== undefined && !isOwnOrigin(origin, host ?? null, context.config.publicUrl)) {
        refuseUpgrade(socket, '403 Forbidden');
        return true;
      }
      connect(channel, request, socket, head).catch((err: unknown) => {
        context.log.error({ err, path }, 'upgrade failed');
        refuseUpgrade(socket, '502 Bad Gateway');
      });
      return true;
    },
    close() {
      for (const client of sockets.clients) client.close(1001, 'restarting');
      sockets.close();
    },
  };
}

/** Lets a server hand its upgrades to the channels; any other path is refused. */
export function attachLiveServer(server: Server, live: LiveServer): void {
  server.on('upgrade', (request, socket, head) => {
    // Node takes its own listener off with the upgrade: until someone adds theirs, a reset would end the process.
    socket.on('error', () => socket.destroy());
    if (!live.upgrade(request, socket, head)) refuseUpgrade(socket, '404 Not Found');
  });
}
