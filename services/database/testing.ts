import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnDatabase } from './database.ts';

/** A test run stays far below this, in bytes; containers often give their memory disk 64 MB only. */
const roomy = 1024 ** 3;

/**
 * An embedded database in a fresh temporary folder, in memory where the system has a disk for that. The folder goes
 * with `stop`, and also when the test run is killed. One for a whole run: each test file takes a database name of its own.
 */
export async function startTestDatabase(): Promise<{ uri: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(await fastFolder(), 'haven-test-'));
  return startOwnDatabase({ folder, throwaway: true, say: (line) => void process.stderr.write(`${line}\n`) });
}

async function fastFolder(): Promise<string> {
  const memory = '/dev/shm';
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free > roomy ? memory : tmpdir();
}
