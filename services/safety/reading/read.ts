import type { Reading } from './pattern.ts';
import type { PhraseBook } from './phrase-book.ts';
import { spelledOut } from './shorthand.ts';
import { sentenceEnd, splitWords, type Word } from './words.ts';

/** A text as the rules see it: its words mended and spelled out, and which of them deny. */
export type Read = Reading & { readonly denies: boolean[] };

/** "he'll" is "he will"; every other apostrophe may be missing as well ("dont"). */
function mended(form: string, book: PhraseBook): readonly string[] {
  if (form.endsWith("'ll")) return [form.slice(0, -3), 'will'];
  const bare = form.replaceAll("'", '');
  const long = spelledOut(bare);
  return long[0] === bare ? spelledOut(book.spell(bare)) : long;
}

/**
 * Reads a text with the book's spelling. Between two sentences stands an empty word that no phrase steps over.
 *
 * @param text any text.
 * @param book the lists and words of the rules.
 */
export function read(text: string, book: PhraseBook): Read {
  const words: Word[] = [];
  let sentence = 0;
  for (const word of splitWords(text)) {
    if (word.sentence !== sentence && words.length > 0)
      words.push({ ...word, form: sentenceEnd, end: word.start });
    sentence = word.sentence;
    for (const form of mended(word.form, book)) words.push({ ...word, form });
  }
  const denies = words.map(() => false);
  const remembered = new Map<string, (readonly number[] | undefined)[]>();
  const reading: Read = {
    words,
    denies,
    listEnds: (name, at) => {
      const places = remembered.get(name) ?? [];
      remembered.set(name, places);
      const ends = places[at] ?? book.listEnds(name, at, reading);
      places[at] = ends;
      return ends;
    },
  };
  const deniers = words.map((_, at) => reading.listEnds('denial', at).length > 0);
  for (const [at, denier] of deniers.entries()) denies[at] = denier;
  for (const at of words.keys()) {
    for (const end of reading.listEnds('no-denial', at)) denies.fill(false, at, end);
  }
  remembered.clear();
  return reading;
}
