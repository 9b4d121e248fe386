/** Which live session this tab is in: leaving the page and coming back takes it up again. Nothing of what was said is here. */

const key = 'haven-live-session';

/** The id of the session, or null. */
export function readLiveSession(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // Storage is switched off: coming back begins with the start card, and finds the session all the same.
  }
}

/** @param id null forgets it */
export function keepLiveSession(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, id);
  } catch {
    // Storage is switched off: see above.
  }
}
