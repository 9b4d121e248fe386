import { join } from 'node:path';
import { glibcVersion, isNewEnough } from './glibc.ts';
import { newerLibraries } from './newer-libraries.ts';
import { NoEngineFits } from './start-error.ts';

/** How to start the Node.js of this process: the program, and what comes before the script. */
export type NodeCommand = { execPath: string; execArgv: string[] };

export const plainNode: NodeCommand = { execPath: process.execPath, execArgv: [] };

/**
 * How to start a Node.js that the embedded engine can load in: as it is, or on a Linux with an older C library through
 * the loader of a newer one, which touches that one process and nothing else of the system.
 *
 * @throws NoEngineFits
 */
export async function nodeForEngine(say: (line: string) => void): Promise<NodeCommand> {
  // Elsewhere the package itself knows whether it has a build.
  if (process.platform !== 'linux') return plainNode;
  const version = glibcVersion();
  if (version === undefined) throw new NoEngineFits('The embedded database needs a Linux with glibc.');
  if (isNewEnough(version)) return plainNode;
  const { folder, loader } = await newerLibraries(say);
  return { execPath: join(folder, loader), execArgv: ['--library-path', folder, process.execPath] };
}
