/**
 * The built front ends, read into memory once at start: from a Buffer a file costs a hundredth of what it costs to
 * compress it while serving (design, 'What costs what').
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Logger } from '@haven/kit/log';
import * as z from 'zod/mini';
import { contentSecurityPolicy, securityHeaders } from '../security-headers.ts';
import {
  type BuiltFile,
  builtFile,
  digestOf,
  type FileBytes,
  immutable,
  readBuiltFolder,
  revalidated,
} from './built-file.ts';
import { createPages, type Pages } from './pages.ts';
import { readRemotes } from './remotes.ts';

export type Site = {
  /** URL path to file. What is not in here does not exist: no path of a request ever reaches the disk. */
  files: ReadonlyMap<string, BuiltFile>;
  /** Undefined while the shell is not built. */
  pages: Pages | undefined;
};

export type SiteOptions = {
  /** The folder that holds `shell/` and the areas. */
  root: string;
  publicUrl: URL;
  /** See `readDevelopedRemotes`. */
  developedRemotes: Map<string, URL>;
  log: Logger;
};

const shellSchema = z.object({ routes: z.array(z.string().check(z.startsWith('/'))) });

/**
 * Reads what the builds left in `shell/dist` and in the areas' `dist` folders. What is not built is in the log.
 *
 * @throws when what was built does not fit together
 */
export async function readSite({ root, publicUrl, developedRemotes, log }: SiteOptions): Promise<Site> {
  const security = securityHeaders(publicUrl);
  const files = new Map<string, BuiltFile>();
  const add = (path: string, bytes: FileBytes, cacheControl: string) =>
    files.set(path, builtFile(path, bytes, cacheControl, security));

  const remotes = await readRemotes(root, developedRemotes, log);
  for (const [path, bytes] of remotes.files) add(path, bytes, immutable);
  const registryFile = { identity: Buffer.from(JSON.stringify(remotes.registry)) };
  add('/remotes.json', registryFile, revalidated);

  const built = await readBuiltFolder(join(root, 'shell/dist'));
  if (built.size === 0) {
    log.warn('the shell is not built: there are no pages');
    return { files, pages: undefined };
  }
  for (const [path, bytes] of below('assets/', built)) add(encodeURI(`/assets/${path}`), bytes, immutable);
  for (const [path, bytes] of below('root/', built)) add(encodeURI(`/${path}`), bytes, revalidated);

  const shell = z.parse(shellSchema, JSON.parse(await readFile(join(root, 'shell/dist/shell.json'), 'utf8')));
  const release = releaseOf([...built, ...remotes.files, ['/remotes.json', registryFile]]);
  const pages = createPages({
    templates: below('pages/', built),
    shellRoutes: shell.routes,
    registry: remotes.registry,
    release,
    policy: contentSecurityPolicy(
      publicUrl,
      [...developedRemotes.values()].map(({ origin }) => origin),
    ),
    security,
  });
  const worker = built.get('sw.js');
  if (worker) {
    const kept = [...files.keys()].filter(
      (path) => /^\/(assets|remotes)\//.test(path) && isUsedByPages(path),
    );
    add(
      '/sw.js',
      workerOf(worker.identity, { id: release, files: kept, pages: pages.addresses }),
      revalidated,
    );
  }
  return { files, pages };
}

/** The files below a folder, by their paths in it. */
function below(folder: string, files: Map<string, FileBytes>): Map<string, FileBytes> {
  const inside = [...files].filter(([path]) => path.startsWith(folder));
  return new Map(inside.map(([path, bytes]) => [path.slice(folder.length), bytes]));
}

/** Names what all files are together: another name as soon as one byte of one of them is another. */
function releaseOf(files: [path: string, bytes: FileBytes][]): string {
  const lines = files.map(([path, { identity }]) => `${path}:${digestOf(identity)}`);
  return digestOf(lines.sort().join('\n'));
}

/** False for what a build leaves for people and tools: nobody needs that offline. */
const isUsedByPages = (path: string) => !/\.map$|\.LICENSE\.txt$|(-stats|\/remote)\.json$/.test(path);

/** The background worker, told what its release consists of; so its bytes change with each release. */
function workerOf(script: Buffer, release: { id: string; files: string[]; pages: string[] }): FileBytes {
  const identity = Buffer.concat([Buffer.from(`self.HAVEN_RELEASE = ${JSON.stringify(release)};\n`), script]);
  return { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}
