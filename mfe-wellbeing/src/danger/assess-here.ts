import type { Danger } from '@haven/safety/contract';
import { currentLanguage } from '@haven/shared-ui/language';

const loadSafety = () => import('@haven/safety');

/** Fetches the rules of danger while somebody still writes, so that they are there should the network go. */
export function prepareToAssess(): void {
  loadSafety().catch(() => undefined); // It is tried again when it is needed.
}

/**
 * What a text tells of danger, judged in the browser at once: help can't wait for a network.
 *
 * @returns null where the code for it could not be loaded
 */
export async function assessHere(text: string): Promise<Danger | null> {
  try {
    const { assess } = await loadSafety();
    return assess(text, { language: currentLanguage() });
  } catch {
    return null;
  }
}
