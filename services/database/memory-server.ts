import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoMemoryServer } from 'mongodb-memory-server-core';
import type { EngineServer } from './engine-server.ts';
import { projectCache } from './project-cache.ts';
import { NoEngineFits } from './start-error.ts';

/** Fixed here, because the files outlive an update of the package and a newer server may not open them. */
const version = '8.2.6';

/** Starts a MongoDB server on a free loopback port, as a child of this process, on files that stay. */
export async function openMemoryServer(files: string, say: (line: string) => void): Promise<EngineServer> {
  say(
    'Starting a MongoDB server for this computer; the first time it is fetched, which may take some minutes.',
  );
  await mkdir(files, { recursive: true, mode: 0o700 });
  const ended = Promise.withResolvers<void>();
  try {
    const server = await MongoMemoryServer.create({
      binary: { version, downloadDir: join(projectCache, 'mongodb') },
      instance: { dbPath: files, storageEngine: 'wiredTiger' },
    });
    server.instanceInfo?.instance.mongodProcess?.once('exit', () => ended.resolve());
    return {
      uri: server.getUri(),
      ended: ended.promise,
      async close() {
        await server.stop({ doCleanup: false });
      },
    };
  } catch (error) {
    throw new NoEngineFits('MongoDB could not be fetched or started on this computer.', { cause: error });
  }
}
