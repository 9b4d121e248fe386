import { access, chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { birthOf } from './process-birth.ts';
import { codeOf } from './start-error.ts';

/**
 * A folder that is either whole or not there. It is filled under another name and then renamed, so that one half filled
 * is never used; of several that fill it at the same time the first one wins and all get the same.
 *
 * @param fill fills the folder it is given
 * @returns `target`
 */
export async function folderOnce(target: string, fill: (partial: string) => Promise<void>): Promise<string> {
  if (await exists(target)) return target;
  const parent = dirname(target);
  await makeFolder(parent, 0o755);
  await removeAbandoned(parent, `${basename(target)}.partial-`);
  const partial = await mkdtemp(`${target}.partial-${process.pid}-`);
  try {
    await fill(partial);
    // mkdtemp keeps others out; here every user of this computer may read.
    await chmod(partial, 0o755);
    await rename(partial, target);
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return target;
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Removes what a killed starter left half filled; its process number is in the name. */
async function removeAbandoned(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if ((await birthOf(pid)) === undefined) await rm(join(parent, name), { recursive: true, force: true });
  }
}
