import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newerList, newerRelease, newerStanzas } from './apt-sources.ts';

const releases = { from: 'bookworm', to: 'trixie' };

test('rewrites the stanzas of this release with their keys, and leaves out vendors, sources and what is switched off', () => {
  const text = [
    '# made by the installer\nTypes: deb deb-src\nURIs: http://mirror.test/debian\nSuites: bookworm bookworm-updates bookworm-backports\nComponents: main contrib\nSigned-By: /keys/debian.gpg',
    'Types: deb\nURIs: http://vendor.test/node\nSuites: nodistro\nComponents: main',
    'Types: deb-src\nURIs: http://mirror.test/debian\nSuites: bookworm\nComponents: main',
    'Enabled: no\nTypes: deb\nURIs: http://off.test/debian\nSuites: bookworm\nComponents: main',
    'Types: deb\nURIs: http://mirror.test/security\nSuites: bookworm-security\nComponents: main\nSigned-By:\n -----BEGIN PGP PUBLIC KEY BLOCK-----\n .\n mQINBF\n -----END PGP PUBLIC KEY BLOCK-----\n',
  ].join('\n\n');
  expect(newerStanzas(text, releases)).toBe(
    'Types: deb\nURIs: http://mirror.test/debian\nSuites: trixie trixie-updates\nComponents: main\nSigned-By: /keys/debian.gpg\n' +
      '\n' +
      'Types: deb\nURIs: http://mirror.test/security\nSuites: trixie-security\nComponents: main\nSigned-By:\n -----BEGIN PGP PUBLIC KEY BLOCK-----\n .\n mQINBF\n -----END PGP PUBLIC KEY BLOCK-----\n',
  );
});

test('rewrites the lines of this release with their options', () => {
  const text = [
    '# deb http://mirror.test/debian bookworm main',
    'deb [arch=amd64 signed-by=/keys/debian.gpg] http://mirror.test/debian bookworm main contrib # the mirror',
    'deb http://mirror.test/security bookworm-security main',
    'deb-src http://mirror.test/debian bookworm main',
    'deb http://vendor.test/chrome stable main',
    'deb http://vendor.test/sdk sdk-bookworm main',
    'deb http://vendor.test/docker bookworm stable',
  ].join('\n');
  expect(newerList(text, releases)).toBe(
    'deb [arch=amd64 signed-by=/keys/debian.gpg] http://mirror.test/debian trixie main\n' +
      'deb http://mirror.test/security trixie-security main\n',
  );
});

test('has nothing to rewrite where no source is of this release', () => {
  expect(newerList('deb http://vendor.test/apt stable main', releases)).toBe('');
  expect(newerStanzas('', releases)).toBe('');
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haven-os-release-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function releaseOf(text: string) {
  const file = join(folder, 'os-release');
  await writeFile(file, text);
  return newerRelease(file);
}

test('knows Debian, Ubuntu and what is built on them by their own words', async () => {
  expect(
    await releaseOf('PRETTY_NAME="Debian GNU/Linux 12"\nVERSION_CODENAME=bookworm\nID=debian\n'),
  ).toEqual({ from: 'bookworm', to: 'trixie' });
  expect(
    await releaseOf('ID=ubuntu\nID_LIKE=debian\nVERSION_CODENAME=jammy\nUBUNTU_CODENAME=jammy\n'),
  ).toEqual({
    from: 'jammy',
    to: 'noble',
  });
  expect(
    await releaseOf('ID=linuxmint\nID_LIKE="ubuntu debian"\nVERSION_CODENAME=vera\nUBUNTU_CODENAME=jammy\n'),
  ).toEqual({ from: 'jammy', to: 'noble' });
});

test('says that nothing can be done on a system without apt of that family', async () => {
  await expect(releaseOf('ID="rhel"\nVERSION_ID="9.4"\n')).rejects.toThrow(
    'too old for the embedded database',
  );
});
