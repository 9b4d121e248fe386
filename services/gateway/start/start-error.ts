import { DatabaseStartError } from '@haven/database';
import { ConfigError } from '@haven/kit/config';

/** Why the door could not listen, in one sentence for the operator. */
export class PortError extends Error {
  constructor(port: number, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    super(`Haven could not listen on port ${port}: ${reasons[code] ?? messageOf(cause)}.`);
  }
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'another program listens there already; stop it, or set PORT',
  EACCES: 'this user may not; set PORT to one above 1023',
  EADDRNOTAVAIL: 'this machine has no such address; change HOST',
};

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/** The one sentence for whatever ended the start. */
export function startSentence(error: unknown): string {
  const foreseen = [PortError, DatabaseStartError, ConfigError].some((kind) => error instanceof kind);
  return foreseen ? messageOf(error) : `Haven could not start: ${messageOf(error)}`;
}
