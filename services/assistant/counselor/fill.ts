/** Fills the places that a piece leaves open: `{person}`, `{feeling}`. */
import type { Language } from '../language.ts';

/** What may stand in a piece: of this message the first line, of the conversation the second. */
export const placeNames = [
  ...([
    'person',
    'thing',
    'feeling',
    'both',
    'denied',
    'comfort',
    'told',
    'bit',
    'words',
    'question',
  ] as const),
  ...(['name', 'called', 'days', 'helped', 'struggle', 'first', 'second'] as const),
  // How English speaks of the one told of last; Spanish has no need of it.
  ...(['they', 'them', 'their'] as const),
] as const;
export type PlaceName = (typeof placeNames)[number];
export type Places = Partial<Record<PlaceName, string>>;

const open = /\{([a-z]+)\}/g;
const isPlaceName = (name: string): name is PlaceName => placeNames.some((each) => each === name);

/** By text; only what is written in the content comes here, so that it does not grow. */
const known = new Map<string, readonly PlaceName[]>();

/** The places that a text of the content leaves open. */
export function placesIn(written: string): readonly PlaceName[] {
  const before = known.get(written);
  if (before) return before;
  const places = [...written.matchAll(open)].map(([, name = '']) => name).filter(isPlaceName);
  known.set(written, places);
  return places;
}

/** Those that hold what they said themselves. */
export const saysBack = (name: PlaceName): boolean => name === 'told' || name === 'bit' || name === 'words';

/** Those that are always filled. */
export const isPronoun = (name: PlaceName): boolean => name === 'they' || name === 'them' || name === 'their';

/** What stands between the open places. */
export const writtenIn = (text: string): string[] => text.split(/\{[a-z]+\}/);

/** Capitals at the beginning of sentences, behind what is filled in. */
const sentenceStarts = /(?<=^[¿"“]?|[.?] [¿"“]?)\p{Ll}/gu;

/** @returns the text with what is known put in; in Spanish 'de el' and 'a el' as people say them */
export function fill(text: string, places: Places, language: Language): string {
  let filled = text.replace(open, (whole, name: string) =>
    isPlaceName(name) ? (places[name] ?? whole) : whole,
  );
  if (language === 'es')
    filled = filled
      .replace(/(?<!\p{L})de el (?=\p{L})/gu, 'del ')
      .replace(/(?<!\p{L})a el (?=\p{L})/gu, 'al ');
  return filled.replace(sentenceStarts, (letter) => letter.toUpperCase());
}
