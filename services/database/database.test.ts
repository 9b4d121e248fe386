import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Collection } from 'mongodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, startDatabase, startOwnDatabase } from './database.ts';
import { enginePid, havenProcess } from './fixtures/haven-process.ts';
import { type Thing, withThings } from './fixtures/things.ts';
import { birthOf } from './process-birth.ts';

const say = () => undefined;
const running: Database[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haven-database-'));
});
afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(onExit?: (reason: string) => void): Promise<Database> {
  const database = await startDatabase({ folder, say, ...(onExit ? { onExit } : {}) });
  running.push(database);
  return database;
}

const count = (uri: string) => withThings(uri, (things) => things.countDocuments());
const gone = (pid: number) =>
  vi.waitFor(async () => expect(await birthOf(pid)).toBeUndefined(), { timeout: 10_000 });
const socketFolder = (uri: string) => dirname(decodeURIComponent(uri.split('/')[2] ?? ''));

test('keeps what was written over a stop and a start', async () => {
  const first = await start();
  expect(first.kind).toBe('embedded');
  await withThings(first.uri, (things) => things.insertOne({ _id: 1 }));
  await first.stop();
  const second = await start();
  expect(await count(second.uri)).toBe(1);
});

test('lets nobody else on this computer read the data, in a folder that is open to everyone', async () => {
  const permissions = async () => ((await stat(join(folder, 'embedded'))).mode & 0o777).toString(8);
  await chmod(folder, 0o755);
  await (await start()).stop();
  expect(await permissions()).toBe('700');
  await chmod(join(folder, 'embedded'), 0o755);
  await start();
  expect(await permissions()).toBe('700');
});

test('ends its process and removes its lock and socket when it is stopped, however often', async () => {
  const exits: string[] = [];
  const database = await start((reason) => exits.push(reason));
  const pid = await enginePid(folder);
  await Promise.all([database.stop(), database.stop()]);
  await database.stop();
  expect(await birthOf(pid)).toBeUndefined();
  expect(await readdir(folder)).toEqual(['embedded', 'engine.log']);
  await expect(stat(socketFolder(database.uri))).rejects.toThrow('ENOENT');
  expect(exits).toEqual([]);
});

/** Eight writers at once, until the engine is gone. Returns what was acknowledged. */
async function writeUntilKilled(things: Collection<Thing>, kill: () => void): Promise<number[]> {
  const acknowledged: number[] = [];
  let next = 0;
  const writer = async () => {
    for (;;) {
      const _id = next++;
      await things.insertOne({ _id });
      acknowledged.push(_id);
      if (acknowledged.length === 400) kill();
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, writer));
  return acknowledged;
}

test('has every acknowledged write after a kill -9 of the engine, and leaves no socket of it behind', {
  timeout: 60_000,
}, async () => {
  for (let round = 0; round < 2; round += 1) {
    const died = Promise.withResolvers<string>();
    const database = await start(died.resolve);
    const pid = await enginePid(folder);
    const acknowledged = await withThings(database.uri, async (things, client) => {
      await things.deleteMany({});
      // Nobody is there any more to wait for.
      void died.promise.then(() => client.close());
      return writeUntilKilled(things, () => process.kill(pid, 'SIGKILL'));
    });
    expect(await died.promise).toBe('its process ended with SIGKILL');
    const again = await start();
    const kept = await withThings(again.uri, (things) => things.distinct('_id'));
    expect(acknowledged.length).toBeGreaterThanOrEqual(400);
    expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
    await expect(stat(socketFolder(database.uri))).rejects.toThrow('ENOENT');
    await again.stop();
  }
});

test('closes cleanly when the Haven that started it is killed, and the next start waits for that', async () => {
  const { child, uri } = await havenProcess(folder);
  const pid = await enginePid(folder);
  await withThings(uri, (things) => things.insertOne({ _id: 1 }));
  child.kill('SIGKILL');
  const next = await start();
  expect(await birthOf(pid)).toBeUndefined();
  expect(await count(next.uri)).toBe(1);
});

test('leaves when the Haven that started it is killed and none follows', async () => {
  const { child } = await havenProcess(folder);
  const pid = await enginePid(folder);
  child.kill('SIGKILL');
  await gone(pid);
  expect(await readdir(folder)).toEqual(['embedded', 'engine.log']);
});

test('refuses a second Haven on the same folder in one sentence, and the first one stays', async () => {
  const { child, uri } = await havenProcess(folder);
  const pid = await enginePid(folder);
  await expect(startDatabase({ folder, say })).rejects.toMatchObject({
    name: 'DatabaseStartError',
    message: `The data folder ${folder} is in use by another Haven (process ${child.pid}): stop that one first.`,
  });
  expect(await count(uri)).toBe(0);
  child.kill('SIGKILL');
  await gone(pid);
});

test('hears no Ctrl-C, and closes on SIGTERM', async () => {
  const died = Promise.withResolvers<string>();
  const database = await start(died.resolve);
  const pid = await enginePid(folder);
  process.kill(pid, 'SIGINT');
  expect(await count(database.uri)).toBe(0);
  process.kill(pid, 'SIGTERM');
  expect(await died.promise).toBe('its process ended with code 0');
  expect(await readdir(folder)).toEqual(['embedded', 'engine.log']);
});

test('serves several Havens on folders of their own that start at the same time', async () => {
  const havens = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (name) => ({ name, ...(await havenProcess(join(folder, name))) })),
  );
  await Promise.all(
    havens.map(({ uri }, index) =>
      withThings(uri, (things) =>
        things.insertMany(Array.from({ length: index }, (_, id) => ({ _id: id }))),
      ).catch(() => undefined),
    ),
  );
  expect(await Promise.all(havens.map(({ uri }) => count(uri)))).toEqual([0, 1, 2, 3]);
  for (const { child, name } of havens) {
    const pid = await enginePid(join(folder, name));
    child.kill('SIGKILL');
    await gone(pid);
  }
});

test.each([
  [() => join(folder, 'a-file', 'data')],
  [() => join(folder, 'a-file')],
  [() => '/proc/haven/data'],
])('says in one sentence that a folder cannot be used', async (place) => {
  await writeFile(join(folder, 'a-file'), '');
  await expect(startDatabase({ folder: place(), say })).rejects.toMatchObject({
    name: 'DatabaseStartError',
    message: expect.stringMatching(/^Haven cannot keep its data in [^\n]+, because [^\n]+\.$/),
  });
});

test('says in one sentence that the files are not a database', async () => {
  await startDatabase({ folder, say }).then((database) => database.stop());
  await writeFile(join(folder, 'embedded', 'WiredTiger.turtle'), 'not a turtle');
  await expect(startDatabase({ folder, say })).rejects.toMatchObject({
    name: 'DatabaseStartError',
    message: expect.stringMatching(/^The database in [^\n]+ could not be opened[^\n]+$/),
  });
});

test('a throwaway folder goes with stop, and with a killed test run', async () => {
  const stopped = join(folder, 'stopped');
  const database = await startOwnDatabase({ folder: stopped, throwaway: true, say });
  await database.stop();
  const killed = join(folder, 'killed');
  const { child } = await havenProcess(killed, 'throwaway');
  const pid = await enginePid(killed);
  child.kill('SIGKILL');
  await gone(pid);
  expect(await readdir(folder)).toEqual([]);
});
