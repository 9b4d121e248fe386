import type { ComponentType } from 'react';
import type { TextLoaders } from '../language/index.ts';

/** Raised when the contract changes so that an older remote no longer fits. */
export const remoteApiVersion = 1;

/** A screen that a remote owns. The shell knows its path from the registry before any code is loaded. */
export type RemoteRoute = {
  path: `/${string}`;
  /** Key of the screen's title in the remote's texts; becomes the page's title. */
  title: string;
  screen: () => Promise<{ default: ComponentType }>;
};

/** What a remote exposes as `./routes`, and all that the shell knows of it. */
export type RemoteModule = {
  apiVersion: typeof remoteApiVersion;
  /** The area, which is also the namespace of its texts: `support`. */
  area: string;
  texts: TextLoaders;
  routes: RemoteRoute[];
};

/** Declares a remote; the compiler holds it to the contract. */
export const defineRemote = (remote: Omit<RemoteModule, 'apiVersion'>): RemoteModule => ({
  apiVersion: remoteApiVersion,
  ...remote,
});

/** Checks at run time what came over the network, which no compiler saw. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'apiVersion' in value &&
    value.apiVersion === remoteApiVersion &&
    'routes' in value &&
    Array.isArray(value.routes)
  );
}
