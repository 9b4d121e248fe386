import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, startDatabase } from './database.ts';

const say = () => undefined;
const durable = { writeConcern: { w: 1, journal: true } } as const;

let folder: string;
const running: Database[] = [];

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

type Thing = { _id: number };

async function withThings<T>(
  uri: string,
  work: (things: ReturnType<typeof thingsOf>) => Promise<T>,
): Promise<T> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
  try {
    return await work(thingsOf(client));
  } finally {
    await client.close();
  }
}

const thingsOf = (client: MongoClient) => client.db('test').collection<Thing>('things', durable);

async function enginePid(): Promise<number> {
  const lock: unknown = JSON.parse(await readFile(join(folder, 'haven.lock'), 'utf8'));
  return Number(Reflect.get(Object(lock), 'pid'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('the embedded database', () => {
  test('keeps what was written over a stop and a start', async () => {
    const first = await start();
    await withThings(first.uri, (things) => things.insertOne({ _id: 1 }));
    await first.stop();
    const second = await start();
    expect(await withThings(second.uri, (things) => things.countDocuments())).toBe(1);
  });

  test('keeps every acknowledged write over a kill of its process, and starts again on the same folder', async () => {
    const died = new Promise((resolve) => void start(resolve));
    await expect.poll(() => running.length).toBe(1);
    const acknowledged = await withThings(running[0]?.uri ?? '', async (things) => {
      for (let id = 0; id < 200; id += 1) await things.insertOne({ _id: id });
      process.kill(await enginePid(), 'SIGKILL');
      return 200;
    });
    expect(await died).toContain('SIGKILL');
    const second = await start();
    expect(await withThings(second.uri, (things) => things.countDocuments())).toBe(acknowledged);
  });

  test('refuses a second Haven on the same folder, and names the process that has it', async () => {
    await start();
    await expect(startDatabase({ folder, say })).rejects.toThrow(
      `Haven is already running on the data folder ${folder} (process ${await enginePid()}).`,
    );
  });

  test('takes over a lock whose process id now belongs to something else', async () => {
    await writeFile(join(folder, 'haven.lock'), JSON.stringify({ pid: process.pid }));
    expect((await start()).kind).toBe('embedded');
  });

  test('takes over a torn lock file', async () => {
    await writeFile(join(folder, 'haven.lock'), '{"pi');
    expect((await start()).kind).toBe('embedded');
  });

  test('removes its lock when it is stopped, and stopping twice is safe', async () => {
    const database = await start();
    const pid = await enginePid();
    await database.stop();
    await database.stop();
    expect(isAlive(pid)).toBe(false);
    await expect(readFile(join(folder, 'haven.lock'))).rejects.toThrow('ENOENT');
  });

  test('leaves when the process that started it is killed', async () => {
    const parent: ChildProcess = spawn(
      process.execPath,
      [
        '--input-type=module-typescript',
        '-e',
        `import { startDatabase } from '${join(import.meta.dirname, 'database.ts')}';
         await startDatabase({ folder: '${folder}', say: () => undefined });
         process.stdout.write('up');
         setInterval(() => undefined, 1000);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    if (parent.stdout) await once(parent.stdout, 'data');
    const pid = await enginePid();
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  });

  test('says in one sentence that a folder cannot be made', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const below = join(file, 'data');
    await expect(startDatabase({ folder: below, say })).rejects.toThrow(
      `The data folder ${below} cannot be made`,
    );
  });
});

describe('a database that MONGODB_URL names', () => {
  test('is used when it answers, and left running', async () => {
    const embedded = await start();
    const external = await startDatabase({ url: embedded.uri, folder, say });
    expect(external.kind).toBe('external');
    await external.stop();
    expect(await withThings(external.uri, (things) => things.countDocuments())).toBe(0);
  });

  test('that does not answer is told without its password', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    server.close();
    const url = `mongodb://haven:secret@127.0.0.1:${port}/haven`;
    const refusal = startDatabase({ url, folder, say });
    await expect(refusal).rejects.toThrow(`127.0.0.1:${port}`);
    await expect(refusal).rejects.not.toThrow('secret');
  });

  test('that is no MongoDB address is refused', async () => {
    await expect(startDatabase({ url: 'http://localhost', folder, say })).rejects.toThrow(
      'MONGODB_URL is not',
    );
  });
});
