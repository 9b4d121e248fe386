import { readFile } from 'node:fs/promises';
import { NoEngineFits } from './start-error.ts';

/** The release that this machine runs, and the first one of its family whose C library is new enough. */
export type Releases = { from: string; to: string };

/** @throws NoEngineFits when this is no Debian, no Ubuntu and nothing built on them */
export async function newerRelease(osReleaseFile = '/etc/os-release'): Promise<Releases> {
  const text = await readFile(osReleaseFile, 'utf8').catch(() => '');
  const field = (name: string) => text.match(new RegExp(`^${name}="?([^"\n]+)`, 'm'))?.[1];
  const ubuntu = field('UBUNTU_CODENAME');
  if (ubuntu) return { from: ubuntu, to: 'noble' };
  const debian = field('DEBIAN_CODENAME') ?? field('VERSION_CODENAME');
  if (debian && /\bdebian\b/.test(`${field('ID')} ${field('ID_LIKE')}`))
    return { from: debian, to: 'trixie' };
  throw new NoEngineFits('The system libraries are too old for the embedded database.');
}

/** `bookworm`, `bookworm-updates` and `bookworm-security` with the newer name; undefined for any other suite. */
function newerSuite(suite: string, { from, to }: Releases): string | undefined {
  const [, name, pocket] = suite.match(/^(.+?)((?:-updates|-security)?)$/) ?? [];
  return name === from ? `${to}${pocket}` : undefined;
}

/**
 * A one-line-style apt source file (`*.list`) for the newer release: the machine's own places and keys for packages of
 * the system itself, without third parties, sources and optional components.
 */
export function newerList(text: string, releases: Releases): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, place = '', suite = '', components = ''] =
      line.match(/^\s*(deb\s+(?:\[[^\]]*\]\s*)?\S+)\s+(\S+)\s+([^#]*)/) ?? [];
    const newer = newerSuite(suite, releases);
    if (newer && components.split(/\s+/).includes('main')) lines.push(`${place} ${newer} main`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** The same for the deb822 style (`*.sources`): stanzas of fields, parted by empty lines. */
export function newerStanzas(text: string, releases: Releases): string {
  const stanzas: string[] = [];
  for (const stanza of text.split(/\n\s*\n/)) {
    const fields = readFields(stanza);
    const words = (name: string) => fields.get(name)?.value.trim().split(/\s+/) ?? [];
    const suites = words('suites').flatMap((suite) => newerSuite(suite, releases) ?? []);
    const wanted = words('types').includes('deb') && words('components').includes('main');
    if (!wanted || suites.length === 0 || words('enabled')[0]?.toLowerCase() === 'no') continue;
    fields.set('types', { name: 'Types', value: ' deb' });
    fields.set('suites', { name: 'Suites', value: ` ${suites.join(' ')}` });
    fields.set('components', { name: 'Components', value: ' main' });
    stanzas.push([...fields.values()].map(({ name, value }) => `${name}:${value}\n`).join(''));
  }
  return stanzas.join('\n');
}

/** The fields of a stanza by lower-case name, each value with its continuation lines (an inline key has many). */
function readFields(stanza: string): Map<string, { name: string; value: string }> {
  const fields = new Map<string, { name: string; value: string }>();
  let last: { name: string; value: string } | undefined;
  for (const line of stanza.split('\n')) {
    if (line.startsWith('#')) continue;
    const [, name, value = ''] = line.match(/^([\w-]+):(.*)$/) ?? [];
    if (name) {
      last = { name, value };
      fields.set(name.toLowerCase(), last);
    } else if (last && /^\s/.test(line)) {
      last.value += `\n${line}`;
    }
  }
  return fields;
}
