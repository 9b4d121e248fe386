import type { Context } from 'hono';
import type { ServiceEnv } from './service.ts';

/**
 * The network address of the caller, for limits only: never stored beside a person.
 * Behind the operator's proxy it is the last hop that proxy added; otherwise the socket's own.
 */
export function clientAddress(c: Context<ServiceEnv>): string {
  const forwarded = c.get('service').config.trustProxy ? c.req.header('x-forwarded-for') : undefined;
  return forwarded?.split(',').at(-1)?.trim() || (c.env?.incoming?.socket.remoteAddress ?? 'unknown');
}
