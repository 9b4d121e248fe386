import { DatabaseStartError } from '@haven/database';
import { ConfigError } from '@haven/kit/config';

/** Why Haven could not start, in one sentence for the operator. */
export class StartError extends Error {}

const causes: Record<string, string> = {
  EADDRINUSE: 'another program listens there already; stop it, or set PORT',
  EACCES: 'this user may not; set PORT to one above 1023',
  EADDRNOTAVAIL: 'this machine has no such address; change HOST',
};

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];

export const portError = (port: number, error: unknown) =>
  new StartError(`Haven could not listen on port ${port}: ${causes[codeOf(error)] ?? messageOf(error)}.`);

export const folderError = (folder: string, error: unknown) =>
  new StartError(
    `Haven cannot write into ${folder} (${codeOf(error) || messageOf(error)}): make it writable, or set HAVEN_DATA.`,
  );

/** @param uri never shown whole, since it may hold a password */
export const databaseError = (uri: string, error: unknown) =>
  new StartError(
    `The database at ${uri.replace(/\/\/[^@/]*@/, '//')} does not answer (${messageOf(error)}): check MONGODB_URL.`,
  );

/** The one sentence for whatever ended the start. */
export function startSentence(error: unknown): string {
  const foreseen = [StartError, DatabaseStartError, ConfigError].some((kind) => error instanceof kind);
  const message = messageOf(error) ?? '';
  return foreseen ? message : `Haven could not start: ${message}`;
}
