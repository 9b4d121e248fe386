/**
 * The engine wants glibc 2.38. On an older Debian three newer libraries are fetched once with apt into a cache folder,
 * as any user and without touching the system, and the engine's process alone is started with them.
 */
import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newerSources } from './apt-sources.ts';

const run = promisify(execFile);

const wanted = { major: 2, minor: 38 };

/** The Debian release whose libraries serve: glibc 2.41. */
const release = 'trixie';

const packages = ['libc6', 'libgcc-s1', 'libstdc++6'];

const cacheFolder = join(import.meta.dirname, '../../.cache/glibc');

export type NewerLibraries = { loader: string; folder: string };

const machines: Partial<Record<NodeJS.Architecture, { triplet: string; loader: string }>> = {
  x64: { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/** True when this system's own libraries are new enough. */
export function isNewEnough(glibcVersion: string): boolean {
  const [major = 0, minor = 0] = glibcVersion.split('.').map(Number);
  return major > wanted.major || (major === wanted.major && minor >= wanted.minor);
}

function glibcVersion(): string | undefined {
  const report: unknown = process.report.getReport();
  const header =
    typeof report === 'object' && report !== null && 'header' in report ? report.header : undefined;
  if (typeof header !== 'object' || header === null || !('glibcVersionRuntime' in header)) return undefined;
  return String(header.glibcVersionRuntime);
}

/**
 * @returns the libraries to start the engine with; null where the system's own serve; `not-to-be-had` where the
 * system is too old and has no apt of Debian's
 */
export async function newerLibraries(
  say: (line: string) => void,
): Promise<NewerLibraries | null | 'not-to-be-had'> {
  if (process.platform !== 'linux') return null;
  const version = glibcVersion();
  if (version && isNewEnough(version)) return null;
  const machine = machines[process.arch];
  if (!machine) return 'not-to-be-had';
  const folder = join(cacheFolder, release, 'usr/lib', machine.triplet);
  const libraries = { loader: join(folder, machine.loader), folder };
  if (await exists(libraries.loader)) return libraries;
  say(
    `This system's C library (${version ?? 'unknown'}) is older than the embedded database wants; fetching a newer one, once.`,
  );
  try {
    await fetchLibraries();
    return libraries;
  } catch (error) {
    say(`It could not be fetched: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return 'not-to-be-had';
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Settings that give apt lists and sources of its own, and leave the system's alone. Proxies stay as they are set. */
const aptSettings = (folder: string) => `
Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts "${folder}/sources.d";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::State "${folder}";
Dir::State::lists "${folder}/lists";
Dir::State::status "${folder}/status";
Dir::Cache "${folder}";
Dir::Cache::archives "${folder}/archives";
APT::Sandbox::User "";
Acquire::Languages "none";
#clear APT::Update::Pre-Invoke;
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
`;

/** Fetches into a folder of its own and renames it at the end: a half-finished one is never used. */
async function fetchLibraries(): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(join(cacheFolder, 'fetching-'));
  try {
    for (const part of ['sources.d', 'lists/partial', 'archives/partial', 'debs']) {
      await mkdir(join(folder, part), { recursive: true });
    }
    await writeFile(join(folder, 'status'), '');
    for (const { name, content } of await newerSources(release)) {
      await writeFile(join(folder, 'sources.d', name), content);
    }
    await writeFile(join(folder, 'apt.conf'), aptSettings(folder));
    const env = { ...process.env, APT_CONFIG: join(folder, 'apt.conf'), LC_ALL: 'C' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['download', '-qq', ...packages], { env, cwd: join(folder, 'debs') });
    for (const file of await readdir(join(folder, 'debs'))) {
      await run('dpkg', ['-x', join(folder, 'debs', file), join(folder, 'root')]);
    }
    await rename(join(folder, 'root'), join(cacheFolder, release)).catch(async (error: unknown) => {
      // Another starter was faster: what it fetched serves as well.
      if (!(await exists(join(cacheFolder, release)))) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
