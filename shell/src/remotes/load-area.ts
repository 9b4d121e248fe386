import { addTexts } from '@haven/shared-ui/language';
import { isRemoteModule, type RemoteModule } from '@haven/shared-ui/remote';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { forgetFailures } from './forget-failures.ts';
import type { RemoteRegistry } from './registry.ts';

const container = (area: string) => `haven_${area}`;

/** Makes the remotes of the registry known to the federation runtime; loads nothing. */
export function registerAreas(registry: RemoteRegistry): void {
  forgetFailures();
  registerRemotes(
    Object.entries(registry).map(([area, { manifest }]) => ({
      name: container(area),
      alias: area,
      entry: new URL(manifest, location.origin).href,
    })),
  );
}

const loading = new Map<string, Promise<RemoteModule>>();

async function load(area: string): Promise<RemoteModule> {
  const loaded = await loadRemote<{ default: unknown }>(`${container(area)}/routes`);
  const remote = loaded?.default;
  if (!isRemoteModule(remote)) throw new Error(`The remote "${area}" does not keep to the contract.`);
  await addTexts(remote.area, remote.texts);
  return remote;
}

/**
 * Loads an area once; a failure is forgotten, so that another call tries again.
 *
 * @param area its name in the registry
 */
export function loadArea(area: string): Promise<RemoteModule> {
  const known = loading.get(area);
  if (known) return known;
  const promise = load(area);
  loading.set(area, promise);
  promise.catch(() => loading.delete(area));
  return promise;
}
