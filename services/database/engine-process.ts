/** The parent's side of the embedded engine: starts its process, waits for its word, stops it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, DatabaseOptions } from './database.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { type EngineWord, isEngineWord } from './engine-word.ts';
import { newerLibraries } from './newer-libraries.ts';

const engineFile = join(import.meta.dirname, 'engine.ts');

/** Bytes of the engine's complaints that are kept, to say why it did not start. */
const complaintLength = 4000;

/**
 * Starts the engine on a folder.
 *
 * @returns null where no build of the engine runs on this machine
 * @throws DatabaseStartError when the folder is in use, can't be used, or its files can't be read
 */
export async function startEngine(options: DatabaseOptions): Promise<Database | null> {
  const { folder, say, onExit } = options;
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new DatabaseStartError(`The data folder ${folder} cannot be made: ${error.message}.`);
  });
  const libraries = await newerLibraries(say);
  if (libraries === 'not-to-be-had') return null;
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', engineFile, folder];
  const command = libraries ? [libraries.loader, '--library-path', libraries.folder, ...node] : node;
  const child = spawnEngine(command);
  const word = await firstWord(child);
  if (word.type === 'refused') throw new DatabaseStartError(word.sentence);
  if (word.type === 'no-build') return null;
  let stopping = false;
  child.on('exit', (code, signal) => {
    if (!stopping) onExit?.(`its process ended with ${signal ?? code}`);
  });
  // The parent lives as long as its server does; the engine alone does not hold it.
  child.unref();
  child.channel?.unref();
  return {
    uri: word.uri,
    kind: 'embedded',
    async stop() {
      stopping = true;
      await stopEngine(child);
    },
  };
}

function spawnEngine([program = process.execPath, ...args]: string[]): ChildProcess {
  return spawn(program, args, {
    // A process group of its own: Ctrl-C in the terminal must not reach it before its parent has finished.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    windowsHide: true,
  });
}

function firstWord(child: ChildProcess): Promise<EngineWord> {
  return new Promise((resolve) => {
    let complaints = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      complaints = (complaints + chunk.toString()).slice(-complaintLength);
    });
    child.once('message', (message) => {
      if (isEngineWord(message)) resolve(message);
    });
    child.once('error', () => resolve({ type: 'no-build' }));
    child.once('exit', (code, signal) => {
      const last = complaints.trim().split('\n').at(-1) ?? '';
      const sentence = `The embedded database ended with ${signal ?? code} before it was ready${last ? ` (${last})` : ''}.`;
      resolve({ type: 'refused', sentence });
    });
  });
}

function stopEngine(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.ref();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    // The engine also closes when this channel goes, as when its parent is killed.
    if (child.connected) child.disconnect();
  });
}
