/** This machine's own sources of Debian packages, as they would be for a newer release. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type AptSource = { name: string; content: string };

/** The name of the Debian release that runs here, or undefined on any other system. */
export function debianRelease(osRelease: string): string | undefined {
  if (!/^ID=debian$/m.test(osRelease)) return undefined;
  return /^VERSION_CODENAME=(\w+)$/m.exec(osRelease)?.[1];
}

/**
 * Rewrites one file of sources for another release; what has nothing to do with this release (a vendor's own packages)
 * is left out.
 *
 * @param name ends in `.list` (a line a source) or `.sources` (a paragraph a source)
 */
export function forRelease({ name, content }: AptSource, from: string, to: string): AptSource | null {
  const ofRelease = (text: string) => new RegExp(`\\b${from}\\b`).test(text) && /\bmain\b/.test(text);
  const named = name.endsWith('.sources')
    ? content
        .split(/\n\s*\n/)
        .filter((paragraph) => new RegExp(`^Suites:.*\\b${from}\\b`, 'm').test(paragraph))
    : content.split('\n').filter((line) => /^\s*deb\s/.test(line) && ofRelease(line));
  if (named.length === 0) return null;
  const separator = name.endsWith('.sources') ? '\n\n' : '\n';
  return { name, content: `${named.join(separator).replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to)}\n` };
}

/**
 * @param release the Debian release whose packages are wanted
 * @throws where this is no Debian, or it names no sources
 */
export async function newerSources(release: string): Promise<AptSource[]> {
  const current = debianRelease(await readFile('/etc/os-release', 'utf8').catch(() => ''));
  if (!current) throw new Error('this is not Debian');
  const parts = '/etc/apt/sources.list.d';
  const names = (await readdir(parts).catch(() => [])).filter((name) => /\.(list|sources)$/.test(name));
  const files = ['/etc/apt/sources.list', ...names.map((name) => join(parts, name))];
  const sources: AptSource[] = [];
  for (const [index, file] of files.entries()) {
    const content = await readFile(file, 'utf8').catch(() => '');
    const extension = file.endsWith('.sources') ? 'sources' : 'list';
    const rewritten = forRelease({ name: `${index}.${extension}`, content }, current, release);
    if (rewritten) sources.push(rewritten);
  }
  if (sources.length === 0) throw new Error(`apt has no sources of ${current}`);
  return sources;
}
