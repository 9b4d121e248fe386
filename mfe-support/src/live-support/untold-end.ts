/** The end of a session while the server could not be told: it is told before anything else is. */
import * as z from 'zod/mini';

const key = 'haven-live-untold-end';

const endSchema = z.object({ type: z.enum(['end_session', 'leave_safely']), sessionId: z.string() });
export type SessionEnd = z.infer<typeof endSchema>;

/** What the server is to be told, or null. */
export function readUntoldEnd(): SessionEnd | null {
  try {
    const parsed = z.safeParse(endSchema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // Storage is switched off: the session is found again with the next start, and can be ended there.
  }
}

/** @param end null where it was told */
export function keepUntoldEnd(end: SessionEnd | null): void {
  try {
    if (end === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(end));
  } catch {
    // Storage is switched off or full: see above.
  }
}
