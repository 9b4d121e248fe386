import { type Db, MongoClient, MongoServerError, type WriteConcernSettings } from 'mongodb';

export type Mongo = {
  client: MongoClient;
  db: Db;
  /**
   * The write concern for what must not be lost, to be given with the write, which is acknowledged after it is on disk.
   * `majority` only on a replica set: measured on a standalone, it loses acknowledged writes.
   */
  durable: WriteConcernSettings;
};

/** The database that an address names. Not read with `URL`: it refuses sockets and lists of hosts. */
function databaseIn(uri: string): string | undefined {
  const name = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(uri)?.[1];
  return name && decodeURIComponent(name);
}

/**
 * Connects, and asks the server once whether it is a replica set.
 *
 * @param uri a `mongodb://` address; the database's name is taken from it, else `haven`
 * @throws the driver's error when nothing answers within 5 s
 */
export async function connectMongo(uri: string, databaseName?: string): Promise<Mongo> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000, appName: 'haven' });
  await client.connect();
  const db = client.db(databaseName ?? databaseIn(uri) ?? 'haven');
  const hello = await db.admin().command({ hello: 1 });
  const durable: WriteConcernSettings = hello.setName
    ? { w: 'majority', journal: true }
    : { w: 1, journal: true };
  return { client, db, durable };
}

/** True when a write was refused because a unique index already holds its key. */
export const isDuplicateKey = (error: unknown): error is MongoServerError =>
  error instanceof MongoServerError && error.code === 11000;
