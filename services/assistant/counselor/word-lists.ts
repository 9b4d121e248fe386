/** Lists of words, written as text, and the words of a clause. */

export type Words = readonly string[];

/** Pairs 'from > to', one to a line or parted by semicolons. */
export const pairsOf = (written: string): ReadonlyMap<string, string> =>
  new Map(
    written
      .trim()
      .split(/\s*\n\s*|\s*;\s*/)
      .map((pair): [string, string] => {
        const [from = '', to = ''] = pair.split(' > ');
        return [from, to];
      }),
  );

export const setOf = (written: string): ReadonlySet<string> => new Set(written.trim().split(/\s+/));

export const lower = (words: Words) => words.map((word) => word.toLowerCase().replace(/’/g, "'"));
