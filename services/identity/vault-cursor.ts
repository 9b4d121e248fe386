import { createHash } from 'node:crypto';
import { HavenError } from '@haven/kit/errors';

const cursorShape = /^([\da-f]{8})\.(\d{1,15})$/;

/** Tells people's cursors apart: on a shared device one person's place would hide entries from the next. */
const ownMark = (personId: string) => createHash('sha256').update(personId).digest('hex').slice(0, 8);

/** A device's place in a vault, as text: the last revision that it has. */
export const writeCursor = (personId: string, revision: number) => `${ownMark(personId)}.${revision}`;

/**
 * @returns the last revision that the device has; 0, which is everything, without a cursor or for another person's
 * @throws 422 `invalid` for what was never a cursor
 */
export function readCursor(personId: string, cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, mark, revision] = cursorShape.exec(cursor) ?? [];
  if (mark === undefined) {
    const message = 'This is no cursor of a sync.';
    throw new HavenError(422, 'invalid', `cursor: ${message}`, { issues: [{ path: 'cursor', message }] });
  }
  return mark === ownMark(personId) ? Number(revision) : 0;
}
