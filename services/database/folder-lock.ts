import { copyFile, constants, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { birthOf } from './process-birth.ts';
import { codeOf, DatabaseStartError } from './start-error.ts';

type Living = { pid: number; born: string };

/** What the lock file says: whose folder this is, and what a kill -9 would leave behind. */
type Claim = {
  engine: Living;
  /** The Haven that the engine works for. */
  owner: Living;
  socketFolder?: string;
};

export type FolderLock = {
  /** Writes down the engine's socket folder, so that the next start removes it if this engine cannot. */
  remember(socketFolder: string): Promise<void>;
  release(): Promise<void>;
};

/** How long a new start waits for an engine whose Haven is gone and which is closing, in milliseconds. */
const patience = 60_000;
const pollEvery = 25;

/**
 * Claims the folder for this process, the engine, which works for its parent. A lock whose engine is dead is taken over.
 * It gives people a clear answer; that two engines never write the same files is also the engine's own file lock's duty.
 *
 * @param options.say hears one line when it has to wait for an engine that is closing
 * @param options.signal ends the waiting
 * @throws DatabaseStartError that names the process which has the folder
 */
export async function lockFolder(
  folder: string,
  options: { say: (line: string) => void; signal: AbortSignal },
): Promise<FolderLock> {
  const file = join(folder, 'haven.lock');
  const claim: Claim = { engine: await living(process.pid), owner: await living(process.ppid) };
  const giveUpAt = Date.now() + patience;
  let waiting = false;
  while (!(await create(file, claim))) {
    const found = await readClaim(file);
    if (found === undefined) continue;
    const { claim: held, text } = found;
    if (!held || !(await isAlive(held.engine))) {
      await takeOver(file, text, held);
      continue;
    }
    const owned = await isAlive(held.owner);
    if (owned || Date.now() > giveUpAt || options.signal.aborted) {
      throw new DatabaseStartError(inUse(folder, owned ? held.owner.pid : held.engine.pid));
    }
    if (!waiting) options.say(`Waiting for the Haven that last used ${folder} to close it.`);
    waiting = true;
    await pause(pollEvery);
  }
  return {
    async remember(socketFolder) {
      claim.socketFolder = socketFolder;
      const next = `${file}.next`;
      await writeFile(next, JSON.stringify(claim));
      await rename(next, file);
    },
    async release() {
      const found = await readClaim(file);
      if (found?.claim?.engine.pid === process.pid) await rm(file, { force: true });
    },
  };
}

function inUse(folder: string, pid: number): string {
  return `The data folder ${folder} is in use by another Haven (process ${pid}): stop that one first.`;
}

async function living(pid: number): Promise<Living> {
  return { pid, born: (await birthOf(pid)) ?? 'unknown' };
}

async function isAlive({ pid, born }: Living): Promise<boolean> {
  return (await birthOf(pid)) === born;
}

async function create(file: string, claim: Claim): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(claim), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The lock as it is now: undefined when it is gone, without a claim when it makes no sense (a power cut left it empty). */
async function readClaim(file: string): Promise<{ text: string; claim: Claim | undefined } | undefined> {
  const first = await readText(file);
  if (first === undefined) return undefined;
  const claim = parseClaim(first);
  if (claim) return { text: first, claim };
  // Another starter may be between making the file and filling it: look again before calling it senseless.
  await pause(pollEvery * 4);
  const text = await readText(file);
  return text === undefined ? undefined : { text, claim: parseClaim(text) };
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parseClaim(text: string): Claim | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('engine' in value) || !('owner' in value)) return undefined;
  const { engine, owner } = value;
  if (!isLiving(engine) || !isLiving(owner)) return undefined;
  const socketFolder = 'socketFolder' in value ? value.socketFolder : undefined;
  return typeof socketFolder === 'string' ? { engine, owner, socketFolder } : { engine, owner };
}

function isLiving(value: unknown): value is Living {
  if (typeof value !== 'object' || value === null || !('pid' in value) || !('born' in value)) return false;
  return Number.isSafeInteger(value.pid) && typeof value.born === 'string';
}

/** Moves a dead engine's lock aside, and puts it back when another starter was faster and it is theirs by now. */
async function takeOver(file: string, deadText: string, dead: Claim | undefined): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readText(aside)) !== deadText) {
    await copyFile(aside, file, constants.COPYFILE_EXCL);
  } else if (dead?.socketFolder) {
    await removeSocketFolder(dead.socketFolder);
  }
  await rm(aside, { force: true });
}

/** Only ever removes what the engine makes: one socket in a folder of this name. */
async function removeSocketFolder(folder: string): Promise<void> {
  if (!/^embedded-mongodb-\w{6}$/.test(basename(folder))) return;
  try {
    await rm(join(folder, 'mongodb.sock'), { force: true });
    await rmdir(folder);
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'ENOENT' && code !== 'ENOTEMPTY') throw error;
  }
}
