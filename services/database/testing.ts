import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from './database.ts';

/** The embedded database in a fresh folder, for a test run; stopping it removes the folder. */
export async function startTestDatabase(): Promise<{ uri: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'haven-test-database-'));
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const database = await startDatabase({ folder, say });
  return {
    uri: database.uri,
    async stop() {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
