/**
 * The phrases that a counselor writes, made ready to be found in a text.
 *
 * `my boss yell*` three words, the last with any ending; `mom|mother` one of two; `(really)` may be missing; `..` up to
 * three words between; `^ok$` from the first to the last word of the message; `<night>` a whole clause; `{count}`, `{unit}` and `{word}` a number, a
 * length of time, any word, which are given back.
 */
import { countOf, unitOf } from './lengths-of-time.ts';
import { shortened, type Word } from './words.ts';

type Token =
  | { kind: 'word'; exact: ReadonlySet<string>; starts: readonly string[]; optional: boolean }
  | { kind: 'gap' }
  | { kind: 'slot'; slot: 'count' | 'unit' | 'word' };

/** Words between which `..` still joins. */
const widestGap = 3;

export type Phrase<T> = {
  tells: T;
  tokens: readonly Token[];
  fromStart: boolean;
  toEnd: boolean;
  /** It must fill a clause by itself. */
  isClause: boolean;
};

/** Where a phrase was found: words `at` to `end` (not included), and what its slots hold. */
export type Found<T> = { tells: T; at: number; end: number; clause: number; held: string[] };

function tokenOf(written: string): Token {
  if (written === '..') return { kind: 'gap' };
  const slot = /^\{(count|unit|word)\}$/.exec(written)?.[1];
  if (slot === 'count' || slot === 'unit' || slot === 'word') return { kind: 'slot', slot };
  const optional = /^\(.*\)$/.test(written);
  const choices = (optional ? written.slice(1, -1) : written).split('|');
  return {
    kind: 'word',
    optional,
    exact: new Set(choices.filter((choice) => !choice.endsWith('*'))),
    starts: choices.filter((choice) => choice.endsWith('*')).map((choice) => choice.slice(0, -1)),
  };
}

/** As `fold` does it, with the signs of the phrase language left in. */
const folded = (written: string) =>
  shortened(written.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’`´]/g, "'"));

export function phraseOf<T>(written: string, tells: T): Phrase<T> {
  const fromStart = written.startsWith('^');
  const toEnd = written.endsWith('$');
  const isClause = written.startsWith('<');
  const bare = written
    .replace(/^[\^<]/, '')
    .replace(/[$>]$/, '')
    .trim();
  return { tells, fromStart, toEnd, isClause, tokens: folded(bare).split(/\s+/).map(tokenOf) };
}

function fits(token: Token, word: string): boolean {
  if (token.kind === 'word')
    return token.exact.has(word) || token.starts.some((start) => word.startsWith(start));
  if (token.kind === 'slot') {
    if (token.slot === 'count') return countOf(word) !== null;
    return token.slot === 'word' || unitOf(word) !== null;
  }
  return true;
}

type Match = { end: number; held: string[] };

/** The words from `at` on that the tokens from `next` on stand for; null where they do not. */
function matchFrom(
  phrase: Phrase<unknown>,
  words: readonly Word[],
  at: number,
  next: number,
  clause: number,
): Match | null {
  const token = phrase.tokens[next];
  if (!token) return endsWell(phrase, words, at, clause) ? { end: at, held: [] } : null;
  if (token.kind === 'gap') return matchBehindGap(phrase, words, at, next + 1, clause);
  const word = words[at];
  const isHere = word && (phrase.fromStart || word.clause === clause) && fits(token, word.text);
  if (isHere) {
    const rest = matchFrom(phrase, words, at + 1, next + 1, clause);
    if (rest) return token.kind === 'slot' ? { ...rest, held: [word.text, ...rest.held] } : rest;
  }
  if (token.kind === 'word' && token.optional) return matchFrom(phrase, words, at, next + 1, clause);
  const isBetween = next > 0 && word?.clause === clause && fillers.has(word.text);
  return isBetween ? matchFrom(phrase, words, at + 1, next, clause) : null;
}

/** Words that may stand anywhere in a phrase and change nothing: 'are you even real'. */
const fillers = new Set(
  `even actually really just like so very literally honestly super totally kind of muy tan realmente super pues nomas asi`.split(
    ' ',
  ),
);

function endsWell(phrase: Phrase<unknown>, words: readonly Word[], at: number, clause: number): boolean {
  if (phrase.isClause) return words[at]?.clause !== clause;
  return !phrase.toEnd || at === words.length;
}

function matchBehindGap(
  phrase: Phrase<unknown>,
  words: readonly Word[],
  at: number,
  next: number,
  clause: number,
): Match | null {
  for (let skipped = 0; skipped <= widestGap; skipped += 1) {
    const found = matchFrom(phrase, words, at + skipped, next, clause);
    if (found) return found;
  }
  return null;
}

/** What is known of a language, found by its first two words, so that not every phrase is held against every word. */
export class PhraseBook<T> {
  readonly #byStart = new Map<string, Phrase<T>[]>();
  /** Those that begin with a slot, of which any word may be the first. */
  readonly #open: Phrase<T>[] = [];

  constructor(phrases: Iterable<Phrase<T>>) {
    for (const phrase of phrases) {
      const keys = keysOf(phrase);
      if (keys.length === 0) this.#open.push(phrase);
      for (const key of new Set(keys)) {
        const same = this.#byStart.get(key);
        if (same) same.push(phrase);
        else this.#byStart.set(key, [phrase]);
      }
    }
  }

  find(words: readonly Word[]): Found<T>[] {
    const found: Found<T>[] = [];
    for (const at of words.keys()) this.#findAt(words, at, found);
    return found;
  }

  #findAt(words: readonly Word[], at: number, found: Found<T>[]): void {
    const { text = '', clause = 0 } = words[at] ?? {};
    const tryAll = (phrases: readonly Phrase<T>[] = []) => {
      for (const phrase of phrases) {
        const match = mayBegin(phrase, words, at, clause) ? matchFrom(phrase, words, at, 0, clause) : null;
        if (match) found.push({ tells: phrase.tells, at, clause, ...match });
      }
    };
    tryAll(this.#open);
    const next = followers(words, at);
    for (const first of [text, startKey(text)]) {
      tryAll(this.#byStart.get(first));
      for (const second of next) {
        tryAll(this.#byStart.get(`${first} ${second}`));
        tryAll(this.#byStart.get(`${first} ${startKey(second)}`));
      }
    }
  }
}

const startKey = (word: string) => `${word.slice(0, 2)}*`;

/** The words that may be the second of a phrase: the next one, and the next that is no filler. */
function followers(words: readonly Word[], at: number): string[] {
  const next = words[at + 1]?.text;
  if (next === undefined) return [];
  if (!fillers.has(next)) return [next];
  const beyond = words.slice(at + 2).find(({ text }) => !fillers.has(text))?.text;
  return beyond === undefined ? [next] : [next, beyond];
}

const keysOfToken = ({ exact, starts }: Extract<Token, { kind: 'word' }>) => [
  ...exact,
  ...starts.map(startKey),
];

/** What a phrase may begin with: its first word, with the second where that is a word that must stand there. */
function keysOf({ tokens: [first, second] }: Phrase<unknown>): string[] {
  if (first?.kind !== 'word' || first.optional) return [];
  const firsts = keysOfToken(first);
  if (second?.kind !== 'word' || second.optional) return firsts;
  return firsts.flatMap((one) => keysOfToken(second).map((other) => `${one} ${other}`));
}

function mayBegin(phrase: Phrase<unknown>, words: readonly Word[], at: number, clause: number): boolean {
  if (phrase.fromStart && at > 0) return false;
  return !phrase.isClause || words[at - 1]?.clause !== clause;
}
