/** The urge timer outlives an accidental reload: it is kept for this tab alone, until its end was seen. */
import { storagePrefix } from '@haven/shared-ui/device-store';
import * as z from 'zod/mini';
import { changes, lengths, type UrgeSession } from './urge-session.ts';

const key = `${storagePrefix}unsaved-urge`;

const rating = z.nullable(z.int().check(z.gte(0), z.lte(10)));
const sessionSchema = z.object({
  minutes: z.literal(lengths),
  before: rating,
  after: rating,
  ran: z.number().check(z.gte(0)),
  at: z.number(),
  answers: z.record(z.string().check(z.regex(/^\d+$/)), z.enum(changes)),
  firstLine: z.int().check(z.gte(0)),
  stopped: z.boolean(),
});

/** ms; a tab that is restored the next day should not begin with the end of yesterday's urge. */
const stale = 6 * 3_600_000;

/** The urge timer that ran before the page was loaded, or null. @param now ms since 1970 */
export function readKept(now: number): UrgeSession | null {
  try {
    const text = sessionStorage.getItem(key);
    if (!text) return null;
    const parsed = z.safeParse(sessionSchema, JSON.parse(text));
    return parsed.success && now - parsed.data.at < stale ? parsed.data : null;
  } catch {
    return null; // Storage is switched off, or the text is not ours: there is nothing to go on with.
  }
}

/** Keeps the urge timer, or forgets it when it is null. */
export function keep(session: UrgeSession | null): void {
  try {
    if (session) sessionStorage.setItem(key, JSON.stringify(session));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off or full: the timer runs on in this page, only a reload would end it.
  }
}
