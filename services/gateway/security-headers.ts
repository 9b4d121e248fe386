/** Headers as `writeHead` of node:http takes them: name, value, name, value. Made once, at start. */
export type RawHeaders = readonly string[];

/**
 * What every answer carries.
 *
 * Referrer-Policy is `no-referrer` because a site that someone opens from here must not learn where they were.
 * With it, browsers send `Origin: null` with a form that is posted without a script, and kit's origin check refuses
 * that: Haven posts by `fetch` alone.
 */
export function securityHeaders(publicUrl: URL): RawHeaders {
  return [
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'no-referrer',
    'x-frame-options',
    'DENY',
    'cross-origin-opener-policy',
    'same-origin',
    'cross-origin-resource-policy',
    'same-origin',
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(publicUrl.protocol === 'https:' ? ['strict-transport-security', 'max-age=63072000'] : []),
  ];
}

/**
 * The Content-Security-Policy of a page, as a function of the nonce that its styles carry.
 *
 * @param devOrigins where developers serve a remote from, such as `http://localhost:4003`; none in production
 */
export function contentSecurityPolicy(
  publicUrl: URL,
  devOrigins: readonly string[],
): (nonce: string) => string {
  const self = ["'self'", ...devOrigins].join(' ');
  const live = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const before = `default-src 'self'; script-src ${self}; style-src ${self} 'nonce-`;
  const after = [
    "'",
    `img-src ${self} data:`,
    `font-src ${self}`,
    `connect-src ${[self, ...live].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(publicUrl.protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return (nonce) => before + nonce + after;
}
