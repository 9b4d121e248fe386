/** Turns what somebody said of themselves around, to be said back: 'my mom died' is 'your mom died'. */
import type { Language } from '../language.ts';
import { turnEnglish } from './turn-english.ts';
import { turnSpanish } from './turn-spanish.ts';
import type { Words } from './word-lists.ts';

/** Names keep their capital; the first word's says nothing. */
function withCapitals(turned: Words, raw: Words): Words {
  const names = raw.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !/^I['’]/.test(word));
  return turned.map((word) => names.find((name) => name.toLowerCase() === word) ?? word);
}

/**
 * A clause as it is said to the one who said it, without a capital or a stop.
 *
 * @param clause a few words of theirs, without marks
 * @param mayBeOfAnother whether a subject that is left out need not be the writer
 * @returns null where it can't be turned around with certainty
 * @example turnedAround('my brother wont talk to me', 'en') // "your brother won't talk to you"
 */
export function turnedAround(clause: string, language: Language, mayBeOfAnother = false): string | null {
  const raw = clause.trim().split(/\s+/);
  const turned = language === 'en' ? turnEnglish(raw, mayBeOfAnother) : turnSpanish(raw, mayBeOfAnother);
  if (!turned) return null;
  return withCapitals(turned, raw).join(' ');
}

/** Beginnings of questions, and how what is asked is named: 'do I tell her' is 'whether to tell her'. */
const asking: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/^(?:do|should|shall) i (?=\p{L})/u, 'whether to '],
    [/^can i (?=\p{L})/u, 'whether i can '],
    [/^am i (?=\p{L})/u, "whether i'm "],
    [/^will i (?=\p{L})/u, 'whether i will '],
    [/^(what|how|where|when|who) (?:do|should|can|would) i (?=\p{L})/u, '$1 to '],
    [/^(what if) (?=\p{L})/u, '$1 '],
  ],
  es: [
    [/^(?=(?:l[oa]s? )?\p{L}+o .* o no$)/u, 'si '],
    [/^(?:y )?si (?=\p{L})/u, 'qué pasa si '],
    [/^(?:debo|deberia|debería) (?=\p{L}+r(?:l[oae]s?|me)?\b)/u, 'si debes '],
    [/^puedo (?=\p{L}+r(?:l[oae]s?|me)?\b)/u, 'si puedes '],
  ],
};

/**
 * What a question of theirs asks, as it is named to them.
 *
 * @returns null where it can't be named with certainty
 * @example turnedQuestion('should i tell my wife', 'en') // 'whether to tell your wife'
 */
export function turnedQuestion(question: string, language: Language): string | null {
  const bare = question.trim().toLowerCase();
  for (const [start, named] of asking[language]) {
    if (!start.test(bare)) continue;
    const turned = turnedAround(bare.replace(start, ''), language);
    const [first = ''] = named.split(' ');
    // Its own beginning is turned with it, as in 'whether I can'.
    if (language === 'en') return turnedAround(bare.replace(start, named), language);
    return first && turned && `${named}${turned}`;
  }
  return null;
}
