import { access, chmod, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { codeOf, DatabaseStartError } from './start-error.ts';

/** Which engine writes the files. Their formats differ, so each has a folder of its own. */
export type EngineKind = 'embedded' | 'memory-server';

const reasons: Record<string, string> = {
  ENOTDIR: 'a part of that path is a file and not a folder',
  EEXIST: 'a file with that name is already there',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'that place is read-only',
  ENOENT: 'no folder can be made there',
};

/** The engine keeps room for its journal and stops when it can no longer write: below this, in bytes, the disk is full. */
const smallestRoom = 16 * 1024 * 1024;

export function diskFull(folder: string): string {
  return `The disk that holds ${folder} is full, so the database cannot write: make some room and start Haven again.`;
}

/** Where an engine's own files are. */
export function filesOf(folder: string, kind: EngineKind): string {
  return join(folder, kind);
}

/**
 * Makes the folder, for this user alone, and proves that it can be written.
 *
 * @throws DatabaseStartError
 */
export async function prepareFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(folder, 0o700);
    await writeFile(probe, 'Haven may write here');
    await rm(probe, { force: true });
  } catch (error) {
    const code = codeOf(error) ?? 'unknown';
    if (code === 'ENOSPC') throw new DatabaseStartError(diskFull(folder));
    throw new DatabaseStartError(
      `Haven cannot keep its data in ${folder}, because ${reasons[code] ?? `the system refused it (${code})`}.`,
    );
  }
}

/**
 * Makes the folder for an engine's files. Others on this computer can't open it, whatever the folder around it allows:
 * people make that one themselves, and the engine gives its files to everyone who gets that far.
 */
export async function makeFilesFolder(files: string): Promise<void> {
  await makeFolder(files, 0o700);
  try {
    await chmod(files, 0o700);
  } catch (error) {
    // Some disks know no permissions: no reason to refuse a start.
    if (codeOf(error) === undefined) throw error;
  }
}

/** The engine whose data the folder already holds; those decide, so that nobody ever meets an empty Haven. */
export async function engineOf(folder: string): Promise<EngineKind | undefined> {
  for (const kind of ['embedded', 'memory-server'] as const) {
    try {
      await access(join(filesOf(folder, kind), 'WiredTiger'));
      return kind;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
  return undefined;
}

export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < smallestRoom;
}
