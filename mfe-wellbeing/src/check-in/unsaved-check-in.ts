/**
 * Unsaved changes of the check-in outlive an accidental reload: they are kept for this tab alone, until it is closed
 * or they are saved.
 */
import { moods, storagePrefix } from '@haven/shared-ui/device-store';
import * as z from 'zod/mini';
import type { Unsaved } from './check-in-form.ts';

const key = `${storagePrefix}unsaved-check-in`;

const changesSchema = z.object({
  mood: z.exactOptional(z.nullable(z.enum(moods))),
  gratitude: z.exactOptional(z.string()),
  copingStrategies: z.exactOptional(z.array(z.string())),
  notes: z.exactOptional(z.string()),
});
const unsavedSchema = z.object({ day: z.iso.date(), changes: changesSchema });

/** The changes that were not saved before the page was loaded, or null. */
export function readUnsaved(): Unsaved | null {
  try {
    const text = sessionStorage.getItem(key);
    if (!text) return null;
    const parsed = z.safeParse(unsavedSchema, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // Storage is switched off, or the text is not ours: the form begins with what is saved.
  }
}

/** Keeps the changes, or forgets them when there are none. */
export function keepUnsaved(unsaved: Unsaved | null): void {
  try {
    if (unsaved) sessionStorage.setItem(key, JSON.stringify(unsaved));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off or full: the changes still stand in the form, only a reload would lose them.
  }
}
