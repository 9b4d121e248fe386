import { HavenError } from '@haven/kit/errors';
import * as z from 'zod/mini';

const hour = 3_600_000;
const utcDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/**
 * The day that a device calls today, YYYY-MM-DD. It is today somewhere on earth, from UTC-12 to UTC+14; with none asked
 * for it is the UTC day.
 *
 * @throws 422 `invalid` for what is no day, or is today nowhere
 */
export function askedDay(asked: string | undefined, now: number): string {
  if (asked === undefined) return utcDay(now);
  const day = z.safeParse(z.iso.date(), asked);
  if (!day.success) throw new HavenError(422, 'invalid', 'day: This is not a day.');
  if (day.data < utcDay(now - 12 * hour) || day.data > utcDay(now + 14 * hour))
    throw new HavenError(422, 'invalid', 'day: This day is not today anywhere.');
  return day.data;
}
