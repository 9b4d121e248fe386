/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';

/** The English and Spanish texts of every front end, by the path of their folder. */
const english = import.meta.glob<object>('../../../{shell,mfe-*,shared-ui}/src/**/locales/en.json', {
  eager: true,
  import: 'default',
});
const spanish = import.meta.glob<object>('../../../{shell,mfe-*,shared-ui}/src/**/locales/es.json', {
  eager: true,
  import: 'default',
});

/** Nested texts as lines: `checkIn.save` to its text. Plural endings go, since languages differ in them. */
function textsOf(tree: unknown, path = ''): [string, unknown][] {
  if (typeof tree !== 'object' || tree === null) {
    return [[path.replace(/_(zero|one|two|few|many|other)$/, ''), tree]];
  }
  return Object.entries(tree).flatMap(([key, value]) => textsOf(value, path ? `${path}.${key}` : key));
}

const keysOf = (tree: unknown) => [...new Set(textsOf(tree).map(([key]) => key))].sort();

/** Which values a text takes in, by key: `{ 'discover.more': ['count'] }`. */
function variablesOf(tree: unknown): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of textsOf(tree)) {
    const here = found.get(key) ?? new Set();
    for (const [, name] of String(text).matchAll(/\{\{\s*([\w.]+)/g)) here.add(name ?? '');
    found.set(key, here);
  }
  return Object.fromEntries([...found].map(([key, names]) => [key, [...names].sort()]));
}

const folders = [...Object.keys(english), ...Object.keys(spanish)].map((path) =>
  path.replace(/\/e[ns]\.json$/, ''),
);
const pairs = [...new Set(folders)].map((folder) => ({
  area: folder.replace(/^\.\.\/common/, 'shared-ui/src/common').replace(/^(\.\.\/)+/, ''),
  en: english[`${folder}/en.json`],
  es: spanish[`${folder}/es.json`],
}));

test('the texts of shared-ui and of the shell are among those compared', () => {
  const areas = pairs.map(({ area }) => area);
  expect(areas).toEqual(expect.arrayContaining(['shared-ui/src/common/locales', 'shell/src/locales']));
});

test.each(pairs)('$area says the same things in English and Spanish', ({ en, es }) => {
  expect(keysOf(es)).toEqual(keysOf(en));
});

test.each(pairs)('$area leaves no text empty', ({ en, es }) => {
  const empty = [...textsOf(en), ...textsOf(es)].filter(
    ([, text]) => typeof text !== 'string' || !text.trim(),
  );
  expect(empty).toEqual([]);
});

test.each(pairs)('$area fills the same values into both languages', ({ en, es }) => {
  expect(variablesOf(es)).toEqual(variablesOf(en));
});
