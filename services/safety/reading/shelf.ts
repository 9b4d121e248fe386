import type { Step } from './pattern.ts';

/** Phrases filed by the words they may begin with, so that few are tried at each word of a message. */
export type Shelf<T> = {
  readonly put: (first: Step, item: T) => void;
  /** What is filed under a word, each thing once. */
  readonly under: (form: string) => readonly T[];
};

const nothing: readonly never[] = [];

/** An empty shelf. */
export function emptyShelf<T>(): Shelf<T> {
  const words = new Map<string, T[]>();
  const prefixes = prefixDrawers<T>();
  const numbers: T[] = [];
  return {
    put: (first, item) => {
      if (first.is === 'number' && !numbers.includes(item)) numbers.push(item);
      if (first.is === 'prefix') prefixes.put(first.form, item);
      if (first.is !== 'word') return;
      const items = words.get(first.form) ?? [];
      if (!items.includes(item)) items.push(item);
      words.set(first.form, items);
    },
    under: (form) => {
      const exact = words.get(form);
      const begun = prefixes.under(form);
      const counted = numbers.length > 0 && /^\d+$/.test(form) ? numbers : nothing;
      if (begun.length === 0 && counted.length === 0) return exact ?? nothing;
      return [...new Set([...(exact ?? nothing), ...begun, ...counted])];
    },
  };
}

function prefixDrawers<T>() {
  const drawers = new Map<string, T[]>();
  const lengths = new Set<number>();
  return {
    put: (prefix: string, item: T) => {
      lengths.add(prefix.length);
      const items = drawers.get(prefix) ?? [];
      if (!items.includes(item)) items.push(item);
      drawers.set(prefix, items);
    },
    under: (form: string): readonly T[] => {
      let found: readonly T[] = nothing;
      for (const length of lengths) {
        const items = length <= form.length ? drawers.get(form.slice(0, length)) : undefined;
        if (items) found = [...found, ...items];
      }
      return found;
    },
  };
}
