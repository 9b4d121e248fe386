import { HavenError } from './errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when the request's Origin is the address that people use, or the very host that was asked. Where people use
 * TLS, its plain-text namesake is a stranger: anybody on the way can put a page there.
 */
export function isOwnOrigin(origin: string, host: string | null, publicUrl: URL): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const isAsSafe = page.protocol === 'https:' || page.protocol === publicUrl.protocol;
  return origin === publicUrl.origin || (isAsSafe && page.host === host);
}

/**
 * Protection against cross-site requests that ride on a cookie: a browser names the page's origin with every unsafe
 * request, and it has to be ours. A request without Origin comes from no page, and so carries no one's cookie.
 *
 * @throws 403 `foreign-origin`
 */
export function refuseForeignOrigin(request: Request, publicUrl: URL): void {
  if (safeMethods.has(request.method)) return;
  const origin = request.headers.get('origin');
  if (origin === null && request.headers.get('sec-fetch-site') === null) return;
  if (origin !== null && isOwnOrigin(origin, request.headers.get('host'), publicUrl)) return;
  throw new HavenError(403, 'foreign-origin', 'This request came from another site and was refused.');
}
