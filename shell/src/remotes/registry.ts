/** The remotes that run now: the gateway puts `/remotes.json` into every page, so that no request waits for it. */
import * as z from 'zod/mini';

const registrySchema = z.record(
  z.string(),
  z.object({
    /** Where the remote's manifest (or, under a development server, its entry) is. */
    manifest: z.string(),
    version: z.string(),
    routes: z.array(z.string()),
  }),
);
export type RemoteRegistry = z.infer<typeof registrySchema>;

/**
 * Reads the registry from the page, else fetches `/remotes.json`, as under a development server.
 *
 * @throws when neither can be read
 */
export async function readRegistry(): Promise<RemoteRegistry> {
  const inPage = document.getElementById('haven-remotes')?.textContent;
  if (inPage) return z.parse(registrySchema, JSON.parse(inPage));
  const response = await fetch('/remotes.json');
  return z.parse(registrySchema, await response.json());
}
