import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fetchPackages } from './apt-packages.ts';
import { newerRelease } from './apt-sources.ts';
import { folderOnce } from './folder-once.ts';
import { projectCache } from './project-cache.ts';
import { NoEngineFits } from './start-error.ts';

/** Debian's names for the processors that the embedded engine has a Linux build for. */
const processors: Record<string, { debian: string; libraries: string; loader: string }> = {
  x64: { debian: 'amd64', libraries: 'usr/lib/x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { debian: 'arm64', libraries: 'usr/lib/aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/**
 * The C and C++ libraries of a newer Debian or Ubuntu, fetched once with this machine's own apt into the project's
 * cache; needs no root and installs nothing.
 *
 * @returns the folder, and the name of the loader in it
 * @throws NoEngineFits when this machine is no Debian or Ubuntu, or apt could not fetch them
 */
export async function newerLibraries(
  say: (line: string) => void,
  options: { cache?: string; arch?: string } = {},
): Promise<{ folder: string; loader: string }> {
  const processor = processors[options.arch ?? process.arch];
  if (!processor) throw new NoEngineFits('The embedded database has no build for this processor.');
  const release = await newerRelease();
  const target = join(options.cache ?? projectCache, 'glibc', `${release.to}-${processor.debian}`);
  const folder = await folderOnce(target, async (partial) => {
    say('Fetching newer system libraries for the embedded database, once; nothing is installed.');
    await fetchPackages(release, processor.debian, async (unpacked) => {
      const from = join(unpacked, processor.libraries);
      // The libraries alone: not the folders beside them (character sets, auditing).
      const filter = (path: string) => path === from || basename(path).includes('.so');
      await cp(from, partial, { recursive: true, verbatimSymlinks: true, filter });
    });
  }).catch((error: unknown) => {
    if (error instanceof NoEngineFits) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new NoEngineFits(`Newer system libraries could not be kept in ${target} (${reason}).`);
  });
  return { folder, loader: processor.loader };
}
