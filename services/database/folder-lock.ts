import { rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Claim, isAlive, living, readClaim, readText } from './folder-claim.ts';
import { codeOf, DatabaseStartError } from './start-error.ts';

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
 * It gives people a clear answer; that two engines never write the same files is also the duty of the engine's own file lock.
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
  const mine = JSON.stringify(claim);
  const giveUpAt = Date.now() + patience;
  let waiting = false;
  while (!(await create(file, mine))) {
    const found = await readClaim(file);
    if (found === undefined) continue;
    const { claim: held, text } = found;
    if (!held || !(await isAlive(held.engine))) {
      await removeDead(file, text, mine);
      if (held?.socketFolder) await removeSocketFolder(held.socketFolder);
      continue;
    }
    const owned = await isAlive(held.owner);
    if (owned || Date.now() > giveUpAt || options.signal.aborted) {
      const pid = owned ? held.owner.pid : held.engine.pid;
      throw new DatabaseStartError(
        `The data folder ${folder} is in use by another Haven (process ${pid}): stop that one first.`,
      );
    }
    if (!waiting) options.say(`Waiting for the Haven that last used ${folder} to close it.`);
    waiting = true;
    await pause(pollEvery);
  }
  return {
    async remember(socketFolder) {
      await writeFile(`${file}.next`, JSON.stringify({ ...claim, socketFolder }));
      await rename(`${file}.next`, file);
    },
    async release() {
      const found = await readClaim(file);
      if (found?.claim?.engine.pid === process.pid) await rm(file, { force: true });
    },
  };
}

async function create(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a dead engine's lock if it is still that one. Only one starter at a time may, so that none removes the lock
 * which a faster one has made since; who died during its turn is dealt with in the same way.
 */
async function removeDead(file: string, deadText: string, mine: string): Promise<void> {
  const turn = `${file}.turn`;
  if (await create(turn, mine)) {
    try {
      if ((await readText(file)) === deadText) await rm(file, { force: true });
    } finally {
      await rm(turn, { force: true });
    }
    return;
  }
  const other = await readClaim(turn);
  if (other && !(other.claim && (await isAlive(other.claim.engine))))
    await removeDead(turn, other.text, mine);
  else await pause(pollEvery);
}

/** Only ever removes what the engine makes: one socket in a folder of this name. */
async function removeSocketFolder(folder: string): Promise<void> {
  if (!/^embedded-mongodb-\w{6}$/.test(basename(folder))) return;
  try {
    await rm(join(folder, 'mongodb.sock'), { force: true });
    await rmdir(folder);
  } catch (error) {
    // Gone already, another user's, or not what it was: a leftover is no reason to refuse a start.
    if (codeOf(error) === undefined) throw error;
  }
}
