import { type Db, type Document, MongoClient } from 'mongodb';

/** The commands that look for documents, and the list inside those that carry several statements. */
const searching: Record<string, 'updates' | 'deletes' | null> = {
  find: null,
  aggregate: null,
  count: null,
  distinct: null,
  findAndModify: null,
  update: 'updates',
  delete: 'deletes',
};

/** What a driver adds to a command and `explain` does not take. */
const notExplained = new Set(['lsid', 'txnNumber', 'writeConcern', '$db', '$clusterTime', '$readPreference']);

/**
 * The queries of some work that read a whole collection because no index serves them, each as
 * `find in things: {the query}`. For a test that says there are none: run everything that a service does.
 *
 * The collections must hold something before: the plan of an empty one says nothing.
 *
 * @param uri the database server
 * @param databaseName where the work is done
 * @param work gets the database as seen by a client that notes what is asked
 */
export async function collectionScans(
  uri: string,
  databaseName: string,
  work: (db: Db) => Promise<unknown>,
): Promise<string[]> {
  const client = new MongoClient(uri, { monitorCommands: true });
  const asked: Document[] = [];
  client.on('commandStarted', ({ commandName, command }) => {
    if (commandName in searching) asked.push(...statements(commandName, command));
  });
  try {
    const db = client.db(databaseName);
    await work(db);
    const scans = new Set<string>();
    for (const command of asked.splice(0)) {
      const plan = await db.command({ explain: command, verbosity: 'queryPlanner' });
      if (JSON.stringify(plan).includes('"COLLSCAN"')) scans.add(description(command));
    }
    return [...scans];
  } finally {
    await client.close();
  }
}

/** One command for each statement, since `explain` takes one at a time. */
function statements(name: string, command: Document): Document[] {
  const plain = Object.fromEntries(Object.entries(command).filter(([key]) => !notExplained.has(key)));
  const list = searching[name];
  if (!list) return [plain];
  return plain[list].map((statement: Document) => ({ ...plain, [list]: [statement] }));
}

function description(command: Document): string {
  const query = command.filter ?? command.pipeline ?? command.query ?? command.updates ?? command.deletes;
  const [[name, collection] = []] = Object.entries(command);
  return `${name} in ${collection}: ${JSON.stringify(query)}`;
}
