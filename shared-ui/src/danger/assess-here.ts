import type { Danger } from '@haven/safety/contract';
import { currentLanguage } from '../language/index.ts';

const loadSafety = () => import('@haven/safety');

/** Fetches what tells danger while somebody still writes, so that it is there should the network go. */
export function prepareToAssess(): void {
  loadSafety().catch(() => undefined); // It is tried again when it is needed.
}

/**
 * What a message, or the fields of a form, tells of danger: judged in the browser at once, since help can't wait for a
 * network.
 *
 * @param history what the messages before came to, the oldest first
 * @returns null where nothing is written, and where the code for it could not be loaded
 */
export async function assessHere(
  written: readonly string[],
  history: readonly Danger[] = [],
): Promise<Danger | null> {
  // An empty line between two fields: what one begins the other does not end.
  const text = written.filter((field) => field.trim()).join('\n\n');
  if (!text) return null;
  try {
    const { assess } = await loadSafety();
    return assess(text, { language: currentLanguage(), history });
  } catch {
    return null;
  }
}
