import { cacheName } from './release-cache.ts';

/** Milliseconds that a page may take from the network before the one on the device is shown. */
const patience = 5000;

async function fromNetwork(request: Request): Promise<Response> {
  const response = await fetch(request, { signal: AbortSignal.timeout(patience) });
  // A proxy in front of a stopped Haven answers 502 to 504: the page on the device serves people better.
  if (response.status >= 502 && response.status <= 504) throw new Error(`answered ${response.status}`);
  return response;
}

/** A page from the network; without one, the page kept on the device: its own, else the app's, which draws any route. */
export async function answerPage(request: Request, release: string): Promise<Response> {
  try {
    return await fromNetwork(request);
  } catch (error) {
    const cache = await caches.open(cacheName(release));
    const kept = (await cache.match(new URL(request.url).pathname)) ?? (await cache.match('/'));
    if (kept) return kept;
    throw error;
  }
}

/** A file whose content never changes: from the device, else from the network. */
export async function answerFile(request: Request, release: string): Promise<Response> {
  const cache = await caches.open(cacheName(release));
  return (await cache.match(request.url)) ?? fetch(request);
}
