/** Which live session this tab is in: leaving the page and coming back takes it up again. */
import * as z from 'zod/mini';
import type { Unsent } from './live-talk.ts';

const key = 'haven-live-session';

const keptSchema = z.object({
  id: z.string(),
  /** What the server has not acknowledged: it goes again. Nothing else of what was said is here. */
  unsent: z.array(z.object({ clientId: z.string(), text: z.string(), failed: z.boolean() })),
});
type Kept = { id: string; unsent: readonly Unsent[] };

/** The session that this tab was in, or null. */
export function readLiveSession(): Kept | null {
  try {
    const parsed = z.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // Storage is switched off: coming back begins with the start card, and finds the session all the same.
  }
}

/** @param kept null forgets it */
export function keepLiveSession(kept: Kept | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ id: kept.id, unsent: kept.unsent }));
  } catch {
    // Storage is switched off or full: see above.
  }
}
