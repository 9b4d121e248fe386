/** Finds in earlier texts what was said by the counselor itself, so that nothing is said twice. */
import { languages } from '../language.ts';
import type { Piece } from './content.ts';
import { writtenIn } from './fill.ts';

/** Words by which a piece is looked up; it must have as many in a row. */
export const wordsToKnow = 3;

/** Spanish draws 'a el' and 'de el' together where a place is filled. */
const drawnTogether: Readonly<Record<string, string[]>> = { al: ['a', 'el'], del: ['de', 'el'] };

const plainWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).flatMap((word) =>
    Object.hasOwn(drawnTogether, word) ? (drawnTogether[word] ?? []) : [word],
  );

/** The run of words of a piece that stands in a text as it is written. */
export function longestRun(text: string): string[] {
  const runs = writtenIn(text).map(plainWords);
  return runs.sort((a, b) => b.length - a.length)[0] ?? [];
}

type Known = { piece: Piece; parts: readonly string[] };

const oneSpaced = (text: string) => ` ${plainWords(text).join(' ')} `;

export class Recogniser {
  readonly #byWords = new Map<string, Known[]>();

  constructor(pieces: readonly Piece[]) {
    for (const piece of pieces)
      for (const language of languages) {
        const key = longestRun(piece[language]).slice(0, wordsToKnow).join(' ');
        const parts = writtenIn(piece[language])
          .map((part) => plainWords(part).join(' '))
          .filter(Boolean);
        this.#byWords.set(key, [...(this.#byWords.get(key) ?? []), { piece, parts }]);
      }
  }

  /** @returns the pieces that a text is made of, in the order in which they stand there */
  piecesOf(text: string): Piece[] {
    const words = plainWords(text);
    const whole = oneSpaced(text);
    const found = new Set<Piece>();
    for (let at = 0; at + wordsToKnow <= words.length; at += 1)
      for (const { piece, parts } of this.#byWords.get(`${words[at]} ${words[at + 1]} ${words[at + 2]}`) ??
        [])
        if (standIn(whole, parts)) found.add(piece);
    return [...found];
  }
}

/** Whether all parts stand in a text one after another. */
function standIn(whole: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = whole.indexOf(` ${part} `, from);
    if (at < 0) return false;
    from = at + part.length + 1;
  }
  return true;
}
