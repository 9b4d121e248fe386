/** What a person wrote and did not send yet outlives a reload: it is kept for this tab alone, until it is closed. */
import { storagePrefix } from '@haven/shared-ui/device-store';

const key = `${storagePrefix}unsaved-chat-words`;

/** The words that were not sent before the page was loaded. */
export function readUnsent(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return ''; // Storage is switched off: the box begins empty.
  }
}

/** Keeps the words, or forgets them when there are none. */
export function keepUnsent(words: string): void {
  try {
    if (words) sessionStorage.setItem(key, words);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off or full: the words still stand in the box, only a reload would lose them.
  }
}
