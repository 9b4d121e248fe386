/** The cache of one release. Pages and files go in together or not at all, so that releases are never mixed. */

export type Release = {
  id: string;
  /** Addresses whose content never changes: scripts, fonts, texts. */
  files: string[];
  /** Addresses of pages, which carry the release they belong to. */
  pages: string[];
};

const prefix = 'haven-release-';

export const cacheName = (release: string) => prefix + release;

/** Removes what other releases left. */
export async function removeStaleCaches(release: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName(release)).map((name) => caches.delete(name)));
}

async function fetchPage(address: string, release: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const text = await response.clone().text();
  if (!text.includes(`name="haven-release" content="${release}"`)) {
    throw new Error(`${address} belongs to another release`);
  }
  return response;
}

/**
 * Fills the cache of a release unless it is complete.
 *
 * @throws when anything could not be had; what was fetched is removed again
 */
export async function fillCache(release: Release): Promise<void> {
  const name = cacheName(release.id);
  const cache = await caches.open(name);
  // The pages are stored last, so one that is there says that all is there.
  const [lastPage = '/'] = release.pages.slice(-1);
  if (await cache.match(lastPage)) return;
  try {
    await cache.addAll(release.files);
    for (const page of release.pages) await cache.put(page, await fetchPage(page, release.id));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}
