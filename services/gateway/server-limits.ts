import type { IncomingMessage, ServerOptions } from 'node:http';

/** What one connection may take of the door; milliseconds. */
export const serverLimits = {
  /** Headers come in one or two packets; someone who drips them only wants to hold a connection. */
  headersTimeout: 10_000,
  /** A whole request: the largest body within it is 35 kB/s, which a phone on a bad network manages. */
  requestTimeout: 300_000,
  /** How often the two above are looked at. Node's own 30 s would be the true limit otherwise. */
  connectionsCheckingInterval: 5000,
  /** Longer than the 60 s of nginx and others in front, so that they close first and never use a closed connection. */
  keepAliveTimeout: 65_000,
  /** Any other upgrade (curl offers `h2c`) is an ordinary request. */
  shouldUpgradeCallback: (request: IncomingMessage) => request.headers.upgrade?.toLowerCase() === 'websocket',
} satisfies ServerOptions;

/** Headers that are read; browsers send about 20. */
export const maxHeadersCount = 100;
