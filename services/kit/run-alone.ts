import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { startChores } from './chores.ts';
import { ConfigError, readConfig } from './config.ts';
import { databaseAddressFile, dataFolder } from './data-folder.ts';
import { attachLiveServer, createLiveServer } from './live-server.ts';
import { createLog } from './log.ts';
import { connectMongo } from './mongo.ts';
import type { CreateService } from './service.ts';

/** Ends the process with one sentence for the operator. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** MONGODB_URL, or the embedded database of the Haven that runs on this machine. */
async function databaseAddress(): Promise<string> {
  const { MONGODB_URL } = process.env;
  if (MONGODB_URL) return MONGODB_URL;
  const address = await readFile(databaseAddressFile(dataFolder(process.env)), 'utf8').catch(() => '');
  if (address) return address.trim();
  refuse('There is no database: start Haven first (`npm start`), or set MONGODB_URL.');
}

/**
 * Runs one service as a process of its own, beside a gateway that is told its address (`SUPPORT_URL` and so on).
 *
 * @param create the service
 * @param defaultPort where it listens unless PORT says otherwise; on loopback unless HOST says otherwise
 */
export async function runAlone(create: CreateService, defaultPort: number): Promise<void> {
  try {
    const config = readConfig(process.env, defaultPort);
    const log = createLog(config.logLevel);
    const mongo = await connectMongo(await databaseAddress());
    const context = { db: mongo.db, durable: mongo.durable, log, config, now: Date.now };
    const service = await create(context);
    const server = createServer(getRequestListener(service.app.fetch));
    const live = createLiveServer(context, service.live ? [service.live] : []);
    attachLiveServer(server, live);
    const stopChores = startChores([service], log);
    const stop = () => {
      live.close();
      server.close(async () => {
        await Promise.all([stopChores(), service.close?.()]);
        await mongo.client.close();
      });
      server.closeIdleConnections();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    server.on('error', (error) => refuse(`The ${service.name} service could not listen: ${error.message}.`));
    server.listen(config.port, process.env.HOST ?? '127.0.0.1', () => {
      process.stdout.write(`${service.name} answers on http://localhost:${config.port}\n`);
    });
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.message);
    refuse(`The service could not start: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
