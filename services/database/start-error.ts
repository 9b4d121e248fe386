/** Why no database runs. The message is one sentence for the person who started Haven, and nothing else. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** This computer cannot run the engine that was tried, whatever the folder holds: another one may still do. */
export class NoEngineFits extends Error {
  override name = 'NoEngineFits';
}

/** The operating system's code of a failed call (`ENOSPC`), if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
