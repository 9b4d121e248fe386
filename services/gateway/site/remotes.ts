/** The registry of the remotes: which areas there are, where their manifests are, and which routes they own. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '@haven/kit/config';
import type { Logger } from '@haven/kit/log';
import * as z from 'zod/mini';
import { type FileBytes, readBuiltFolder } from './built-file.ts';

/** A remote as the shell finds it in `/remotes.json`. */
export type Remote = { manifest: string; version: string; routes: string[] };
export type Registry = Record<string, Remote>;

export type Remotes = {
  registry: Registry;
  /** URL path to bytes; a version's files never change. */
  files: Map<string, FileBytes>;
};

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const routes = z.array(z.string().check(z.startsWith('/')));

/** `remote.json` in an area's folder, written by hand. */
const sourceSchema = z.object({ name, routes });
/** `dist/remote.json` there, written by the build. */
const releaseSchema = z.object({
  name,
  routes,
  version: z.string().check(z.regex(/^\w[\w.-]*$/)),
  manifest: z.string().check(z.regex(/^[\w-][\w./-]*$/)),
});

/**
 * Reads the remotes that are built, from the areas' `dist` folders. One that is not built, or whose `remote.json` cannot be
 * read, is left out of the registry and named in the log: the rest of the site is served.
 *
 * @param developed manifest addresses by which developers replace a built remote (`HAVEN_REMOTES`)
 */
export async function readRemotes(root: string, developed: Map<string, URL>, log: Logger): Promise<Remotes> {
  const remotes: Remotes = { registry: {}, files: new Map() };
  const folders = (await readdir(root)).filter((folder) => folder.startsWith('mfe-')).sort();
  for (const folder of folders) {
    const leaveOut = (error: unknown) =>
      log.warn({ remote: folder, reason: error instanceof Error ? error.message : error }, 'remote left out');
    await addBuilt(remotes, join(root, folder, 'dist')).catch(leaveOut);
    if (developed.size > 0) await addDeveloped(remotes, join(root, folder), developed).catch(leaveOut);
  }
  const unknown = [...developed.keys()].filter((each) => !remotes.registry[each]);
  if (unknown.length > 0)
    throw new ConfigError(`HAVEN_REMOTES names ${unknown.join(', ')}, which is no remote.`);
  return remotes;
}

async function addBuilt(remotes: Remotes, dist: string): Promise<void> {
  const release = z.parse(releaseSchema, JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')));
  const home = `/remotes/${release.name}/${release.version}`;
  const files = await readBuiltFolder(dist);
  if (!files.has(release.manifest)) throw new Error(`${release.manifest} is missing`);
  for (const [path, bytes] of files) remotes.files.set(encodeURI(`${home}/${path}`), bytes);
  remotes.registry[release.name] = {
    manifest: `${home}/${release.manifest}`,
    version: release.version,
    routes: release.routes,
  };
}

async function addDeveloped(remotes: Remotes, folder: string, developed: Map<string, URL>): Promise<void> {
  const described = z.parse(sourceSchema, JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
  const manifest = developed.get(described.name);
  if (!manifest) return;
  remotes.registry[described.name] = {
    manifest: manifest.href,
    version: 'development',
    routes: described.routes,
  };
}

/**
 * @param text `HAVEN_REMOTES`, such as `support=http://localhost:4003/remoteEntry.js,progress=...`
 * @throws ConfigError
 */
export function readDevelopedRemotes(text: string | undefined): Map<string, URL> {
  const developed = new Map<string, URL>();
  for (const entry of text?.split(',').filter(Boolean) ?? []) {
    const [, remote, address] = /^\s*([^=]+)=(https?:.+?)\s*$/.exec(entry) ?? [];
    if (!remote || !address || !URL.canParse(address)) {
      throw new ConfigError(`HAVEN_REMOTES has "${entry}", which is not name=address.`);
    }
    developed.set(remote, new URL(address));
  }
  return developed;
}
