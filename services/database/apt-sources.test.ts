import { expect, test } from 'vitest';
import { debianRelease, forRelease } from './apt-sources.ts';
import { isNewEnough } from './newer-libraries.ts';

test('rewrites the paragraphs of this release and leaves out a vendor', () => {
  const content = [
    'Types: deb\nURIs: http://mirror.test/debian\nSuites: bookworm bookworm-updates\nComponents: main',
    'Types: deb\nURIs: http://vendor.test/node\nSuites: nodistro\nComponents: main',
  ].join('\n\n');
  expect(forRelease({ name: '0.sources', content }, 'bookworm', 'trixie')?.content).toBe(
    'Types: deb\nURIs: http://mirror.test/debian\nSuites: trixie trixie-updates\nComponents: main\n',
  );
});

test('rewrites the lines of this release, with their options', () => {
  const content = [
    '# deb http://mirror.test/debian bookworm main',
    'deb [signed-by=/k.gpg] http://mirror.test/debian bookworm main contrib',
    'deb-src http://mirror.test/debian bookworm main',
    'deb http://vendor.test/apt stable main',
  ].join('\n');
  expect(forRelease({ name: '0.list', content }, 'bookworm', 'trixie')?.content).toBe(
    'deb [signed-by=/k.gpg] http://mirror.test/debian trixie main contrib\n',
  );
});

test('has nothing to rewrite where no source names the release', () => {
  expect(
    forRelease({ name: '0.list', content: 'deb http://vendor.test/apt stable main' }, 'bookworm', 'trixie'),
  ).toBeNull();
});

test('knows a Debian by its own words', () => {
  expect(debianRelease('PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\nVERSION_CODENAME=bookworm\n')).toBe(
    'bookworm',
  );
  expect(debianRelease('ID=ubuntu\nVERSION_CODENAME=jammy\n')).toBeUndefined();
});

test.each([
  ['2.36', false],
  ['2.38', true],
  ['2.41', true],
  ['3.0', true],
])('glibc %s is new enough for the engine: %s', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});
