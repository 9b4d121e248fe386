/** What `npm start` runs: the database, the services and the door, in one process with the database as its child. */
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDatabase } from '@haven/database';
import { startChores } from '@haven/kit/chores';
import { type Config, readConfig } from '@haven/kit/config';
import { databaseAddressFile, dataFolder } from '@haven/kit/data-folder';
import { createLog } from '@haven/kit/log';
import { connectMongo, type Mongo } from '@haven/kit/mongo';
import { createGateway, type Gateway } from '../gateway.ts';
import { divideServices } from '../services.ts';
import { readDevelopedRemotes } from '../site/remotes.ts';
import { readSite } from '../site/site.ts';
import { Interrupted, Lifetime } from './lifetime.ts';
import { PortError, startSentence } from './start-error.ts';

/** Milliseconds for requests in flight when Haven stops. */
const grace = 5000;

const repository = join(import.meta.dirname, '../../..');

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** Ends everything with one sentence for the operator and exit code 1. */
type Fail = (sentence: string) => void;

/**
 * Starts Haven in this process and says where it is. Settings come from the environment: see kit's `config.ts`,
 * `services.ts` for services that run elsewhere, MONGODB_URL, HAVEN_DATA, HAVEN_REMOTES and HOST.
 *
 * Never throws: what prevents the start is one sentence on standard error and exit code 1, and whatever had been
 * started is stopped. SIGINT, SIGTERM and SIGHUP stop everything in order, the database last, and exit with 0.
 *
 * @param root the folder that holds the built shell and areas
 */
export async function startHaven(root = repository): Promise<void> {
  const lifetime = new Lifetime((code) => process.exit(code));
  const fail: Fail = (sentence) => {
    if (!lifetime.ending) complain(sentence);
    void lifetime.end(1, complain);
  };
  // People press Ctrl-C twice: the listener stays, and only the first one counts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void lifetime.end(0, complain));
  }
  process.on('uncaughtException', (error) =>
    fail(`Haven stops, having met what nobody foresaw. ${error.stack}`),
  );
  try {
    await lifetime.start(() => open(root, lifetime, fail));
  } catch (error) {
    if (!(error instanceof Interrupted)) fail(startSentence(error));
  }
}

async function open(root: string, lifetime: Lifetime, fail: Fail): Promise<void> {
  const { env } = process;
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const { here, elsewhere } = divideServices(env);
  const developedRemotes = readDevelopedRemotes(env.HAVEN_REMOTES);
  const site = await readSite({ root, publicUrl: config.publicUrl, developedRemotes, log });
  const mongo = await openDatabase(lifetime, fail);
  const context = { db: mongo.db, durable: mongo.durable, log, config, now: Date.now };
  const services = await Promise.all(here.map((service) => service.create(context)));
  lifetime.opened(startChores(services, log));
  lifetime.opened(async () => {
    await Promise.all(services.map((service) => service.close?.()));
  });
  const gateway = createGateway({ context, services, upstreams: elsewhere, site });
  await listen(gateway, config, lifetime);
  say(`Haven is ready on ${config.publicUrl.origin}`);
}

async function openDatabase(lifetime: Lifetime, fail: Fail): Promise<Mongo> {
  const { MONGODB_URL: url } = process.env;
  const folder = dataFolder(process.env);
  const database = await startDatabase({
    ...(url ? { url } : {}),
    folder,
    say,
    onExit: (reason) => fail(`The database is gone (${reason}), so Haven stops as well.`),
  });
  lifetime.opened(() => database.stop());
  const mongo = await connectMongo(database.uri);
  lifetime.opened(() => mongo.client.close());
  // An operator's own MONGODB_URL may hold a password, and whoever runs a service alone has it already.
  if (database.kind !== 'external') await tellAddress(databaseAddressFile(folder), database.uri, lifetime);
  return mongo;
}

/** Leaves the database's address where `run-alone.ts` finds it: for this user only, and gone after the stop. */
async function tellAddress(file: string, uri: string, lifetime: Lifetime): Promise<void> {
  // A crash may have left one, and `mode` counts for a new file only.
  await rm(file, { force: true });
  await writeFile(file, uri, { mode: 0o600, flag: 'wx' });
  lifetime.opened(() => rm(file, { force: true }));
}

async function listen({ server, stop }: Gateway, config: Config, lifetime: Lifetime): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(config.port, process.env.HOST);
  await listening.catch((error: unknown) => {
    throw new PortError(config.port, error);
  });
  lifetime.opened(() => stop(grace));
}
