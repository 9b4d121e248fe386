import { removeStaleCaches } from '../service-worker/release-cache.ts';

const pageRelease = () => document.querySelector('meta[name="haven-release"]')?.getAttribute('content');

async function start(): Promise<void> {
  const release = pageRelease();
  // A page of a development server belongs to no release.
  if (!release || !('serviceWorker' in navigator)) return;
  if (navigator.onLine) await removeStaleCaches(release);
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage('fill-cache');
}

/**
 * The start-up rule of spec section 4: after the page has loaded, the worker is registered and the caches that other
 * releases left are deleted. The cache of this page's own release stays: it is what makes Haven open offline.
 */
export function startServiceWorker(): void {
  const begin = () => {
    start().catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the spec has a worker that fails logged, and only logged
      console.warn('The service worker could not be started.', error);
    });
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
