/**
 * The words outlive an accidental reload: they are kept for this tab alone, until it is closed or they are rubbed out.
 * Log-out takes away everything whose key begins so.
 */
import { storagePrefix } from '@haven/shared-ui/device-store';
import * as z from 'zod/mini';
import { type CopingWords, isBlank, noWords } from './coping-words.ts';

const key = `${storagePrefix}unsaved-coping-words`;

const wordsSchema = z.object({ situation: z.string(), feelings: z.string() });

/** The words that stood in the form before the page was loaded. */
export function readWords(): CopingWords {
  try {
    const text = sessionStorage.getItem(key);
    if (!text) return noWords;
    const parsed = z.safeParse(wordsSchema, JSON.parse(text));
    return parsed.success ? parsed.data : noWords;
  } catch {
    return noWords; // Storage is switched off, or the text is not ours: the form begins empty.
  }
}

/** Keeps the words, or forgets them when there are none. */
export function keepWords(words: CopingWords): void {
  try {
    if (isBlank(words)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(words));
  } catch {
    // Storage is switched off or full: the words still stand in the form, only a reload would lose them.
  }
}
