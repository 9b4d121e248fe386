import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './start-error.ts';

/**
 * Makes a folder and those above it that are missing. Node's own `mkdir` with `recursive` never comes back where a folder
 * is there but takes no other, as in /proc.
 */
export async function makeFolder(folder: string, mode: number): Promise<void> {
  const make = () => mkdir(folder, { mode });
  const unlessThere = (error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  };
  try {
    await make();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) return unlessThere(error);
    await makeFolder(dirname(folder), mode);
    await make().catch(unlessThere);
  }
}
