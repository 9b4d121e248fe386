/**
 * Unsaved changes of the plan outlive an accidental reload: they are kept for this tab alone, until it is closed or
 * they are saved.
 */
import { storagePrefix } from '@haven/shared-ui/device-store';
import * as z from 'zod/mini';
import { isChanged, nothingUnsaved, type Unsaved } from './unsaved-plan.ts';

const key = `${storagePrefix}unsaved-emergency-plan`;

const contactSchema = z.looseObject({
  name: z.string(),
  phone: z.string(),
  relationship: z.optional(z.string()),
  role: z.optional(z.string()),
});
const changesSchema = z.object({
  added: z.array(contactSchema),
  removed: z.array(contactSchema),
  entry: z.object({ name: z.string(), phone: z.string(), detail: z.string() }),
});
const unsavedSchema = z.object({
  boxes: z.object({
    warningSignsInput: z.exactOptional(z.string()),
    copingStrategies: z.exactOptional(z.string()),
    safePlaces: z.exactOptional(z.string()),
    makingSpaceSafe: z.exactOptional(z.string()),
    worthLivingFor: z.exactOptional(z.string()),
  }),
  emergencyContacts: changesSchema,
  professionalContacts: changesSchema,
});

/** The changes that were not saved before the page was loaded. */
export function readUnsaved(): Unsaved {
  try {
    const text = sessionStorage.getItem(key);
    if (!text) return nothingUnsaved;
    const parsed = z.safeParse(unsavedSchema, JSON.parse(text));
    return parsed.success ? parsed.data : nothingUnsaved;
  } catch {
    return nothingUnsaved; // Storage is switched off, or the text is not ours: the form begins with what is saved.
  }
}

/** Keeps the changes, or forgets them when there are none. */
export function keepUnsaved(unsaved: Unsaved): void {
  try {
    if (isChanged(unsaved)) sessionStorage.setItem(key, JSON.stringify(unsaved));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off or full: the changes still stand in the form, only a reload would lose them.
  }
}
