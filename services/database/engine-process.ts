import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type EngineKind, isDiskFull } from './data-folder.ts';
import { isEngineMessage } from './engine-message.ts';
import type { NodeCommand } from './node-command.ts';
import { DatabaseStartError, NoEngineFits } from './start-error.ts';

export type EngineProcess = { uri: string; stop(): Promise<void> };

export type EngineOptions = {
  folder: string;
  /** The folder is removed when the engine leaves. */
  throwaway?: boolean;
  say: (line: string) => void;
  onExit?: (reason: string) => void;
};

/** How long a clean close may take before the engine is killed, in milliseconds. Its journal keeps the data either way. */
const closingTime = 60_000;

/**
 * Starts an engine in a process of its own and waits until it serves.
 *
 * @throws NoEngineFits when it can't run on this computer, DatabaseStartError when it can't open the folder
 */
export async function startEngine(
  kind: EngineKind,
  node: NodeCommand,
  options: EngineOptions,
): Promise<EngineProcess> {
  const child = await launch(kind, node, options);
  const uri = await readiness(child, options);
  // A Haven lives as long as what it serves: the engine alone does not hold it.
  child.unref();
  child.channel?.unref();
  let stopped: Promise<void> | undefined;
  child.once('exit', async (code, signal) => {
    if (stopped) return;
    stopped = Promise.resolve();
    options.onExit?.(await whyItEnded(options.folder, code, signal));
  });
  return {
    uri,
    stop() {
      stopped ??= close(child);
      return stopped;
    },
  };
}

async function launch(kind: EngineKind, node: NodeCommand, options: EngineOptions): Promise<ChildProcess> {
  const log = options.throwaway ? undefined : await open(join(options.folder, 'engine.log'), 'a', 0o600);
  // What the parent's Node.js was told (a debugger, a test runner's loaders) is not for this one.
  const { NODE_OPTIONS: _, ...env } = process.env;
  try {
    return fork(
      join(import.meta.dirname, 'engine.ts'),
      [kind, options.folder, ...(options.throwaway ? ['throwaway'] : [])],
      {
        ...node,
        env,
        // A process group of its own: Ctrl-C in the terminal reaches Haven and not its engine.
        detached: true,
        stdio: ['ignore', log?.fd ?? 'ignore', log?.fd ?? 'ignore', 'ipc'],
      },
    );
  } finally {
    await log?.close();
  }
}

function readiness(child: ChildProcess, { folder, say }: EngineOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (!isEngineMessage(message)) return;
      if (message.type === 'ready') resolve(message.text);
      if (message.type === 'say') say(message.text);
      if (message.type === 'unfit') reject(new NoEngineFits(message.text));
      if (message.type === 'failed') reject(new DatabaseStartError(message.text));
    });
    child.once('error', (error) =>
      reject(new NoEngineFits('The database engine could not be started.', { cause: error })),
    );
    child.once('exit', async (code, signal) => {
      // 127: the loader found the libraries wanting. SIGILL: the processor lacks what MongoDB is built for.
      if (code === 127 || signal === 'SIGILL') {
        return reject(new NoEngineFits('The database engine cannot run on this computer.'));
      }
      const reason = await whyItEnded(folder, code, signal);
      reject(new DatabaseStartError(`The database in ${folder} could not be opened, because ${reason}.`));
    });
  });
}

/** Why the process ended, as a part of a sentence. */
async function whyItEnded(
  folder: string,
  code: number | null,
  signal: NodeJS.Signals | null,
): Promise<string> {
  // It has no other way to say so: the engine aborts when it can't write its journal.
  if (await isDiskFull(folder).catch(() => false)) return `the disk that holds ${folder} is full`;
  return `its process ended with ${signal ?? `code ${code}`}`;
}

async function close(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const exit = once(child, 'exit');
  const impatience = setTimeout(() => child.kill('SIGKILL'), closingTime);
  // It may be gone in this very moment; then 'exit' tells.
  if (child.connected) child.send('stop', () => undefined);
  await exit;
  clearTimeout(impatience);
}
