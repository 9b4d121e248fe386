import type { EngineKind } from './data-folder.ts';
import { openEmbedded } from './embedded-engine.ts';
import type { EngineServer } from './engine-server.ts';
import { openMemoryServer } from './memory-server.ts';

/**
 * Opens the database files in `files` with the engine of that kind.
 *
 * @throws NoEngineFits when this computer can't run it; the engine's own error when the files can't be opened
 */
export function openEngine(
  kind: EngineKind,
  files: string,
  say: (line: string) => void,
): Promise<EngineServer> {
  return kind === 'embedded' ? openEmbedded(files) : openMemoryServer(files, say);
}
