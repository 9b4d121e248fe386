import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newerList, newerStanzas, type Releases } from './apt-sources.ts';
import { isNewEnough } from './glibc.ts';
import { codeOf, NoEngineFits } from './start-error.ts';

const run = promisify(execFile);
const packages = ['libc6', 'libgcc-s1', 'libstdc++6'];
const patience = 180_000;

/**
 * Downloads the C and C++ libraries of the newer release with apt and unpacks them in a temporary folder. Everything
 * apt writes stays in there; proxies, keys and certificates are those of the machine's own apt.
 *
 * @param use gets the folder that the packages are unpacked in, which is gone afterwards
 * @throws NoEngineFits
 */
export async function fetchPackages(
  releases: Releases,
  architecture: string,
  use: (unpacked: string) => Promise<void>,
): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'haven-libraries-'));
  try {
    const config = await writeAptFolder(work, releases, architecture);
    const apt = (...args: string[]) =>
      run('apt-get', ['-c', config, '-qq', ...args], { cwd: work, timeout: patience });
    // One source that does not answer fails the whole update, though the others were enough: the download decides.
    const update = await apt('update').then(
      () => undefined,
      (error: unknown) => error,
    );
    await apt('download', ...packages).catch((error: unknown) => {
      throw update ?? error;
    });
    const files = (await readdir(work)).filter((name) => name.endsWith('.deb'));
    const version = files.find((name) => name.startsWith('libc6_'))?.slice('libc6_'.length) ?? '';
    if (!isNewEnough(version)) throw new Error(`apt offers nothing newer than libc6 ${version}`);
    const unpacked = join(work, 'unpacked');
    for (const file of files) await run('dpkg', ['-x', join(work, file), unpacked]);
    await use(unpacked);
  } catch (error) {
    throw new NoEngineFits(`Newer system libraries could not be fetched with apt (${reasonOf(error)}).`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** What apt complained of first, or that there is no apt. */
function reasonOf(error: unknown): string {
  if (codeOf(error) === 'ENOENT') return 'there is no apt-get';
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const complaint = stderr.match(/^E: (.+)$/m)?.[1];
  return complaint ?? (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/** Gives apt lists, sources and a cache of its own, and no say over the system. Returns its configuration file. */
async function writeAptFolder(work: string, releases: Releases, architecture: string): Promise<string> {
  const folders = ['sources', 'lists/partial', 'archives/partial'];
  await Promise.all(folders.map((name) => mkdir(join(work, name), { recursive: true })));
  await writeSources(join(work, 'sources'), releases);
  await writeFile(join(work, 'status'), '');
  const config = join(work, 'apt.conf');
  const settings = {
    'Dir::Etc::sourcelist': '/dev/null',
    'Dir::Etc::sourceparts': join(work, 'sources'),
    // Pins are for what gets installed.
    'Dir::Etc::preferences': '/dev/null',
    'Dir::Etc::preferencesparts': '/dev/null',
    'Dir::State': work,
    'Dir::State::lists': join(work, 'lists'),
    'Dir::State::status': join(work, 'status'),
    'Dir::Cache': work,
    'Dir::Cache::archives': join(work, 'archives'),
    // Else a mirror that can't be reached is a warning only, and the reason stays unknown.
    'APT::Update::Error-Mode': 'any',
    'APT::Architecture': architecture,
    // Root's apt would download as another user, who may not enter this folder.
    'APT::Sandbox::User': '',
    'Acquire::Languages': 'none',
    'Acquire::Retries': '2',
    'Acquire::http::Timeout': '20',
    'Acquire::https::Timeout': '20',
  };
  // What the machine does after its own updates (clean caches, tell the desktop) is none of this one's business.
  const cleared = [
    'APT::Architectures',
    'APT::Update::Pre-Invoke',
    'APT::Update::Post-Invoke',
    'APT::Update::Post-Invoke-Success',
  ];
  await writeFile(
    config,
    [
      ...Object.entries(settings).map(([name, value]) => `${name} "${value}";\n`),
      ...cleared.map((name) => `#clear ${name};\n`),
    ].join(''),
  );
  return config;
}

async function writeSources(into: string, releases: Releases): Promise<void> {
  const parts = '/etc/apt/sources.list.d';
  const names = await readdir(parts).catch(() => []);
  const files = ['/etc/apt/sources.list', ...names.map((name) => join(parts, name))];
  for (const [index, file] of files.entries()) {
    const style = file.endsWith('.list') ? 'list' : file.endsWith('.sources') ? 'sources' : undefined;
    if (!style) continue;
    const text = await readFile(file, 'utf8').catch(() => '');
    const newer = style === 'list' ? newerList(text, releases) : newerStanzas(text, releases);
    await writeFile(join(into, `${index}.${style}`), newer);
  }
}
