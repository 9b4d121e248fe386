import { randomUUID } from 'node:crypto';
import { collectionScans } from './collection-scans.ts';
import { createLog } from './log.ts';
import { connectMongo } from './mongo.ts';
import { type Person, type SessionDocument, sessionCollection, sessionCookie, sessionKey } from './person.ts';
import type { ServiceContext } from './service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the database that the test run started. */
    mongodbUri: string;
  }
}

export type TestContext = ServiceContext & {
  /** Sets the clock that the service sees. */
  setNow(now: number): void;
  /** A Cookie header of someone with a session, without going through identity. */
  cookieOf(person: Person): Promise<string>;
  /** The queries of some work that no index serves; see `collection-scans.ts`. */
  collectionScans(work: (watched: ServiceContext) => Promise<unknown>): Promise<string[]>;
  /** Drops the database and closes the connection. */
  end(): Promise<void>;
};

/**
 * A context on the real embedded database, with a database of its own, for a service's tests.
 *
 * @param uri the address of the database that the test run started (vitest's `inject('mongodbUri')`)
 */
export async function testContext(uri: string): Promise<TestContext> {
  const { client, db, durable } = await connectMongo(uri, `test-${randomUUID()}`);
  let now = Date.parse('2026-11-21T10:00:00Z');
  const context: ServiceContext = {
    db,
    durable,
    log: createLog('silent'),
    config: {
      port: 3000,
      publicUrl: new URL('http://localhost:3000'),
      trustProxy: false,
      logLevel: 'silent',
    },
    now: () => now,
  };
  return {
    ...context,
    setNow: (value) => {
      now = value;
    },
    async cookieOf(person) {
      const sessionId = randomUUID();
      await db.collection<SessionDocument>(sessionCollection).insertOne({
        _id: sessionKey(sessionId),
        personId: person.id,
        kind: person.kind,
        expiresAt: new Date(now + 86_400_000),
      });
      return `${sessionCookie(context.config)}=${sessionId}`;
    },
    collectionScans: (work) =>
      collectionScans(uri, db.databaseName, (watched) => work({ ...context, db: watched })),
    async end() {
      await db.dropDatabase();
      await client.close();
    },
  };
}
