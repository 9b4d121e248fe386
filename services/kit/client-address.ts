import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { ServiceEnv } from './service.ts';

/**
 * The network address of the caller, for limits only: never stored beside a person.
 * Behind the operator's proxy it is the last hop that proxy added; otherwise the socket's own.
 */
export function clientAddress(c: Context<ServiceEnv>): string {
  const forwarded = c.get('service').config.trustProxy ? c.req.header('x-forwarded-for') : undefined;
  return limitedAddress(
    withoutPort(forwarded?.split(',').at(-1)?.trim() ?? '') ||
      (c.env?.incoming?.socket.remoteAddress ?? 'unknown'),
  );
}

/** Some proxies add the caller's port: with it, every new connection would count as somebody new. */
const withoutPort = (hop: string) => hop.replace(/^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/, '$1$2');

/**
 * What a limit counts as one address: an IPv4 address, or a whole IPv6 network of 64 bits, because that is what one
 * household gets, and with it the choice of 2^64 addresses.
 *
 * @example limitedAddress('2001:db8::7:1') // '2001:db8:0:0'
 * @example limitedAddress('::ffff:203.0.113.9') // '203.0.113.9'
 */
export function limitedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
