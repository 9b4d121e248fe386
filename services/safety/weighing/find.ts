import { compile, endsOf, type Pattern, type Reading } from '../reading/pattern.ts';
import { phraseBook } from '../reading/phrase-book.ts';
import type { Rule } from '../rules/rule.ts';
import { rules } from '../rules/rules.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';

/** A rule met in a text: the words `from` up to, but not with, `to`. */
export type Finding = { readonly rule: Rule; readonly from: number; readonly to: number };

const phrases = rules.flatMap((rule) =>
  [...(rule.en ?? []), ...(rule.es ?? []), ...(rule.both ?? [])].map((phrase) => ({
    rule,
    pattern: compile(phrase),
  })),
);
const silencers = rules.map((rule) => ({ rule, patterns: (rule.unless ?? []).map(compile) }));

/** All that rules and vocabulary know. */
export const book = phraseBook(vocabulary, [
  ...phrases.map(({ pattern }) => pattern),
  ...silencers.flatMap(({ patterns }) => patterns),
]);

const shelf = book.shelve(
  phrases.map(({ rule, pattern }) => ({ pattern, item: { rule, pattern, needs: book.needs(pattern) } })),
);
const silencersOf = new Map(
  silencers.map(({ rule, patterns }) => [
    rule,
    book.shelve(patterns.map((pattern) => ({ pattern, item: pattern }))),
  ]),
);

/** Every rule met, the longest match of a rule at a word, in the order of the text. */
export function find(reading: Reading): Finding[] {
  const found: Finding[] = [];
  const present = new Set(reading.words.map(({ form }) => form));
  const met = new Map<ReadonlySet<string>, boolean>();
  const isMet = (need: ReadonlySet<string>): boolean => {
    const before = met.get(need);
    if (before !== undefined) return before;
    const now = need.size < present.size ? some(need, present) : some(present, need);
    met.set(need, now);
    return now;
  };
  const hopeful = new Map<Pattern, boolean>();
  for (const [at, word] of reading.words.entries()) {
    const longest = new Map<Rule, number>();
    for (const { rule, pattern, needs } of shelf.under(word.form)) {
      let hope = hopeful.get(pattern);
      if (hope === undefined) {
        hope = needs.every(isMet);
        hopeful.set(pattern, hope);
      }
      const end = hope ? Math.max(-1, ...endsOf(pattern, at, reading)) : -1;
      if (end > (longest.get(rule) ?? at)) longest.set(rule, end);
    }
    for (const [rule, to] of longest) found.push({ rule, from: at, to });
  }
  found.push(...together(reading));
  return found.sort((a, b) => a.from - b.from);
}

/** How far from the first idea the others may be, in words. */
const nearby = 9;

/** The rules whose ideas stand near each other. */
function together(reading: Reading): Finding[] {
  return rules.flatMap((rule) => {
    const [core, ...others] = rule.near ?? [];
    if (core === undefined) return [];
    return reading.words.flatMap((_, at) => {
      const end = Math.max(-1, ...reading.listEnds(core, at));
      if (end < 0) return [];
      const ranges = others.map((list) => closest(list, at, end, reading));
      if (ranges.some((range) => range === undefined)) return [];
      const all = ranges.flatMap((range) => range ?? []);
      return [{ rule, from: Math.min(at, ...all), to: Math.max(end, ...all) }];
    });
  });
}

/** Where a list's phrase stands in the same sentence outside a stretch, within reach of it. */
function closest(
  list: string,
  from: number,
  to: number,
  reading: Reading,
): readonly [number, number] | undefined {
  const sentence = reading.words[from]?.sentence;
  for (let step = 1; step <= nearby; step += 1) {
    for (const at of [from - step, to + step - 1]) {
      if (reading.words[at]?.sentence !== sentence) continue;
      const end = Math.max(-1, ...reading.listEnds(list, at));
      if (end > at && (end <= from || at >= to)) return [at, end];
    }
  }
  return undefined;
}

function some(few: ReadonlySet<string>, many: ReadonlySet<string>): boolean {
  for (const one of few) if (many.has(one)) return true;
  return false;
}

/** True when the sentence from one word up to another holds a phrase that silences the rule. */
export function silenced(rule: Rule, from: number, to: number, reading: Reading): boolean {
  const unless = silencersOf.get(rule);
  if (!unless || !rule.unless) return false;
  for (let at = from; at < to; at += 1) {
    const form = reading.words[at]?.form ?? '';
    if (unless.under(form).some((pattern) => endsOf(pattern, at, reading).length > 0)) return true;
  }
  return false;
}
