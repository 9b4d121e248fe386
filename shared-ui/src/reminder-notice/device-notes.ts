/**
 * What a notice needs to know when no page is open. A service worker can't read localStorage, so the page leaves it in
 * IndexedDB, where both look.
 */
import { createStore, get, set, update } from 'idb-keyval';
import type { Language } from '../language/language.ts';

/** Made when first used: a browser that forbids storage refuses already the opening. */
const notes = () => createStore('haven-reminders', 'notes');

/** How a notice is worded on this device. */
export type NoticeManner = { language: Language; privateMode: boolean };

export const writeManner = (manner: NoticeManner): Promise<void> => set('manner', manner, notes());

/** English and nothing hidden until a page has said otherwise. */
export const readManner = async (): Promise<NoticeManner> =>
  (await get<NoticeManner>('manner', notes())) ?? { language: 'en', privateMode: false };

/** The last day, YYYY-MM-DD, on which this device was reminded. */
export const lastReminded = (): Promise<string | undefined> => get<string>('last-reminded', notes());

/**
 * Takes a day's reminder, so that no other tab, and no push, shows it again.
 *
 * @param day YYYY-MM-DD on the person's calendar
 * @returns false when this day, or a later one, was taken before
 */
export async function claimDay(day: string): Promise<boolean> {
  let first = false;
  // One transaction: of two that ask at once, only one finds the day free.
  await update<string>(
    'last-reminded',
    (last) => {
      first = last === undefined || last < day;
      return first ? day : (last ?? day);
    },
    notes(),
  );
  return first;
}
