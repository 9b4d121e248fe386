import type { Language } from '../language.ts';
import { languages } from '../language.ts';
import type { Act, CounselorContent, FactPattern, Sign, SignKind } from './content.ts';
import { countOf, type LengthOfTime, unitOf } from './lengths-of-time.ts';
import { type Found, type Phrase, PhraseBook, phraseOf } from './phrase.ts';
import { smallWordsIn } from './spoken-language.ts';
import { isDenied, isLacking, isOfAnother, isSomebodyElses } from './whose.ts';
import { type Shorthand, type Word, wordsOf } from './words.ts';

/** Something found in a message that is so of the person. */
export type Mention = {
  id: string;
  kind: 'act' | SignKind;
  at: number;
  end: number;
  clause: number;
  /** Told of somebody else: 'he drinks'. */
  isOfAnother: boolean;
};

/** What one message tells. */
export type Reading = {
  text: string;
  words: readonly Word[];
  /** In the order of the message. */
  mentions: readonly Mention[];
  /** Feelings, events and comforts that they say are not so, or no longer. */
  denied: readonly string[];
  name: string | null;
  /** What somebody they tell of is called. */
  called: string | null;
  soberFor: LengthOfTime | null;
};

type Told = { kind: 'act'; act: Act } | { kind: 'sign'; sign: Sign } | { kind: 'fact'; fact: FactPattern };

const kindOf = (told: Told): Mention['kind'] | 'fact' => (told.kind === 'sign' ? told.sign.kind : told.kind);
const idOf = (told: Told) =>
  told.kind === 'sign' ? told.sign.id : told.kind === 'act' ? told.act.id : told.fact.fact;

/** A phrase, and what it tells, with the short forms written out as they are in what is read. */
const written = <T extends Told>(phrase: string, tells: T, shorthand: Shorthand) =>
  phraseOf<Told>(
    phrase
      .split(' ')
      .map((word) => shorthand[word] ?? word)
      .join(' '),
    tells,
  );

function* phrasesOf(content: CounselorContent, language: Language): Generator<Phrase<Told>> {
  const { acts, signs, facts } = content;
  const shorthand = content.shorthand[language];
  for (const act of acts)
    for (const each of act.phrases?.[language] ?? []) yield written(each, { kind: 'act', act }, shorthand);
  for (const sign of signs)
    for (const each of sign.phrases[language]) yield written(each, { kind: 'sign', sign }, shorthand);
  for (const fact of facts)
    for (const each of fact.phrases[language]) yield written(each, { kind: 'fact', fact }, shorthand);
}

/** Acts whose words sound like a topic: 'work' in 'it does not work' is no job. */
const soundAlike = new Set(['helped', 'did-not-help']);
const sounds = ({ tells }: Found<Told>) => tells.kind === 'act' && soundAlike.has(tells.act.id);

/** Whether what is found as one thing can't be the other as well; a message may well have two topics. */
const rulesOut = (longer: Found<Told>, one: Found<Told>) =>
  (kindOf(longer.tells) === kindOf(one.tells) && kindOf(one.tells) !== 'topic') ||
  (sounds(longer) && kindOf(one.tells) === 'topic');

/** Without what lies within a longer find of its kind: 'anger' in 'anger management'. */
const longest = (found: readonly Found<Told>[]) =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          rulesOut(other, one) &&
          other.at <= one.at &&
          other.end >= one.end &&
          other.end - other.at > one.end - one.at,
      ),
  );

/** 'Video games, no betting': what somebody does not struggle with is no topic; 'no money' is one. */
const isStruggle = (told: Told) => told.kind === 'sign' && told.sign.struggle === true;

const isOfThemselves = (told: Told): boolean =>
  (told.kind === 'act' && told.act.ofThemselves === true) ||
  (told.kind === 'sign' && told.sign.ofThemselves === true);

function isNotSo(kind: Mention['kind'], isTheirs: boolean, words: readonly Word[], at: number): boolean {
  if (kind === 'topic' || (kind === 'act' && !isTheirs)) return false;
  return kind === 'person' || kind === 'thing' ? isLacking(words, at) : isDenied(words, at);
}

/** What is told of the writer, each with whether they deny it. */
function* mentionsIn(
  words: readonly Word[],
  found: readonly Found<Told>[],
): Generator<Mention & { isDenied: boolean }> {
  const peopleEnd = new Set(found.filter(({ tells }) => kindOf(tells) === 'person').map(({ end }) => end));
  for (const { tells, at, end, clause } of found) {
    const kind = kindOf(tells);
    if (kind === 'fact') continue;
    const isTheirs = kind === 'feeling' || isOfThemselves(tells);
    const isAnothers = isOfAnother(words, at, peopleEnd);
    if (isTheirs && isAnothers) continue;
    if (kind === 'person' && isSomebodyElses(words, at)) continue;
    const isNot = isStruggle(tells) ? isLacking(words, at) : isNotSo(kind, isTheirs, words, at);
    yield { id: idOf(tells), kind, at, end, clause, isOfAnother: isAnothers, isDenied: isNot };
  }
}

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Reads single messages; nothing of them is kept. */
export class MessageReader {
  readonly #content: CounselorContent;
  readonly #books: Record<Language, PhraseBook<Told>>;
  /** Every word that means something here, so that none of them is taken for a name. */
  readonly #vocabulary = new Set<string>();

  constructor(content: CounselorContent) {
    this.#content = content;
    for (const language of languages)
      for (const { tokens } of phrasesOf(content, language))
        for (const token of tokens)
          if (token.kind === 'word') for (const word of token.exact) this.#vocabulary.add(word);
    this.#books = {
      en: new PhraseBook(phrasesOf(content, 'en')),
      es: new PhraseBook(phrasesOf(content, 'es')),
    };
  }

  /** @param language that the person writes in; words of the other one are understood where both are mixed */
  read(text: string, language: Language): Reading {
    const words = wordsOf(text, this.#content.shorthand[language]);
    const found = longest(this.#find(words, language));
    const mentions: Mention[] = [];
    const denied = new Set<string>();
    for (const mention of mentionsIn(words, found)) {
      if (mention.isDenied) denied.add(mention.id);
      else if (!mentions.some(({ id, clause }) => id === mention.id && clause === mention.clause))
        mentions.push(mention);
    }
    return {
      text,
      words,
      mentions: mentions.sort((a, b) => a.at - b.at),
      denied: [...denied].filter((id) => !mentions.some((mention) => mention.id === id)),
      name: this.#nameIn('name', text, found),
      called: this.#nameIn('called', text, found),
      soberFor: soberFor(found),
    };
  }

  #find(words: readonly Word[], language: Language): Found<Told>[] {
    const other = language === 'en' ? 'es' : 'en';
    const own = this.#books[language].find(words);
    return smallWordsIn(words, other) > 0 ? [...own, ...this.#books[other].find(words)] : own;
  }

  /** The name that a message is, where one was asked for: 'Rosa'. */
  bareName({ text, words }: Pick<Reading, 'text' | 'words'>, isSure: boolean): string | null {
    const [word, ...more] = words;
    if (!word || more.length > 0 || this.#vocabulary.has(word.text)) return null;
    const [written = ''] = text.match(/\p{L}{2,20}/u) ?? [];
    return isSure || /^\p{Lu}/u.test(written) ? titled(written) : null;
  }

  #nameIn(which: 'name' | 'called', text: string, found: readonly Found<Told>[]): string | null {
    for (const { tells, held } of found) {
      if (tells.kind !== 'fact' || tells.fact.fact !== which) continue;
      const [word = ''] = held;
      const written = (text.match(/\p{L}+/gu) ?? []).find(
        (each) => wordsOf(each, {})[0]?.text === word && /^\p{L}{2,20}$/u.test(each),
      );
      if (!written) continue;
      const looksLikeOne = /^\p{Lu}/u.test(written) && !this.#vocabulary.has(word);
      if (looksLikeOne || (tells.fact.sure && !this.#vocabulary.has(word))) return titled(written);
    }
    return null;
  }
}

function soberFor(found: readonly Found<Told>[]): LengthOfTime | null {
  for (const { tells, held } of found) {
    if (tells.kind !== 'fact' || tells.fact.fact !== 'sober-for') continue;
    const count = held.map(countOf).find((each) => each !== null);
    const unit = held.map(unitOf).find((each) => each !== null) ?? 'day';
    if (count) return { count, unit };
  }
  return null;
}
