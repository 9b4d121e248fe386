import type { Language } from '../language.ts';
import { fits, inOrderOfChoice, type Reader, type Recent } from './choose.ts';
import type { Slot, WrittenPart } from './content.ts';

/** A composed text, and the pieces it is made of. */
export type Composed = { text: string; used: string[] };

/** How many pieces of each slot are tried against each other before a text may be said again. */
const tried = 6;

/** All ways to take one piece of each list, those with the first choices first. */
function* combinations(choices: readonly WrittenPart[][]): Generator<WrittenPart[]> {
  const [first, ...rest] = choices;
  if (!first) {
    yield [];
    return;
  }
  for (const tail of combinations(rest)) for (const piece of first.slice(0, tried)) yield [piece, ...tail];
}

const isIn = (used: readonly string[], recent: Recent) =>
  recent.some((answer) => used.length > 0 && used.every((id) => answer.includes(id)));

/**
 * Composes a text of one piece a slot, none of them untrue of the reader, and not a text that they read within their
 * last answers.
 *
 * @param parts all pieces there are
 * @param recent the pieces of the reader's last answers, the newest first
 */
export function compose(
  parts: readonly WrittenPart[],
  slots: readonly Slot[],
  reader: Reader,
  language: Language,
  recent: Recent,
  random: () => number,
): Composed {
  const choices = slots.map((slot) =>
    inOrderOfChoice(
      parts.filter((part) => part.slot === slot && fits(part, reader)),
      reader,
      recent,
      random,
    ),
  );
  for (const pieces of combinations(choices)) {
    const used = pieces.map(({ id }) => id);
    if (!isIn(used, recent)) return { text: pieces.map((piece) => piece[language]).join(' '), used };
  }
  throw new Error(`Too little is written for ${slots.join(', ')}.`);
}
