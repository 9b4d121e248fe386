import { plain } from '../reading/pattern.ts';
import { spelledOut } from '../reading/shorthand.ts';
import { sentenceEnd } from '../reading/words.ts';
import { hash } from './hash.ts';
import { actsAndThings } from './lexicon/acts-and-things.ts';
import { deathAndHarm } from './lexicon/death-and-harm.ts';
import { everyday } from './lexicon/everyday.ts';
import { farewellAndMood } from './lexicon/farewell-and-mood.ts';
import { peopleAndTime } from './lexicon/people-and-time.ts';
import { useAndBody } from './lexicon/use-and-body.ts';
import { violenceAndFear } from './lexicon/violence-and-fear.ts';

/** An idea that words of both languages stand for, and the theme it belongs to. */
export type Concept = { readonly name: string; readonly hash: number; readonly themeHash: number };

/** A concept met: the words `from` up to, but not with, `to`. */
export type Met = { readonly concept: Concept; readonly from: number; readonly to: number };

type Language = 'en' | 'es';
type Entry = {
  readonly concept: Concept;
  readonly language: Language;
  readonly rest: readonly string[];
};

const themes = {
  ...deathAndHarm,
  ...violenceAndFear,
  ...useAndBody,
  ...farewellAndMood,
  ...peopleAndTime,
  ...everyday,
  ...actsAndThings,
};

const whole = new Map<string, Entry[]>();
const begun = new Map<string, Entry[]>();
const lengths = new Set<number>();

const put = (map: Map<string, Entry[]>, key: string, entry: Entry): void => {
  const before = map.get(key);
  if (before) before.push(entry);
  else map.set(key, [entry]);
};

function file(entry: string, concept: Concept, language: Language): void {
  const [first, ...rest] = entry.split('_').flatMap((part) => spelledOut(plain(part)));
  if (first === undefined) return;
  if (first.endsWith('*')) {
    lengths.add(first.length - 1);
    put(begun, first.slice(0, -1), { concept, language, rest });
  } else put(whole, first, { concept, language, rest });
}

for (const [theme, written] of Object.entries(themes)) {
  for (const line of written.trim().split('\n')) {
    const [name = '', words = ''] = line.trim().split(': ');
    const concept = { name, hash: hash(name), themeHash: hash(theme) };
    const [en = '', es = ''] = words.split('|');
    for (const entry of en.trim().split(/\s+/)) file(entry, concept, 'en');
    for (const entry of es.trim().split(/\s+/)) file(entry, concept, 'es');
  }
}

const english = new Set(
  'i the is am are was my to and of it you that for with not do have this but so be he she they at what just going want'.split(
    ' ',
  ),
);
const spanish = new Set(
  'que de la el y no me mi es un una lo se por con ya para le en los las pero como yo si te esta estoy muy su al del'.split(
    ' ',
  ),
);

/** Positive when a stretch of words is more English than Spanish. */
export function englishness(forms: readonly string[]): number {
  let sum = 0;
  for (const form of forms) sum += Number(english.has(form)) - Number(spanish.has(form));
  return sum;
}

/** Every concept met in a stretch of words. A word that both languages have is read in that of the words around it. */
export function conceptsIn(forms: readonly string[]): Met[] {
  const isRead = languagesOf(forms);
  const met: Met[] = [];
  const take = (entries: readonly Entry[] | undefined, at: number, met: Met[]): void => {
    for (const { concept, language, rest } of entries ?? []) {
      if (!isRead(language, forms[at] ?? '')) continue;
      if (continues(forms, at + 1, rest)) met.push({ concept, from: at, to: at + 1 + rest.length });
    }
  };
  for (const [at, form] of forms.entries()) {
    if (form === sentenceEnd) continue;
    take(whole.get(form), at, met);
    for (const length of lengths) {
      if (length <= form.length) take(begun.get(form.slice(0, length)), at, met);
    }
  }
  return met;
}

/** Words that mean another thing in the other language; so may all of up to three letters. */
const falseFriends = new Set('once come dice mate solo fin real todo made sale pies dame'.split(' '));

/** In words that are plainly of one language, the short and the treacherous ones of the other aren't read. */
function languagesOf(forms: readonly string[]): (language: Language, form: string) => boolean {
  const leaning = englishness(forms);
  const foreign = leaning > 1 ? 'es' : leaning < -1 ? 'en' : undefined;
  return (language, form) => language !== foreign || (form.length > 3 && !falseFriends.has(form));
}

function continues(forms: readonly string[], at: number, rest: readonly string[]): boolean {
  return rest.every((word, step) => {
    const form = forms[at + step] ?? sentenceEnd;
    return word.endsWith('*') ? form.startsWith(word.slice(0, -1)) : form === word;
  });
}
