import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { living } from './folder-claim.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haven-lock-'));
  file = join(folder, 'haven.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lock = (say: (line: string) => void = () => undefined, signal = new AbortController().signal) =>
  lockFolder(folder, { say, signal });

/** This very process's number, with the birth of another that had it before. */
const reused = { pid: process.pid, born: 'in another time' };

test('refuses a folder that a living engine works in, and names the Haven that started it', async () => {
  await lock();
  await expect(lock()).rejects.toThrow(
    `The data folder ${folder} is in use by another Haven (process ${process.ppid}): stop that one first.`,
  );
});

test('is free again after it is released', async () => {
  await (await lock()).release();
  expect(await readdir(folder)).toEqual([]);
  await lock();
});

test.each([
  ['an engine whose number another process has now', JSON.stringify({ engine: reused, owner: reused })],
  ['an older Haven, in other words', '{"pid":1}'],
  ['a power cut, empty', ''],
  ['a power cut, torn', '{"engine":{"pi'],
])('takes over the lock of %s', async (_, text) => {
  await writeFile(file, text);
  await lock();
  expect(await readdir(folder)).toEqual(['haven.lock']);
});

test('lets exactly one of many take over a dead lock, even where one died while it did so', async () => {
  const dead = JSON.stringify({ engine: reused, owner: reused });
  await writeFile(file, dead);
  await writeFile(`${file}.turn`, dead);
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lock()));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(folder)).toEqual(['haven.lock']);
});

test('removes the socket folder of the dead engine, and nothing that is not one', async () => {
  const socketFolder = join(folder, 'embedded-mongodb-Ab3dEf');
  const other = join(folder, 'letters');
  for (const place of [socketFolder, other]) {
    await mkdir(place);
    await writeFile(join(place, 'mongodb.sock'), '');
    await writeFile(file, JSON.stringify({ engine: reused, owner: reused, socketFolder: place }));
    await (await lock()).release();
  }
  await expect(access(socketFolder)).rejects.toThrow('ENOENT');
  await access(join(other, 'mongodb.sock'));
});

test('waits for an engine that is closing because its Haven is gone, and says so once', async () => {
  await writeFile(file, JSON.stringify({ engine: await living(process.ppid), owner: reused }));
  const lines: string[] = [];
  const waiting = Promise.withResolvers<void>();
  const locked = lock((line) => {
    lines.push(line);
    waiting.resolve();
  });
  await waiting.promise;
  await rm(file);
  await (await locked).release();
  expect(lines).toEqual([`Waiting for the Haven that last used ${folder} to close it.`]);
});

test('stops waiting when it is told to leave itself', async () => {
  await writeFile(file, JSON.stringify({ engine: await living(process.ppid), owner: reused }));
  const leaving = new AbortController();
  const locked = lock(() => leaving.abort(), leaving.signal);
  await expect(locked).rejects.toThrow(`process ${process.ppid}`);
});

test('does not remove a lock that is another engine’s by now', async () => {
  const held = await lock();
  await writeFile(file, JSON.stringify({ engine: await living(process.ppid), owner: reused }));
  await held.release();
  expect(await readdir(folder)).toEqual(['haven.lock']);
});
