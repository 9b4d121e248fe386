import type { IncomingMessage } from 'node:http';
import type { Config } from '@haven/kit/config';

/** Headers that belong to one connection and are never passed on (RFC 9110, section 7.6.1). */
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What the door says itself, whatever the caller says. */
const ownWords = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-request-id'];

const neverToService = new Set([...hopByHop, ...ownWords]);

/**
 * What a caller can't take off by naming it in Connection. Without its length a body would go on as the next request
 * on a connection that others use as well: its answer would be theirs.
 */
const ofMessage = new Set(['content-length', 'host']);

/**
 * Headers without those of the connection and those in `without`.
 *
 * @param raw name, value, name, value, as node:http gives them: repeated ones (Set-Cookie) stay apart
 * @param without names in lower case
 */
export function endToEnd(raw: readonly string[], without: ReadonlySet<string>): string[] {
  const ofConnection = valuesOf(raw, 'connection')
    .flatMap((value) => value.toLowerCase().split(/\s*,\s*/))
    .filter((name) => !ofMessage.has(name));
  const kept: string[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const [name = '', value = ''] = raw.slice(index, index + 2);
    const lower = name.toLowerCase();
    if (!without.has(lower) && !ofConnection.includes(lower)) kept.push(name, value);
  }
  return kept;
}

function valuesOf(raw: readonly string[], wanted: string): string[] {
  return raw.filter((_, index) => index % 2 === 1 && raw[index - 1]?.toLowerCase() === wanted);
}

/**
 * The headers with which a request goes on to a service behind the door.
 *
 * Host stays what the person's browser asked for: the service compares the page's Origin with it.
 * X-Forwarded-For is the one address that the door believes, not the caller's list with ours behind it: so the service
 * (with TRUST_PROXY=1) counts its limits by the person and not by the door or by a made-up address.
 */
export function headersForService(request: IncomingMessage, requestId: string, config: Config): string[] {
  const { headers, socket } = request;
  const believed = (name: string) => (config.trustProxy ? headers[name]?.toString() : undefined);
  const address = believed('x-forwarded-for')?.split(',').at(-1)?.trim() || socket.remoteAddress;
  return [
    ...endToEnd(request.rawHeaders, neverToService),
    // Said anew because it was taken off with the connection's headers; without it the body would have no frame.
    ...(headers['transfer-encoding'] === undefined ? [] : ['transfer-encoding', 'chunked']),
    ...['x-request-id', requestId],
    ...['x-forwarded-for', address ?? 'unknown'],
    ...['x-forwarded-proto', believed('x-forwarded-proto') ?? 'http'],
    ...['x-forwarded-host', believed('x-forwarded-host') ?? headers.host ?? ''],
  ];
}

/** The headers of a service's answer that go on to the caller: all but the connection's and those the door sets. */
export function headersFromService(raw: readonly string[], setByDoor: readonly string[]): string[] {
  return endToEnd(raw, new Set([...hopByHop, 'x-request-id', ...setByDoor]));
}
