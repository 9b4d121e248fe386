/**
 * The process that holds the database, started by `engine-process.ts` with: the kind of engine, the data folder, and
 * whether the folder goes when the engine does. It answers over IPC (`engine-message.ts`) and leaves, with the files
 * closed, on 'stop', on SIGTERM, and when the Haven that started it is gone, however that went.
 */
import { rm } from 'node:fs/promises';
import { diskFull, type EngineKind, filesOf, makeFilesFolder } from './data-folder.ts';
import type { EngineMessage } from './engine-message.ts';
import { lockFolder } from './folder-lock.ts';
import { openEngine } from './open-engine.ts';
import { DatabaseStartError, NoEngineFits } from './start-error.ts';

const [kindGiven, folder = '', throwaway] = process.argv.slice(2);
const kind: EngineKind = kindGiven === 'memory-server' ? 'memory-server' : 'embedded';

const leaving = new AbortController();
const leave = () => leaving.abort();
const asked = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
process.on('message', leave).on('disconnect', leave).on('SIGTERM', leave).on('SIGHUP', leave);
// Ctrl-C is for the Haven in that terminal, which closes its services first and then says 'stop'.
process.on('SIGINT', () => undefined);

function tell(type: EngineMessage['type'], text: string): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send || !process.connected) return resolve();
    // Whether it arrived makes no difference: a Haven that is gone is noticed by 'disconnect'.
    process.send({ type, text } satisfies EngineMessage, undefined, undefined, () => resolve());
  });
}
const say = (line: string) => void tell('say', line);

async function serve(): Promise<void> {
  const lock = await lockFolder(folder, { say, signal: leaving.signal });
  try {
    const files = filesOf(folder, kind);
    await makeFilesFolder(files);
    const server = await openEngine(kind, files, say);
    if (server.socketFolder) await lock.remember(server.socketFolder);
    await tell('ready', server.uri);
    await Promise.race([asked, server.ended]);
    await server.close();
  } finally {
    await lock.release();
    if (throwaway) await rm(folder, { recursive: true, force: true });
  }
}

/** The raw error goes to the engine's log, a sentence to the person. */
async function explain(error: unknown): Promise<void> {
  process.stderr.write(
    `${new Date().toISOString()} ${error instanceof Error ? error.stack : String(error)}\n`,
  );
  if (error instanceof Error && error.cause) process.stderr.write(`because: ${String(error.cause)}\n`);
  const message = error instanceof Error ? error.message : '';
  if (error instanceof NoEngineFits) return tell('unfit', message);
  if (error instanceof DatabaseStartError) return tell('failed', message);
  if (/No space left|ENOSPC/.test(message)) return tell('failed', diskFull(folder));
  if (/DBPathInUse|busy/i.test(message)) {
    return tell('failed', `The data folder ${folder} is in use by another program: stop that one first.`);
  }
  return tell('failed', `The database in ${folder} could not be opened: ${folder}/engine.log says why.`);
}

try {
  await serve();
} catch (error) {
  await explain(error);
  process.exitCode = 1;
}
process.exit();
