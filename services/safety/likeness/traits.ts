import type { Reading } from '../reading/pattern.ts';
import { sentenceEnd } from '../reading/words.ts';
import type { Weighed } from '../weighing/weigh.ts';
import { conceptsIn, type Met } from './concepts.ts';
import { hash, join } from './hash.ts';

/** Sorts of traits, and what one of each weighs beside the others in a message. */
export const sorts = {
  /** A word. */
  word: 1,
  /** The first five letters of a word: a rough stem in both languages. */
  stem: 0.7,
  /** Two words side by side, and their stems. */
  pair: 0.7,
  /** Three to five letters in a row. */
  letters: 0.3,
  /** An idea of the lexicon, whatever the word or language. */
  concept: 1,
  /** The theme of an idea. */
  theme: 0.7,
  /** Two ideas near each other. */
  ideas: 0.6,
  /** An idea near a theme, or beside a word. */
  mixed: 0.3,
  /** An idea that is denied. */
  denied: 0.7,
  /** A rule met, its kind and its grade. */
  rule: 1.2,
  /** How long the message is, whom its verbs act on. */
  shape: 0.5,
} as const;
export type Sort = keyof typeof sorts;

/** What a passage is made of: the traits of each sort, as hashes, each once. */
export type Traits = ReadonlyMap<Sort, ReadonlySet<number>>;

type Gathered = { readonly put: (sort: Sort, trait: number) => void; readonly traits: Traits };

/** How far apart two ideas may stand, in words. */
const reach = 8;

/**
 * The traits of a stretch of a message, from which its likeness to messages of each grade is told.
 *
 * @param reading the message.
 * @param weighed the rules met in it.
 * @param from the stretch's first word; `to` the first one after it.
 */
export function traitsOf(
  reading: Reading,
  weighed: readonly Weighed[],
  from = 0,
  to = reading.words.length,
): Traits {
  const gathered = gather();
  const forms = reading.words.slice(from, to).map(({ form }) => numberless(form));
  wordTraits(forms, gathered);
  for (const form of forms) letterTraits(form, gathered);
  const met = conceptsIn(forms);
  for (const { concept, from: at } of met) {
    gathered.put('concept', concept.hash);
    gathered.put('theme', concept.themeHash);
    if (isDenied(reading, from + at)) gathered.put('denied', concept.hash);
  }
  ideaTraits(met, forms, gathered);
  ruleTraits(
    weighed.filter((one) => one.from >= from && one.from < to),
    gathered,
  );
  gathered.put('shape', Math.min(10, Math.floor(Math.log2(forms.length + 1) * 2)));
  return gathered.traits;
}

function gather(): Gathered {
  const traits = new Map<Sort, Set<number>>();
  return {
    traits,
    put: (sort, trait) => {
      const before = traits.get(sort);
      if (before) before.add(trait);
      else traits.set(sort, new Set([trait]));
    },
  };
}

/** How great a number is matters, not which one. */
const numberless = (form: string): string => (/^\d+$/.test(form) ? (form.length > 2 ? '###' : '##') : form);

const stemOf = (form: string): string => (form.length > 5 ? form.slice(0, 5) : form);

const begin = hash('<');
const end = hash('>');

function wordTraits(forms: readonly string[], { put }: Gathered): void {
  const words = forms.map((form) => hash(form));
  const stems = forms.map((form) => hash(stemOf(form), 7));
  for (const [at, form] of forms.entries()) {
    if (form === sentenceEnd) continue;
    const stem = stems[at] ?? 0;
    put('word', words[at] ?? 0);
    put('stem', stem);
    put('pair', join(words[at - 1] ?? begin, words[at] ?? 0));
    if (at + 1 === forms.length) put('pair', join(words[at] ?? 0, end));
    else put('pair', join(join(stem, stems[at + 1] ?? 0), 41));
  }
}

/** In Spanish a verb's ending tells whom it acts on: 'colgarme', 'colgarlo'. */
const endings: readonly (readonly [RegExp, number])[] = [
  [/(?:[aei]r|ando|endo)me$/, hash('me')],
  [/(?:[aei]r|ando|endo)[st]e$/, hash('se')],
  [/(?:[aei]r|ando|endo)l[aeo]s?$/, hash('lo')],
];

function letterTraits(form: string, { put }: Gathered): void {
  if (form.length < 4 || form.length > 40) return;
  const edged = `<${form}>`;
  for (let length = 3; length <= 5; length += 1) {
    for (let at = 0; at + length <= edged.length; at += 1) put('letters', hash(edged.slice(at, at + length)));
  }
  for (const [ending, trait] of endings) if (ending.test(form)) put('shape', trait);
}

function isDenied(reading: Reading, at: number): boolean {
  const clause = reading.words[at]?.clause;
  for (let before = at - 1; before >= at - 4 && before >= 0; before -= 1) {
    if (reading.denies[before]) return reading.words[before]?.clause === clause;
  }
  return false;
}

function ideaTraits(met: readonly Met[], forms: readonly string[], { put }: Gathered): void {
  for (const [at, first] of met.entries()) {
    const { hash: one, themeHash: oneTheme } = first.concept;
    for (let next = at + 1; next < met.length; next += 1) {
      const second = met[next];
      if (!second || second.from - first.to > reach) break;
      if (second.from < first.to) continue;
      const { hash: other, themeHash: otherTheme } = second.concept;
      put('ideas', join(one, other));
      put('ideas', join(join(Math.min(one, other), Math.max(one, other)), 21));
      put('mixed', join(join(oneTheme, other), 13));
      put('mixed', join(join(one, otherTheme), 17));
    }
    const before = forms[first.from - 1];
    const after = forms[first.to];
    if (before) put('mixed', join(join(one, hash(stemOf(before), 7)), 31));
    if (after) put('mixed', join(join(one, hash(stemOf(after), 7)), 37));
  }
}

function ruleTraits(weighed: readonly Weighed[], { put }: Gathered): void {
  if (weighed.length === 0) put('rule', hash('no rule'));
  for (const { rule, level, about, denied } of weighed) {
    if (denied) {
      put('rule', hash(`denied ${rule.kind} ${rule.level}`));
      continue;
    }
    put('rule', hash(rule.id));
    put('rule', hash(`${rule.kind} ${level}`));
    put('rule', hash(level));
    if (about === 'other') put('rule', hash(`other ${level}`));
  }
}
