/** Computers that the embedded engine cannot run on, which this one is made to look like. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDatabase } from './database.ts';
import { enginePid } from './fixtures/haven-process.ts';
import { birthOf } from './process-birth.ts';
import { NoEngineFits } from './start-error.ts';

vi.mock('./node-command.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./node-command.ts')>()),
  nodeForEngine: () => Promise.reject(new NoEngineFits('No build fits this computer.')),
}));

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'haven-other-'));
  folder = join(home, 'data');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true, force: true });
});

/** Stands for a MongoDB server that was fetched: says what it was started with, and lives until it is told to stop. */
async function useServerThatStarts(): Promise<string> {
  const said = join(home, 'arguments.json');
  const program = join(home, 'mongod');
  await writeFile(
    program,
    `#!${process.execPath}
    if (process.argv.includes('--version')) { console.log('db version v8.2.6'); process.exit(); }
    require('node:fs').writeFileSync(${JSON.stringify(said)}, JSON.stringify({ pid: process.pid, args: process.argv.slice(2) }));
    process.on('SIGINT', () => process.exit());
    setInterval(() => undefined, 1000);
    console.log('Waiting for connections');`,
    { mode: 0o755 },
  );
  vi.stubEnv('MONGOMS_SYSTEM_BINARY', program);
  return said;
}

test('run a MongoDB server of their own on files that stay, under the same rules', async () => {
  const said = await useServerThatStarts();
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const exits: string[] = [];
  const database = await startDatabase({ folder, say, onExit: (reason) => exits.push(reason) });
  expect(database.kind).toBe('memory-server');
  expect(database.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\//);
  const started: { pid: number; args: string[] } = JSON.parse(await readFile(said, 'utf8'));
  expect(started.args.join(' ')).toContain(`--dbpath ${join(folder, 'memory-server')}`);
  expect(started.args.join(' ')).toContain('--storageEngine wiredTiger');
  expect(lines[0]).toBe('No build fits this computer.');

  await expect(startDatabase({ folder, say })).rejects.toThrow('is in use by another Haven');

  const engine = await enginePid(folder);
  await database.stop();
  expect(await birthOf(started.pid)).toBeUndefined();
  expect(await birthOf(engine)).toBeUndefined();
  expect(await readdir(folder)).toEqual(['engine.log', 'memory-server']);
  expect(exits).toEqual([]);
});

test('hear it when that server ends on its own', async () => {
  const said = await useServerThatStarts();
  const died = Promise.withResolvers<string>();
  await startDatabase({ folder, say: () => undefined, onExit: died.resolve });
  const { pid }: { pid: number } = JSON.parse(await readFile(said, 'utf8'));
  process.kill(pid, 'SIGKILL');
  expect(await died.promise).toContain('its process ended');
});

test('say how to set MONGODB_URL when no server can be fetched either', async () => {
  vi.stubEnv('MONGOMS_SYSTEM_BINARY', join(home, 'nowhere'));
  await expect(startDatabase({ folder, say: () => undefined })).rejects.toMatchObject({
    name: 'DatabaseStartError',
    message: expect.stringMatching(
      /^No database can be started on this computer: [^\n]+MONGODB_URL=mongodb:[^\n]+$/,
    ),
  });
});

test('never start empty beside data of the embedded engine', async () => {
  await useServerThatStarts();
  await mkdir(join(folder, 'embedded'), { recursive: true });
  await writeFile(join(folder, 'embedded', 'WiredTiger'), '');
  await expect(startDatabase({ folder, say: () => undefined })).rejects.toThrow(
    `The data in ${folder} need the embedded database, and that cannot start now: No build fits this computer.`,
  );
});
