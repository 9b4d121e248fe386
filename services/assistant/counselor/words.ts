/** Text as words, written one way however it was typed. */
import { fold } from '../built-in/fold.ts';

/** One word of a text, and which clause it stands in, from 0 on: a denial reaches no further than its clause. */
export type Word = { text: string; clause: number };

/** Longer than anybody's message; what comes behind it is not read. */
const mostCharacters = 3000;

/** English short forms, so that 'I am', 'I'm' and 'im' are found by one phrase. */
const shortForms: readonly [RegExp, string][] = [
  [/'ll\b/g, ' will'],
  [/'re\b/g, ' are'],
  [/\bi am\b/g, 'im'],
  [/'ve\b|(?<=\bi)ve\b/g, ' have'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should) not\b/g, '$1nt'],
  [/\b(?:cannot|can not)\b/g, 'cant'],
  [/\bwill not\b/g, 'wont'],
  [/\bthey are\b/g, 'theyre'],
  [/\b(he|she|it|that|what|who|there) is\b/g, '$1s'],
];

/** Folded words with their short forms in one way, without apostrophes. */
export const shortened = (folded: string): string =>
  hasShortForm.test(folded)
    ? shortForms.reduce((text, [form, one]) => text.replace(form, one), folded).replace(/'/g, '')
    : folded;

/** Most clauses have none. */
const hasShortForm = /'|\b(?:not|is|am|are|cannot|ive)\b/;

/** What people type for a word; see `content/shorthand.json`. */
export type Shorthand = Readonly<Record<string, string>>;

const wordsIn = (clause: string, shorthand: Shorthand): string[] => {
  const plain = fold(clause)
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[\p{L}\p{N}]+/gu, (word) => shorthand[word] ?? word);
  return shortened(plain).split(' ').filter(Boolean);
};

/**
 * @param shorthand of the language the person writes in
 * @returns the words of a text in their order, in lower case, without accents and signs
 */
export function wordsOf(text: string, shorthand: Shorthand): Word[] {
  return text
    .slice(0, mostCharacters)
    .replace(/(?<=\d)[.,](?=\d)/g, '')
    .split(/[.!?;,:\n…()"“”¿¡—]+| - /)
    .flatMap((clause, index) => wordsIn(clause, shorthand).map((word) => ({ text: word, clause: index })));
}
