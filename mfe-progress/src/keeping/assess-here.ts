import type { Danger } from '@haven/safety/contract';
import { currentLanguage } from '@haven/shared-ui/language';

const loadSafety = () => import('@haven/safety');

/** Fetches the rules of danger while somebody still writes, so that they are there should the network go. */
export function prepareToAssess(): void {
  loadSafety().catch(() => undefined); // It is tried again when it is needed.
}

/**
 * What the fields of a form tell of danger, judged in the browser at once: help can't wait for a network.
 *
 * @returns null where nothing is written, and where the code for it could not be loaded
 */
export async function assessHere(written: readonly string[]): Promise<Danger | null> {
  // An empty line between two fields: what one begins the other does not end.
  const text = written.filter((field) => field.trim()).join('\n\n');
  if (!text) return null;
  try {
    const { assess } = await loadSafety();
    return assess(text, { language: currentLanguage() });
  } catch {
    return null;
  }
}
