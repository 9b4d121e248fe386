import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { HavenError, notFound } from './errors.ts';
import { refuseForeignOrigin } from './origin.ts';
import type { ServiceContext, ServiceEnv } from './service.ts';

/** A request id from a proxy is kept when it looks like one; anything else could be used to write into the log. */
const requestIdShape = /^[\w-]{8,64}$/;

/** The id that a request carries, or a new one. */
export function requestIdFrom(header: string | undefined): string {
  return header && requestIdShape.test(header) ? header : randomUUID();
}

/** Turns whatever was thrown into the one error shape. What was not foreseen is logged and told as a plain 500. */
export function answerError(error: Error, c: Context<ServiceEnv>): Response {
  const requestId = c.get('requestId');
  if (error instanceof HavenError) return c.json(error.body(requestId), error.status, error.headers);
  if (error instanceof HTTPException) {
    return c.json(
      new HavenError(error.status as 400, 'bad-request', error.message || 'Bad request.').body(requestId),
      error.status,
    );
  }
  c.get('service').log.error({ requestId, path: c.req.path, err: error }, 'unforeseen error');
  // Whether anything was changed before it went wrong is not known here, so it isn't said.
  const unforeseen = new HavenError(500, 'unforeseen', 'Something went wrong on our side. Please try again.');
  return c.json(unforeseen.body(requestId), 500);
}

/**
 * The Hono app that every service starts from: request ids, refusal of foreign origins, and errors in one shape.
 *
 * @example
 * const app = serviceApp(context);
 * app.get('/api/progress/sobriety-milestones', async (c) => c.json(await milestones.listOf(await requireMember(c))));
 */
export function serviceApp(context: ServiceContext): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.use(async (c, next) => {
    c.set('service', context);
    c.set('requestId', requestIdFrom(c.req.header('x-request-id')));
    refuseForeignOrigin(c.req.raw, context.config.publicUrl);
    await next();
  });
  app.notFound((c) => c.json(notFound().body(c.get('requestId')), 404));
  app.onError(answerError);
  return app;
}
