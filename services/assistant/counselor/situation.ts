/** Where a conversation stands: what may be answered now, and how much each of it counts. */
import type { Language } from '../language.ts';
import type { Act, CounselorContent, Sign } from './content.ts';
import type { Places } from './fill.ts';
import { inWords } from './lengths-of-time.ts';
import { type Heard, type Memory, saidIn } from './memory.ts';
import type { Mention } from './read-message.ts';
import { asksSomething, theirQuestion, theirWords } from './their-words.ts';
import { denials } from './whose.ts';

export type Tone = 'hard' | 'good' | 'plain';

export type Situation = {
  language: Language;
  act: Act;
  tone: Tone;
  heard: Heard;
  memory: Memory;
  /** What this message tells, by id: the higher the more an answer should be about it. */
  now: ReadonlyMap<string, number>;
  /** What the conversation is about where this message adds nothing of its own. */
  thread: ReadonlyMap<string, number>;
  /** All that is so, of this message and of the conversation, for `with` and `unless`. */
  known: ReadonlySet<string>;
  /** What the danger is called in the content; empty where none comes first. */
  danger: ReadonlySet<string>;
  places: Places;
};

const weights = { event: 9, thing: 7, feeling: 6, topic: 5, person: 4, comfort: 4, act: 12 } as const;
/** Acts that say nothing by themselves: their words count more. */
const weakActs = new Set(['telling', 'answer', 'good-news', 'yes', 'no', 'idk', 'nothing']);
const weakAct = 3;
const aside = 4;
/** Who stands by somebody stays that: it counts as much as what the message is about. */
const asSupporter = 6;
const asSupporterAnswering = 4;
/** What pieces of the general kind may be `for`: that something was named at all. */
const named = {
  'some-person': 5,
  'some-thing': 6,
  'some-feeling': 4,
  'feeling-and-person': 4,
  'feeling-and-thing': 5,
  'person-and-thing': 4,
  'two-feelings': 8,
  'has-name': 3,
  'tells-name': 11,
  'has-called': 1,
  'tells-called': 10,
  denied: 4,
  'has-told': 7,
  'has-bit': 6,
  'has-words': 6,
  'asks-something': 10,
  'has-two': 1,
  'has-helped': 1,
} as const;
/** How many messages back the thread reaches. */
const threadLength = 4;
/** Acts that go on with what was told: a short answer to a hard question is not light. */
export const followingActs: ReadonlySet<string> = new Set(
  'telling answer yes no idk silence laugh nothing everything shrug'.split(' '),
);
const toneLasts = 2;
/** A conversation is long from here on. */
const long = 6;

/** Acts whose words may be said back. */
const saidBack = new Set(['telling', 'answer', 'good-news', 'after-danger']);

/** Of whom the danger before was, so that what follows minds it. */
const dangerBefore = ({ last }: Memory): string[] =>
  last.filter(({ slot }) => slot === 'step').flatMap((piece) => (piece.for ?? []).map((id) => `after-${id}`));

/** Which of them hold, so that a piece need not be written for every person and thing. */
function whatIsNamed({ reading, act, called: isCalled }: Heard, places: Places): (keyof typeof named)[] {
  const { person, thing, feeling, both, denied, told, bit, words, name, called, helped, second } = places;
  const so: [keyof typeof named, unknown][] = [
    ['some-person', person],
    ['some-thing', thing],
    ['some-feeling', feeling],
    ['feeling-and-person', feeling && person],
    ['feeling-and-thing', feeling && thing],
    ['person-and-thing', person && thing],
    ['two-feelings', both],
    ['denied', denied],
    ['has-name', name],
    ['tells-name', reading.name],
    ['has-called', called],
    ['tells-called', isCalled],
    ['has-told', told && saidBack.has(act)],
    ['has-bit', bit && saidBack.has(act)],
    ['has-words', words && saidBack.has(act)],
    ['asks-something', saidBack.has(act) && !feeling && asksSomething(reading.text)],
    ['has-two', second],
    ['has-helped', helped],
  ];
  return so.filter(([, is]) => is).map(([id]) => id);
}

/** What was asked before, where this message may be read as an answer to it. */
function* answered({ act, answers, answersKind }: Heard): Generator<[string, number]> {
  if (answers) yield [`answers-${answers}`, 5];
  if (answersKind && saidBack.has(act)) yield [`answers-${answersKind}`, act === 'answer' ? 6 : weakAct];
}

/** Where a topic is but the place of an answer, as in 'at work in the bathroom', the answer counts more. */
const isAside = (act: string, { matter, turns }: Memory): boolean =>
  act === 'answer' && matter !== null && matter.turn < turns;

function toneOfSign({ kind, good }: Sign): Tone | undefined {
  if (kind === 'feeling' || kind === 'event') return good ? 'good' : 'hard';
  return good === false ? 'hard' : undefined;
}

/** What is so besides what was told, for `with` and `unless`. */
function derived({ reading, act }: Heard, memory: Memory, places: Places): string[] {
  const so: [string, boolean][] = [
    ['first-turn', memory.turns === 0],
    ['early', memory.turns === 1 || memory.turns === 2],
    ['long', memory.turns >= long],
    ['supporter-now', act === 'supporter'],
    ['has-days', (reading.soberFor ?? memory.soberFor) !== null],
    ['names-person', places.person !== undefined],
    ['names-thing', places.thing !== undefined],
    ['names-comfort', places.comfort !== undefined],
    ['names-struggle', places.struggle !== undefined],
    ['asks', asksSomething(reading.text)],
    ['says-not', reading.words.some(({ text }) => denials.has(text))],
    ['short-message', reading.words.length <= 4],
    ['few-words', reading.words.length <= 2],
  ];
  return so.filter(([, is]) => is).map(([id]) => id);
}

const pronouns = {
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
  they: { they: 'they', them: 'them', their: 'their' },
};

const nameOnMatter = ({ called, calledIn, matter }: Memory): string | undefined =>
  called && calledIn === (matter?.id ?? null) ? called : undefined;

const ofTheirOwn = ['craving', 'lapse', 'afraid-to-lapse', 'withdrawal'];

/** Somebody who told of another's struggle, and never of one of their own. */
export function isSupporter(act: string, { acts }: Memory): boolean {
  const all = [...acts, act];
  return all.includes('supporter') && !ofTheirOwn.some((each) => all.includes(each));
}

/** Tells where conversations stand, by what was written for the counselor. */
export class Situations {
  readonly #signs: ReadonlyMap<string, Sign>;
  readonly #acts: ReadonlyMap<string, Act>;

  constructor({ acts, signs }: CounselorContent) {
    this.#signs = new Map(signs.map((sign) => [sign.id, sign]));
    this.#acts = new Map(acts.map((act) => [act.id, act]));
  }

  actOf(id: string): Act {
    const act = this.#acts.get(id);
    if (!act) throw new Error(`content/acts has no ${id}.`);
    return act;
  }

  /** Whether an id is a topic, a thing, an event, a feeling, a person or a comfort. */
  isSign(id: string): boolean {
    return this.#signs.has(id);
  }

  /**
   * @param danger what it is called in the content
   * @param more what is so besides
   * @param memory of all before this message
   */
  of(
    heard: Heard,
    memory: Memory,
    language: Language,
    danger: readonly string[],
    more: readonly string[],
  ): Situation {
    const also = [...danger, ...more];
    const act = this.actOf(heard.act);
    const { mentions } = heard.reading;
    const now = this.#now(heard, memory);
    const tone = this.#tone(act, now, memory);
    now.set(tone, 1);
    for (const id of also) now.set(id, weights.act);
    for (const id of act.id === 'after-danger' ? dangerBefore(memory) : []) now.set(id, weights.act + 4);
    const places = this.#places(heard, memory, language);
    for (const id of whatIsNamed(heard, places)) now.set(id, named[id]);
    // What happened or is felt has words of its own, and a question is answered first.
    const isEvent = mentions.some(({ kind }) => kind === 'event');
    const isFelt = mentions.some(({ kind }) => kind === 'feeling');
    if (now.has('has-told') && (isEvent || isFelt) && tone !== 'good') now.set('has-told', isEvent ? 5 : 6);
    if (now.has('has-told') && now.has('asks-something')) now.set('has-told', weakAct);
    if (now.has('asks-something') && isEvent) now.set('asks-something', weakAct);
    const thread = this.#thread(memory, now);
    if (isSupporter(act.id, memory)) this.#leaveToThem(thread);
    const isHardHere = act.tone === 'hard' || this.#toneOf(mentions.map(({ id }) => id)) === 'hard';
    const known = new Set([
      ...(isHardHere ? ['hard-here'] : []),
      ...now.keys(),
      ...memory.told.keys(),
      ...memory.acts,
      ...also,
      ...memory.said,
      ...saidIn(heard.reading),
      ...saidIn(heard.reading).map((id) => `${id}-now`),
      ...derived(heard, memory, places),
    ]);
    return { language, act, tone, heard, memory, now, thread, known, danger: new Set(danger), places };
  }

  #now(heard: Heard, memory: Memory): Map<string, number> {
    const { act, reading } = heard;
    const now = new Map<string, number>([[act, weakActs.has(act) ? weakAct : weights.act]]);
    const wide = isAside(act, memory) ? aside : weights.topic;
    for (const mention of reading.mentions) this.#weigh(mention, wide, now);
    for (const [id, weight] of answered(heard)) now.set(id, weight);
    for (const id of reading.denied) now.set(`not-${id}`, weights.act);
    if (reading.soberFor) now.set('counts-days', 10);
    if (act !== 'supporter' && memory.acts.includes('supporter'))
      now.set('supporter', act === 'answer' ? asSupporterAnswering : asSupporter);
    if (isSupporter(act, memory)) this.#leaveToThem(now);
    return now;
  }

  /** @param wide how much a topic counts */
  #weigh({ id, kind }: Mention, wide: number, now: Map<string, number>): void {
    if (kind === 'act') {
      // Beside what is answered, only what is hard: 'a drink helps' is no help.
      if (!now.has(id) && this.#acts.get(id)?.tone === 'hard') now.set(id, weakAct);
      return;
    }
    now.set(id, kind === 'topic' ? wide : weights[kind]);
    const topic = this.#signs.get(id)?.of;
    if (topic && !now.has(topic)) now.set(topic, wide);
  }

  /** What somebody near struggles with is understood, but the writer is never spoken to as if it were their own. */
  #leaveToThem(now: Map<string, number>): void {
    for (const id of now.keys()) if (this.#isStruggle(id)) now.set(id, 0);
  }

  #isStruggle(id: string): boolean {
    const sign = this.#signs.get(id);
    return sign !== undefined && (sign.struggle ?? this.#signs.get(sign.of ?? '')?.struggle) === true;
  }

  #tone(act: Act, now: ReadonlyMap<string, number>, memory: Memory): Tone {
    if (act.tone) return act.tone;
    const told = this.#toneOf(now.keys());
    if (told !== 'plain' || !followingActs.has(act.id)) return told;
    const lately = [...memory.told]
      .filter(([, { turn }]) => memory.turns - turn <= toneLasts)
      .map(([id]) => id);
    return this.#toneOf(lately) === 'hard' ? 'hard' : 'plain';
  }

  #toneOf(ids: Iterable<string>): Tone {
    const felt = [...ids]
      .map((id) => this.#signs.get(id) ?? this.#acts.get(id))
      .map((told) => (told && 'kind' in told ? toneOfSign(told) : told?.tone))
      .filter((tone) => tone !== undefined);
    if (felt.includes('hard')) return 'hard';
    return felt.length > 0 ? 'good' : 'plain';
  }

  /** What was told in the last messages; where this one tells of something itself, only what goes with it. */
  #thread({ told, turns }: Memory, now: ReadonlyMap<string, number>): Map<string, number> {
    const thread = new Map<string, number>();
    for (const [id, { turn, kind }] of told) {
      const age = turns - turn;
      if (age > threadLength || kind === 'act' || now.has(id)) continue;
      const sign = this.#signs.get(id);
      for (const each of [id, sign?.of])
        if (each && !now.has(each)) thread.set(each, Math.max(1, weights[kind] / 2 - age));
    }
    return thread;
  }

  #nameOf(id: string | undefined, language: Language): string | undefined {
    return id === undefined ? undefined : this.#signs.get(id)?.name?.[language];
  }

  #deniedFeeling(denied: readonly string[], language: Language): string | undefined {
    return this.#nameOf(
      denied.find((id) => this.#signs.get(id)?.kind === 'feeling'),
      language,
    );
  }

  #places(heard: Heard, memory: Memory, language: Language): Places {
    const { reading } = heard;
    const isTheirs = isSupporter(heard.act, memory);
    const named = (kind: Sign['kind']) =>
      reading.mentions
        .filter(({ id }) => kind === 'person' || !isTheirs || !this.#isStruggle(id))
        .map(({ id, kind: is }) => (is === kind ? this.#nameOf(id, language) : undefined))
        .find(Boolean);
    const soberFor = reading.soberFor ?? memory.soberFor;
    const [first, second] = this.#summary(reading.mentions, memory, language);
    const { told, bit, words } = theirWords(reading.text, language, memory.ofAnother);
    const places: Record<keyof Places, string | undefined> = {
      person: named('person'),
      thing: named('thing'),
      feeling: named('feeling'),
      both: this.#both(reading.mentions, language),
      comfort: named('comfort'),
      told,
      bit,
      words,
      question: theirQuestion(reading.text, language) ?? undefined,
      denied: this.#deniedFeeling(reading.denied, language),
      name: reading.name ?? memory.name ?? undefined,
      called: heard.called ?? nameOnMatter(memory),
      days: soberFor ? inWords(soberFor, language) : undefined,
      helped: this.#nameOf(memory.helped.at(-1), language),
      struggle: this.#struggle(heard, memory, language),
      first,
      second,
      ...this.#pronouns(reading.mentions, memory),
    };
    return Object.fromEntries(Object.entries(places).filter(([, value]) => value !== undefined));
  }

  #pronouns(mentions: Heard['reading']['mentions'], { told }: Memory): typeof pronouns.they {
    const ids = [...told.keys(), ...mentions.map(({ id }) => id)];
    const people = ids.flatMap((id) => this.#signs.get(id) ?? []).filter(({ kind }) => kind === 'person');
    const [one = 'they', ...others] = new Set(people.map(({ is }) => is ?? 'they'));
    return pronouns[others.length > 0 ? 'they' : one];
  }

  /** Two feelings of one message: 'anger and guilt'. */
  #both(mentions: Heard['reading']['mentions'], language: Language): string | undefined {
    const names = mentions
      .filter(({ kind, id }) => kind === 'feeling' && !this.#signs.get(id)?.good)
      .flatMap(({ id }) => this.#nameOf(id, language) ?? []);
    const [one, other] = new Set(names);
    return other && `${one} ${language === 'en' ? 'and' : 'y'} ${other}`;
  }

  /** The two last things told that have a name, in the order in which they were told. */
  #summary(mentions: Heard['reading']['mentions'], memory: Memory, language: Language): string[] {
    const ids = new Set([...memory.told.keys(), ...mentions.map(({ id }) => id)]);
    const namedMoreClosely = new Set([...ids].map((id) => this.#signs.get(id)?.of));
    const named = [...ids].flatMap((id) => {
      const sign = this.#signs.get(id);
      if (!sign?.name || sign.kind === 'comfort' || sign.good || namedMoreClosely.has(id)) return [];
      const name = sign.name[language];
      return [{ kind: sign.kind, name: sign.kind === 'feeling' && language === 'en' ? `the ${name}` : name }];
    });
    const nearest = [
      ['person', 'thing'],
      ['person', 'thing', 'feeling'],
    ]
      .map((kinds) => named.filter(({ kind }) => kinds.includes(kind)))
      .find((some) => some.length > 1);
    const names = (nearest ?? named).map(({ name }) => name);
    return [...new Set(names)].slice(-2);
  }

  /** What they want to be free of: told in a message that says so, and not of somebody else. */
  #struggle({ act, reading }: Heard, memory: Memory, language: Language): string | undefined {
    const acts = [...memory.acts, act];
    const isTheirs = ['craving', 'lapse', 'afraid-to-lapse'].some((each) => acts.includes(each));
    if (!isTheirs || acts.includes('supporter')) return undefined;
    const ids = [...memory.told.keys(), ...reading.mentions.map(({ id }) => id)];
    return this.#nameOf(
      ids.findLast((id) => this.#signs.get(id)?.struggle),
      language,
    );
  }
}
