import { HavenError } from '@haven/kit/errors';

/** Milliseconds. */
const hour = 3_600_000;

/** The UTC day of a moment, YYYY-MM-DD. */
export const utcDay = (now: number) => new Date(now).toISOString().slice(0, 10);

/** A field of a call that doesn't fit what is known here. */
export const invalid = (path: string, message: string) =>
  new HavenError(422, 'invalid', `${path}: ${message}`, { issues: [{ path, message }] });

/**
 * Refuses a day that is today nowhere on earth yet; where the day begins first it is UTC+14.
 *
 * @param path of the field, for whoever reads the error
 * @param now ms since 1970
 * @throws 422 `invalid`
 */
export function refuseDayAhead(path: string, day: string, now: number): void {
  if (day > utcDay(now + 14 * hour)) throw invalid(path, 'This day has not come yet.');
}
