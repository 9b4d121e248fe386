import { storagePrefix } from './device-storage.ts';

/** What a person wrote in one place and did not send yet. */
export type UnsentWords = {
  /** The words that were not sent before the page was loaded. */
  read(): string;
  /** Keeps the words, or forgets them when there are none. */
  keep(words: string): void;
};

/**
 * Words that outlive a reload before they are sent: kept for this tab alone, until it is closed.
 *
 * @param place names where they are written, such as `chat-words`
 */
export function unsentWords(place: string): UnsentWords {
  const key = `${storagePrefix}unsaved-${place}`;
  return {
    read() {
      try {
        return sessionStorage.getItem(key) ?? '';
      } catch {
        return ''; // Storage is switched off: the box begins empty.
      }
    },
    keep(words) {
      try {
        if (words) sessionStorage.setItem(key, words);
        else sessionStorage.removeItem(key);
      } catch {
        // Storage is switched off or full: the words still stand in the box, only a reload would lose them.
      }
    },
  };
}
