import type { Database, DatabaseOptions } from './database.ts';
import { DatabaseStartError } from './database-start-error.ts';

/**
 * An ordinary MongoDB server on the folder, for machines that the embedded engine has no build for (Windows, Macs with
 * Intel). It is downloaded at the first start.
 *
 * @throws DatabaseStartError that says how to set MONGODB_URL
 */
export async function startMemoryServer({ folder }: DatabaseOptions): Promise<Database> {
  try {
    const { MongoMemoryServer } = await import('mongodb-memory-server-core');
    const server = await MongoMemoryServer.create({
      instance: { dbPath: folder, dbName: 'haven', storageEngine: 'wiredTiger' },
    });
    return {
      uri: server.getUri('haven'),
      kind: 'memory-server',
      stop: async () => {
        await server.stop({ doCleanup: false });
      },
    };
  } catch {
    throw new DatabaseStartError(
      'No database could be started on this machine; set MONGODB_URL to a MongoDB of your own, ' +
        'such as MONGODB_URL=mongodb://localhost:27017/haven.',
    );
  }
}
