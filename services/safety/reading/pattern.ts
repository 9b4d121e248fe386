import { spelledOut } from './shorthand.ts';
import { sentenceEnd, type Word } from './words.ts';

/**
 * The little language phrases are written in:
 *
 * - `word` that word, accents and case aside; `kill*` every word that begins so; `a/b` either; `word?` it may be missing
 * - `[going to|will]` either of several words each; `[going to]?` it may be missing
 * - `#` a number of eight or more, `##` any number
 * - `{list}` any phrase of that list of the vocabulary; `{list}?` it may be missing
 * - `..` up to two words of any kind, `...` up to five; never across a denial or a sentence
 */
export type Step =
  | { readonly is: 'word'; readonly form: string }
  | { readonly is: 'prefix'; readonly form: string }
  | { readonly is: 'number'; readonly least: number }
  | { readonly is: 'gap'; readonly most: number }
  | { readonly is: 'list'; readonly name: string }
  | { readonly is: 'any'; readonly of: readonly Pattern[] }
  | { readonly is: 'maybe'; readonly step: Step };
export type Pattern = readonly Step[];

/** What matching needs beside the pattern: the words, whose denials a gap can't cross, and the lists. */
export type Reading = {
  readonly words: readonly Word[];
  readonly denies: readonly boolean[];
  /** Where each phrase of a list beginning at a word may end. */
  readonly listEnds: (name: string, at: number) => readonly number[];
};

/** The form phrases are compared in. */
export const plain = (phrase: string): string =>
  phrase
    .replace(/['’]ll\b/g, ' will')
    .normalize('NFKD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase();

/** @throws Error when a phrase is empty or begins with a gap. */
export function compile(phrase: string): Pattern {
  const pattern = (plain(phrase).match(/\[[^\]]*\]\??|\S+/g) ?? []).flatMap(steps);
  return begun(pattern, phrase);
}

/** A phrase is filed by its first word: one that may be missing makes two phrases, with it and without. */
function begun(pattern: Pattern, phrase: string): Pattern {
  const [first, ...rest] = pattern;
  if (!first || first.is === 'gap') throw new Error(`A phrase can't begin so: "${phrase}"`);
  return first.is === 'maybe' ? [{ is: 'any', of: [[first.step, ...rest], begun(rest, phrase)] }] : pattern;
}

function steps(part: string): Step[] {
  if (part === '..') return [{ is: 'gap', most: 2 }];
  if (part === '...') return [{ is: 'gap', most: 5 }];
  if (part === '#') return [{ is: 'number', least: 8 }];
  if (part === '##') return [{ is: 'number', least: 0 }];
  if (part.endsWith('?')) {
    const inner = steps(part.slice(0, -1));
    return [{ is: 'maybe', step: inner.length === 1 && inner[0] ? inner[0] : { is: 'any', of: [inner] } }];
  }
  if (part.startsWith('[')) return [{ is: 'any', of: part.slice(1, -1).split('|').map(compile) }];
  if (part.includes('/')) return [{ is: 'any', of: part.split('/').map(steps) }];
  if (part.startsWith('{') && part.endsWith('}')) return [{ is: 'list', name: part.slice(1, -1) }];
  if (part.endsWith('*')) return [{ is: 'prefix', form: part.slice(0, -1) }];
  return spelledOut(part).map((form) => ({ is: 'word', form }));
}

/** Every place where the pattern may end when it begins at a word. No backtracking: a set of places per step. */
export function endsOf(pattern: Pattern, at: number, reading: Reading): readonly number[] {
  let places: readonly number[] = [at];
  for (const step of pattern) {
    const only = places.length === 1 ? places[0] : undefined;
    places =
      only === undefined
        ? union(places.map((place) => after(step, place, reading)))
        : after(step, only, reading);
    if (places.length === 0) return places;
  }
  return places;
}

const nowhere: readonly number[] = [];

function union(sets: readonly (readonly number[])[]): readonly number[] {
  const all = new Set<number>();
  for (const set of sets) for (const place of set) all.add(place);
  return [...all];
}

function after(step: Step, at: number, reading: Reading): readonly number[] {
  switch (step.is) {
    case 'gap':
      return afterGap(step.most, at, reading);
    case 'maybe':
      return union([[at], after(step.step, at, reading)]);
    case 'any':
      return union(step.of.map((pattern) => endsOf(pattern, at, reading)));
    case 'list':
      return reading.listEnds(step.name, at);
    default: {
      const word = reading.words[at];
      if (!word || !fits(step, word.form)) return nowhere;
      return [at + 1];
    }
  }
}

type OneWord = Exclude<Step, { is: 'gap' | 'list' | 'any' | 'maybe' }>;

function fits(step: OneWord, form: string): boolean {
  switch (step.is) {
    case 'number':
      return /^\d{1,6}$/.test(form) && Number(form) >= step.least;
    case 'prefix':
      return form.startsWith(step.form);
    default:
      return step.form === form;
  }
}

function afterGap(most: number, at: number, reading: Reading): readonly number[] {
  const places = [at];
  for (let place = at; place < at + most; place += 1) {
    const form = reading.words[place]?.form;
    if (form === undefined || form === sentenceEnd || reading.denies[place]) break;
    places.push(place + 1);
  }
  return places;
}
