import { expect, test } from 'vitest';
import { defineRemote } from '../remote/index.ts';
import { remoteProblems } from './remote-problems.ts';

const screen = async () => ({ default: () => null });
const texts = (en: object, es: object) => ({
  en: async () => ({ default: en }),
  es: async () => ({ default: es }),
});

test('finds nothing where routes, remote.json and both languages agree', async () => {
  const remote = defineRemote({
    area: 'garden',
    texts: texts(
      { title: 'Garden', bed_one: 'one bed', bed_other: 'beds' },
      { title: 'Jardín', bed_one: 'un cantero', bed_many: 'canteros', bed_other: 'canteros' },
    ),
    routes: [{ path: '/garden', title: 'title', screen }],
  });
  expect(await remoteProblems(remote, { name: 'garden', routes: ['/garden'] })).toEqual([]);
});

test('names every route, title and text that does not fit', async () => {
  const remote = defineRemote({
    area: 'garden',
    texts: texts({ a: { b: 'Bed' } }, { a: { c: 'Cantero' } }),
    routes: [{ path: '/garden', title: 'heading', screen }],
  });
  expect(await remoteProblems(remote, { name: 'yard', routes: ['/yard'] })).toEqual([
    'The area is "garden", but remote.json says "yard".',
    'remote.json lists /yard, which has no screen.',
    '/garden has a screen, but remote.json lacks it.',
    'The title of /garden has no text "heading".',
    '"a.c" is missing in en.',
    '"a.b" is missing in es.',
  ]);
});
