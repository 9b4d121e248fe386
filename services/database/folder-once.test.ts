import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOnce } from './folder-once.ts';

let parent: string;
let target: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'haven-once-'));
  target = join(parent, 'libraries');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const fillWith = (text: string) => (folder: string) => writeFile(join(folder, 'file'), text);

test('fills a folder the first time only', async () => {
  expect(await folderOnce(target, fillWith('first'))).toBe(target);
  await folderOnce(target, fillWith('second'));
  expect(await readFile(join(target, 'file'), 'utf8')).toBe('first');
});

test('gives several that start at once one whole folder, and leaves nothing else behind', async () => {
  const texts = ['a', 'b', 'c', 'd'];
  const together = Promise.withResolvers<void>();
  let filling = 0;
  await Promise.all(
    texts.map((text) =>
      folderOnce(target, async (folder) => {
        filling += 1;
        if (filling === texts.length) together.resolve();
        await together.promise;
        await fillWith(text)(folder);
      }),
    ),
  );
  expect(texts).toContain(await readFile(join(target, 'file'), 'utf8'));
  expect(await readdir(parent)).toEqual(['libraries']);
});

test('never shows a folder whose filling failed, and fills it the next time', async () => {
  const failing = folderOnce(target, async (folder) => {
    await fillWith('half')(folder);
    throw new Error('the network went away');
  });
  await expect(failing).rejects.toThrow('the network went away');
  expect(await readdir(parent)).toEqual([]);
  await folderOnce(target, fillWith('whole'));
  expect(await readFile(join(target, 'file'), 'utf8')).toBe('whole');
});

test('removes what a killed starter left half filled, and not what a living one is filling', async () => {
  const noProcess = 2 ** 22 + 1;
  await mkdir(join(parent, `libraries.partial-${noProcess}-abcdef`));
  await mkdir(join(parent, `libraries.partial-${process.pid}-abcdef`));
  await folderOnce(target, fillWith('whole'));
  expect(await readdir(parent)).toEqual(['libraries', `libraries.partial-${process.pid}-abcdef`]);
});
