import { join, resolve } from 'node:path';

/** The folder that holds what Haven keeps on this machine: `.data` beside the code, unless HAVEN_DATA says otherwise. */
export function dataFolder(env: Record<string, string | undefined>): string {
  return env.HAVEN_DATA ? resolve(env.HAVEN_DATA) : join(import.meta.dirname, '../../.data');
}

/** The file in which a running Haven writes its embedded database's address, for services that run alone beside it. */
export const databaseAddressFile = (folder: string) => join(folder, 'address');
