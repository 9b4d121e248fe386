import type { EngineKind } from './data-folder.ts';
import { openEmbedded } from './embedded-engine.ts';
import { openMemoryServer } from './memory-server.ts';

/** A database that is open in this process, or in a child of it. */
export type EngineServer = {
  uri: string;
  /** A private folder with a socket, which only a clean close removes. */
  socketFolder?: string;
  /** Settles if the database ends on its own while this process lives. */
  ended: Promise<void>;
  close(): Promise<void>;
};

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
