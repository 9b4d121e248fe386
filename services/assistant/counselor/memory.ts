/** What a conversation told so far. Read anew for every answer; nothing outlives it. */
import type { Piece, Slot } from './content.ts';
import { placesIn, saysBack } from './fill.ts';
import { type LengthOfTime, unitOf } from './lengths-of-time.ts';
import type { Matter } from './matter.ts';
import type { Mention, Reading } from './read-message.ts';
import type { ToolId } from './tools.ts';

/** What one message was, in its place in the conversation. */
export type Heard = {
  reading: Reading;
  act: string;
  /** What was asked before it, by the piece and by its question word. */
  answers: string | null;
  answersKind: QuestionKind | null;
  /** What somebody they tell of is called, by this message. */
  called: string | null;
};

export const questionKinds = ['who', 'when', 'where', 'how', 'what'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export type Offer = { turn: number; refused: boolean };

export type Memory = {
  /** Messages of the person so far, without the one that is answered. */
  turns: number;
  name: string | null;
  /** What the one they told of last is called, and on what matter it was told: a name is of nobody else. */
  called: string | null;
  calledIn: string | null;
  soberFor: LengthOfTime | null;
  /** What was told on this matter: a day or hour, a number, a length of time, so that it is not asked. */
  said: Set<string>;
  /** What the conversation is about. */
  matter: Matter | null;
  /** The last mention of everything told: by id, the turn. */
  told: Map<string, { turn: number; kind: Mention['kind'] }>;
  /** Comforts that they said helped, and those that did not, the latest last. */
  helped: string[];
  didNotHelp: string[];
  offers: Map<ToolId, Offer>;
  /** Pieces said, by the last turn in which they were. */
  used: Map<string, number>;
  /** What was asked, by the last turn. */
  asked: Map<string, number>;
  /** What sentences of each kind were said, by the last turn. */
  saidSlot: Map<Slot, number>;
  /** The last turn in which they were called by their name. */
  named: number | null;
  /** Whether they write their messages without a capital, so that one tells a name. */
  writesSmall: boolean;
  /** Whether the last message told of somebody else: what follows without a subject may be of them as well. */
  ofAnother: boolean;
  /** Answers in a row in which words of theirs were said back. */
  echoes: number;
  /** The pieces of the last answer. */
  last: readonly Piece[];
  /** What the last answer asked; `something` where its words are not known here. */
  lastAsked: string | null;
  lastKind: QuestionKind | null;
  /** The first words of the last answers, the newest first. */
  openings: string[];
  acts: string[];
  /** The turn of the last answer that was for somebody in danger; null for none. */
  inDanger: number | null;
};

export const emptyMemory = (): Memory => ({
  turns: 0,
  name: null,
  called: null,
  calledIn: null,
  said: new Set(),
  matter: null,
  soberFor: null,
  told: new Map(),
  helped: [],
  didNotHelp: [],
  offers: new Map(),
  used: new Map(),
  asked: new Map(),
  saidSlot: new Map(),
  named: null,
  writesSmall: false,
  ofAnother: false,
  echoes: 0,
  last: [],
  lastAsked: null,
  lastKind: null,
  openings: [],
  acts: [],
  inDanger: null,
});

/** Words that say of a comfort how it went; `content/acts/` has them as the acts `helped` and `did-not-help`. */
const wentWell = 'helped';
const wentBadly = 'did-not-help';

const withoutTwice = (ids: readonly string[]) => ids.filter((id, at) => ids.lastIndexOf(id) === at);

/** What a message says of what helps: 'a walk helped', or the answer to the question what did. */
function whatHelps({ reading, act, answers }: Heard): { helped: string[]; not: string[] } {
  const comforts = reading.mentions.filter(({ kind }) => kind === 'comfort');
  const inClauseOf = (wanted: string) =>
    comforts.filter((comfort) =>
      reading.mentions.some(({ id, clause }) => id === wanted && clause === comfort.clause),
    );
  const not = inClauseOf(wentBadly).map(({ id }) => id);
  const isAnswer = answers === 'what-helped' && act !== 'no' && act !== 'idk';
  const helped = (isAnswer ? comforts : inClauseOf(wentWell)).map(({ id }) => id);
  return { helped: helped.filter((id) => !not.includes(id)), not };
}

const dayOrHour =
  /^(?:today|tonight|yesterday|tomorrow|tmrw|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\w+days|weekends?|noon|midnight|january|february|march|april|may|june|july|august|september|october|november|december|christmas|ago|hoy|ayer|anoche|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|hace|antier)$/;

const self = /^(?:i|im|ive|id|ill|me|my|we|yo|me|mi|mis|\w+go|estoy|soy|voy|fui|tengo)$/;
const another =
  /^(?:he|she|they|hes|shes|theyre|theyve|him|his|hers|their|them|ella|ellos|ellas|su|sus|tiene|fuma|toma|bebe|consume|usa|anda|esta|llega|dice|quiere|vive|va|sale|era|iba)$/;

const isSmall = ({ text }: Pick<Reading, 'text'>) => /^\p{Ll}/u.test(text);
const isOneWord = ({ words }: Pick<Reading, 'words'>) => words.length === 1;

/** Whether a message tells of somebody else, or goes on with it. */
export function tellsOfAnother(
  { words, mentions }: Pick<Reading, 'words' | 'mentions'>,
  before: boolean,
): boolean {
  const isPerson = mentions.some(({ kind, at }) => kind === 'person' && at === 0);
  const first = words.find(({ text }) => self.test(text) || another.test(text))?.text;
  if (isPerson || (first && another.test(first))) return true;
  return first === undefined && before;
}

const place =
  /(?:^| )(?:at (?:work|home|school|church|the|my)|in (?:the|my|bed)|on the (?:bus|train|subway|street)|en (?:el|la|mi|un|una|casa|cama|clase))(?: |$)/;

/** What a message tells of time, place and number. */
export function saidIn({ words }: Pick<Reading, 'words'>): string[] {
  const so: [string, boolean][] = [
    ['says-when', words.some(({ text }) => dayOrHour.test(text))],
    ['says-past', words.some(({ text }) => /^(?:was|were|used|before|antes|era|estaba)$/.test(text))],
    ['says-number', words.some(({ text }) => /^\d/.test(text))],
    ['says-where', place.test(words.map(({ text }) => text).join(' '))],
    ['says-length', words.some(({ text }) => unitOf(text) !== null || text === 'since' || text === 'desde')],
  ];
  return so.filter(([, is]) => is).map(([id]) => id);
}

/** Adds a message of the person. */
export function remember(memory: Memory, heard: Heard): void {
  noteRefusals(memory, heard);
  const { reading, act } = heard;
  const turn = memory.turns;
  memory.turns += 1;
  memory.acts.push(act);
  memory.name = reading.name ?? memory.name;
  if (heard.called) {
    memory.called = heard.called;
    memory.calledIn = memory.matter?.id ?? null;
  }
  for (const id of saidIn(reading)) memory.said.add(id);
  if (/^\p{L}/u.test(reading.text))
    memory.writesSmall =
      memory.turns === 1 ? isSmall(reading) : memory.writesSmall && (isSmall(reading) || isOneWord(reading));
  memory.ofAnother = tellsOfAnother(reading, memory.ofAnother);
  memory.soberFor = reading.soberFor ?? memory.soberFor;
  for (const { id, kind } of reading.mentions) memory.told.set(id, { turn, kind });
  for (const id of reading.denied) memory.told.delete(id);
  const { helped, not } = whatHelps(heard);
  memory.helped = withoutTwice([...memory.helped, ...helped]).filter((id) => !not.includes(id));
  memory.didNotHelp = withoutTwice([...memory.didNotHelp, ...not]).filter((id) => !helped.includes(id));
}

/** Adds what a message says of what they do not want; for the message that is answered as well. */
export function noteRefusals(memory: Memory, { reading, act }: Heard): void {
  const turn = memory.turns;
  const refuse = (tool: ToolId) => memory.offers.set(tool, { turn, refused: true });
  // A bare 'no' answers the question, or the offer before it: what was offered is left alone in both cases.
  const isAgainst = act === 'refuse' || act === 'did-not-help' || act === 'no';
  if (isAgainst) for (const { tools = [] } of memory.last) tools.forEach(refuse);
  const isNamed = reading.mentions.some(({ id }) => id === breathing);
  if (reading.denied.includes(breathing) || (isAgainst && isNamed)) refuse('breathing');
}

/** The comfort that is a tool of Haven as well. */
const breathing = 'breathing-comfort';

/** The question word of a piece, by its English. */
function kindOfQuestion({ asks, en }: Piece): QuestionKind | null {
  if (!asks) return null;
  const question = en.split(/(?<=[.:;,]) /).findLast((part) => part.endsWith('?')) ?? '';
  const [word = ''] = question.toLowerCase().match(/\b(?:who|whom|when|where|how|what|which)\b/) ?? [];
  if (word === 'which') return 'what';
  return questionKinds.find((kind) => word.startsWith(kind)) ?? null;
}

/** Adds an answer of the counselor, as the pieces it was made of. */
export function rememberAnswer(memory: Memory, text: string, pieces: readonly Piece[]): void {
  const turn = memory.turns;
  memory.last = pieces;
  memory.lastAsked = pieces.find(({ asks }) => asks)?.asks ?? (text.includes('?') ? 'something' : null);
  memory.lastKind = pieces.map(kindOfQuestion).find(Boolean) ?? null;
  memory.echoes = pieces.some(({ en }) => placesIn(en).some(saysBack)) ? memory.echoes + 1 : 0;
  memory.openings = [openingOf(text), ...memory.openings].slice(0, 3);
  for (const { id, slot, asks, en, tools = [] } of pieces) {
    memory.used.set(id, turn);
    if (asks) memory.asked.set(asks, turn);
    memory.saidSlot.set(slot, turn);
    if (placesIn(en).includes('name')) memory.named = turn;
    if (slot === 'step') memory.inDanger = turn;
    if (slot === 'offer')
      for (const tool of tools)
        memory.offers.set(tool, { turn, refused: memory.offers.get(tool)?.refused ?? false });
  }
}

/** The first two words, which should not be those of the answer before. */
export const openingOf = (text: string): string => text.toLowerCase().split(' ').slice(0, 2).join(' ');
