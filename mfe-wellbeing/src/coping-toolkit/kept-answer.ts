/**
 * What was written for somebody, and the danger in their words, outlive an accidental reload: they are kept for this
 * tab alone. Log-out takes away everything whose key begins so.
 */
import { dangerSchema } from '@haven/safety/contract';
import { storagePrefix } from '@haven/shared-ui/device-store';
import { copingAnswerSchema } from '@haven/wellbeing/contract';
import * as z from 'zod/mini';

const key = `${storagePrefix}unsaved-coping-answer`;

const keptSchema = z.object({
  answer: z.nullable(copingAnswerSchema),
  danger: z.nullable(dangerSchema),
  /** When it was asked for: ms since 1970. */
  at: z.number(),
});
export type KeptAnswer = z.infer<typeof keptSchema>;

/** ms; what was written for one night is not 'for this moment' when a tab comes back the next day. */
const stale = 6 * 3_600_000;

/** What stood there before the page was loaded, or null. @param now ms since 1970 */
export function readAnswer(now: number): KeptAnswer | null {
  try {
    const text = sessionStorage.getItem(key);
    if (!text) return null;
    const parsed = z.safeParse(keptSchema, JSON.parse(text));
    return parsed.success && now - parsed.data.at < stale ? parsed.data : null;
  } catch {
    return null; // Storage is switched off, or the text is not ours: nothing was written yet.
  }
}

/** Keeps it in the place of what was kept before. */
export function keepAnswer(kept: KeptAnswer): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is switched off or full: it still stands on the page, only a reload would lose it.
  }
}
