import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createLiveServer, refuseUpgrade } from '@haven/kit/live-server';
import { isOwnOrigin } from '@haven/kit/origin';
import type { Service, ServiceContext } from '@haven/kit/service';
import { requestIdFrom } from '@haven/kit/service-app';
import type { ServiceProxy } from './proxy/proxy.ts';
import { plainPath } from './request-path.ts';

/** Milliseconds. */
const handshakeLimit = 30_000;

export type WebSocketRouter = {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Sends every WebSocket away with 1001, and refuses new ones. */
  close(): void;
  /** Ends every connection at once. */
  cut(): void;
};

/**
 * Lets WebSockets in: to a service in this process, or on to one of its own. Only from our own pages: a browser sends
 * the cookie along from any page, and names that page in Origin.
 *
 * @param proxied live paths of services that are processes of their own
 */
export function createWebSocketRouter(
  context: ServiceContext,
  services: Service[],
  proxied: ReadonlyMap<string, ServiceProxy>,
): WebSocketRouter {
  const live = createLiveServer(
    context,
    services.flatMap((service) => service.live ?? []),
  );
  const sockets = new Set<Duplex>();
  let closed = false;

  const route = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = plainPath(request.url);
    if (closed) return refuseUpgrade(socket, '502 Bad Gateway');
    if (path === null) return refuseUpgrade(socket, '404 Not Found');
    const proxy = proxied.get(path);
    if (!proxy) {
      if (!live.upgrade(request, socket, head)) refuseUpgrade(socket, '404 Not Found');
      return;
    }
    const { origin, host } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, host ?? null, context.config.publicUrl)) {
      return refuseUpgrade(socket, '403 Forbidden');
    }
    proxy.upgrade(request, socket, head, requestIdFrom(request.headers['x-request-id']?.toString()));
  };

  return {
    upgrade(request, socket, head) {
      sockets.add(socket);
      // Node takes its own listener off with the upgrade: until someone adds theirs, a reset would end the process.
      socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
      // Until the handshake is done, and for who was refused but does not hang up; a WebSocket may be silent for long.
      request.socket.setTimeout(handshakeLimit, () => socket.destroy());
      route(request, socket, head);
    },
    close() {
      closed = true;
      live.close();
      for (const proxy of proxied.values()) proxy.closeLive();
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
