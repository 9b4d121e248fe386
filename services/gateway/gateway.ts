/** The one door: every request of a browser comes in here and is answered from memory or handed to its service. */
import { createServer, type Server } from 'node:http';
import { HavenError } from '@haven/kit/errors';
import type { Service, ServiceContext } from '@haven/kit/service';
import { requestIdFrom } from '@haven/kit/service-app';
import type { Handler } from './handler.ts';
import { healthHandler, readinessHandler } from './health.ts';
import { createAnswers } from './json-answers.ts';
import { mountedHandler } from './mounted-service.ts';
import { PathOwners } from './path-owners.ts';
import { createProxy, type Upstream } from './proxy/proxy.ts';
import { createRequestRouter } from './request-router.ts';
import { securityHeaders } from './security-headers.ts';
import { maxHeadersCount, serverLimits } from './server-limits.ts';
import type { Site } from './site/site.ts';
import { createWebSocketRouter } from './websocket-router.ts';

export type GatewayOptions = {
  context: ServiceContext;
  /** Services that live in this process. */
  services: Service[];
  /** Services that run as processes of their own. */
  upstreams: Upstream[];
  site: Site;
};

export type Gateway = {
  /** Not yet listening. */
  server: Server;
  /**
   * Takes no new connections, sends WebSockets away with 1001 and lets requests in flight finish; cuts off what is
   * left after `grace` milliseconds.
   */
  stop(grace: number): Promise<void>;
};

const unforeseen = new HavenError(500, 'unforeseen', 'Something went wrong on our side.');

/**
 * Puts the door together; the caller lets it listen.
 *
 * @example
 * const gateway = createGateway({ context, services, upstreams: [], site });
 * gateway.server.listen(3000);
 */
export function createGateway({ context, services, upstreams, site }: GatewayOptions): Gateway {
  const { config, log } = context;
  const security = securityHeaders(config.publicUrl);
  const answers = createAnswers(security);
  let stopping = false;

  const owners = new PathOwners<Handler>();
  owners.add('/healthz', healthHandler(answers));
  owners.add(
    '/readyz',
    readinessHandler(answers, context.db, () => stopping),
  );
  for (const service of services) {
    const handle = mountedHandler(service, security);
    for (const path of service.paths) owners.add(path, handle);
  }
  const proxied = upstreams.map((upstream) => ({
    upstream,
    proxy: createProxy(upstream, { config, log, answers, security }),
  }));
  for (const { upstream, proxy } of proxied) {
    for (const path of upstream.paths) owners.add(path, proxy.handle);
  }

  const route = createRequestRouter(site, owners, answers);
  const server = createServer(serverLimits, (request, response) => {
    const requestId = requestIdFrom(request.headers['x-request-id']?.toString());
    if (stopping) response.shouldKeepAlive = false;
    try {
      route(request, response, requestId);
    } catch (err) {
      log.error({ err, requestId }, 'unforeseen error at the door');
      if (response.headersSent) response.destroy();
      else answers.error(response, requestId, unforeseen);
    }
  });
  server.maxHeadersCount = maxHeadersCount;
  const live = createWebSocketRouter(
    context,
    services,
    new Map(
      proxied.flatMap(({ upstream, proxy }) => (upstream.livePath ? [[upstream.livePath, proxy]] : [])),
    ),
  );
  server.on('upgrade', live.upgrade);

  return {
    server,
    async stop(grace) {
      stopping = true;
      live.close();
      await closeServer(server, grace, live.cut);
      for (const { proxy } of proxied) proxy.close();
    },
  };
}

/** Closes when the last connection is done, and cuts off the rest after `grace` milliseconds. */
async function closeServer(server: Server, grace: number, cutLive: () => void): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that was busy when the closing began stays open, idle, once its answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => {
    server.closeAllConnections();
    cutLive();
  }, grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
