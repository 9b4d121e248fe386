import { ECDH } from 'node:crypto';
import { HavenError } from '@haven/kit/errors';

/** Where the browsers of this world have their pushes delivered: Chrome, Firefox, Safari, Edge. */
const knownHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const isKnown = ({ protocol, hostname, port }: URL) =>
  protocol === 'https:' &&
  port === '' &&
  knownHosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));

/**
 * Refuses an endpoint that is no push service's: Haven calls it from inside the operator's network, so a free choice of
 * address would let anybody call what only that network may reach.
 *
 * @param more origins that the operator allows beside the known ones
 * @throws 422 `unknown-push-service`
 */
export function refuseUnknownService(endpoint: string, more: readonly string[] = []): void {
  const address = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (
    address &&
    !address.username &&
    !address.password &&
    (isKnown(address) || more.includes(address.origin))
  )
    return;
  throw new HavenError(
    422,
    'unknown-push-service',
    'subscription.endpoint: This is not a push service that Haven knows.',
  );
}

/** @throws 422 `invalid` for a key that is no point of the curve: nothing could ever be encrypted for it */
export function refuseUselessKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    throw new HavenError(422, 'invalid', 'subscription.keys.p256dh: This is not a key.');
  }
}
