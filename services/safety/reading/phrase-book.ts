import { compile, endsOf, type Pattern, type Reading, type Step } from './pattern.ts';
import { emptyShelf, type Shelf } from './shelf.ts';
import { respell } from './spelling.ts';

/** The lists of the vocabulary and all the words that rules and lists know. */
export type PhraseBook = {
  /** A folded word as the rules spell it, or itself. */
  readonly spell: (form: string) => string;
  /** Where the phrases of a list that begin at a word end. */
  readonly listEnds: (name: string, at: number, reading: Reading) => readonly number[];
  readonly shelve: <T>(filed: readonly Filed<T>[]) => Shelf<T>;
  /** For each step after the first that must be met, the words it may begin with, the fewest first. */
  readonly needs: (pattern: Pattern) => readonly ReadonlySet<string>[];
};

type Filed<T> = { readonly pattern: Pattern; readonly item: T };

/**
 * @param lists phrases by the name that stands between braces in others.
 * @param phrases the patterns of all rules: their words are the ones that misspellings are mended to.
 * @throws Error when a phrase names a list that isn't there, or a list holds itself.
 */
export function phraseBook(
  lists: Readonly<Record<string, readonly string[]>>,
  phrases: readonly Pattern[],
): PhraseBook {
  const patterns = new Map(Object.entries(lists).map(([name, all]) => [name, all.map(compile)]));
  const known = emptyShelf<true>();
  const learn = (step: Step): void => {
    if (step.is === 'word' || step.is === 'prefix') known.put(step, true);
    if (step.is === 'maybe') learn(step.step);
    if (step.is === 'any') for (const pattern of step.of) pattern.forEach(learn);
    if (step.is === 'list' && !patterns.has(step.name)) throw new Error(`No list is called {${step.name}}`);
  };
  for (const pattern of [...phrases, ...[...patterns.values()].flat()]) pattern.forEach(learn);
  const isKnown = (form: string) => known.under(form).length > 0;

  const firsts = (step: Step | undefined, within: readonly string[]): Step[] => {
    if (step?.is === 'any') return step.of.flatMap((pattern) => firsts(pattern[0], within));
    if (step?.is !== 'list') return step ? [step] : [];
    if (within.includes(step.name)) throw new Error(`The list {${step.name}} holds itself`);
    return (patterns.get(step.name) ?? []).flatMap((one) => firsts(one[0], [...within, step.name]));
  };
  const shelve = <T>(filed: readonly Filed<T>[]): Shelf<T> => {
    const shelf = emptyShelf<T>();
    for (const { pattern, item } of filed) for (const first of firsts(pattern[0], [])) shelf.put(first, item);
    return shelf;
  };
  const shelves = new Map(
    [...patterns].map(([name, all]) => [name, shelve(all.map((pattern) => ({ pattern, item: pattern })))]),
  );
  const shared = new Map<string, ReadonlySet<string>>();
  const needOf = (step: Step): ReadonlySet<string>[] => {
    if (step.is === 'gap' || step.is === 'maybe') return [];
    const words = firsts(step, []).map((first) => (first.is === 'word' ? first.form : undefined));
    if (words.includes(undefined)) return [];
    const key = words.join(' ');
    const need = shared.get(key) ?? new Set(words.filter((word) => word !== undefined));
    shared.set(key, need);
    return [need];
  };

  return {
    shelve,
    needs: (pattern) =>
      pattern
        .slice(1)
        .flatMap(needOf)
        .sort((a, b) => a.size - b.size),
    spell: (form) => respell(form, isKnown),
    listEnds: (name, at, reading) => {
      const form = reading.words[at]?.form;
      const likely = form === undefined ? undefined : shelves.get(name)?.under(form);
      if (!likely || likely.length === 0) return nowhere;
      const ends = new Set<number>();
      for (const pattern of likely) for (const end of endsOf(pattern, at, reading)) ends.add(end);
      return [...ends];
    },
  };
}

const nowhere: readonly number[] = [];
