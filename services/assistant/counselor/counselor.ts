import { comesFirst, type Danger } from '@haven/safety/contract';
import { dangerGroupOf } from '../built-in/danger-group.ts';
import type { Language } from '../language.ts';
import { choosePiece } from './choose-piece.ts';
import type { CounselorContent, MatterPattern, Piece, Slot } from './content.ts';
import { type ChatRequest, type Reply, type Turn, turnsRead } from './conversation.ts';
import { fill, type Places, placesIn } from './fill.ts';
import { nextMatter } from './matter.ts';
import {
  emptyMemory,
  type Heard,
  type Memory,
  noteRefusals,
  remember,
  rememberAnswer,
  tellsOfAnother,
} from './memory.ts';
import { middleOf } from './middle.ts';
import { ActReader } from './read-act.ts';
import { MessageReader } from './read-message.ts';
import { Recogniser } from './recognise.ts';
import { isSupporter, type Situation, Situations } from './situation.ts';
import { spokenLanguage } from './spoken-language.ts';
import { mostTools, type ToolId } from './tools.ts';
import { wordsOf } from './words.ts';

/** An answer, and how it came about, for tests. */
export type Answer = Reply & {
  act: string;
  /** What the message was understood to be about: topics, things, events, feelings, people. */
  about: string[];
  language: Language;
  pieces: Piece[];
  /** What was put into them. */
  places: Places;
  byHandOnly: boolean;
};

/** Turns after a danger in which what is said still minds it. */
const afterDanger = 1;

/** What a danger is called in the content. */
function dangerSigns(danger: Danger): string[] {
  const group = dangerGroupOf(danger);
  if (!group) return [];
  const isOther = danger.about === 'other';
  const kinds = danger.kinds.slice(0, 1).map((kind) => (isOther ? `other-${kind}` : `danger-${kind}`));
  return [group, ...kinds, `level-${danger.level}`];
}

/**
 * Answers in the chat by what people wrote by hand in `content/`. It keeps nothing: the same conversation is answered the
 * same way.
 */
export class Counselor {
  readonly #also: readonly string[];
  readonly #reader: MessageReader;
  readonly #acts: ActReader;
  readonly #situations: Situations;
  readonly #recogniser: Recogniser;
  readonly #matters: readonly MatterPattern[];
  readonly #bySlot: ReadonlyMap<Slot, Piece[]>;

  /** @param hasModel whether a model may write as well, which answers about privacy must tell */
  constructor(content: CounselorContent, { hasModel = false }: { hasModel?: boolean } = {}) {
    this.#also = hasModel ? ['has-model'] : [];
    this.#reader = new MessageReader(content);
    this.#acts = new ActReader(content);
    this.#situations = new Situations(content);
    this.#recogniser = new Recogniser(content.pieces);
    this.#matters = content.matters;
    this.#bySlot = Map.groupBy(content.pieces, ({ slot }) => slot);
  }

  reply(request: ChatRequest): Reply {
    const { text, tools } = this.answer(request);
    return { text, tools };
  }

  answer({ language: shown, danger, message, turns }: ChatRequest): Answer {
    const read = turns.slice(-turnsRead);
    const language = this.#languageOf(read, message, shown);
    const memory = this.#memoryOf(read, language);
    const heard = this.#hear(message, language, memory);
    noteRefusals(memory, heard);
    this.#follow(heard, memory);
    const inDanger = comesFirst(danger);
    const isAfter = memory.inDanger !== null && memory.turns - memory.inDanger < afterDanger;
    const signs = inDanger ? dangerSigns(danger) : [];
    const act = inDanger ? 'in-danger' : isAfter && this.#mayWait(heard.act) ? 'after-danger' : heard.act;
    const situation = this.#situations.of({ ...heard, act }, memory, language, signs, this.#also);
    const pieces = this.#compose(situation);
    return {
      text: pieces.map((piece) => fill(piece[language], situation.places, language)).join(' '),
      tools: toolsOf(situation, pieces, this.#toolsNamed(situation)),
      act,
      about: [...situation.now.keys()].filter((id) => this.#situations.isSign(id)),
      language,
      pieces,
      places: usedOf(pieces, situation),
      byHandOnly: situation.act.byHandOnly === true,
    };
  }

  /** Whether a message right after a danger is answered as such: not where it asks something, and not a farewell. */
  #mayWait(act: string): boolean {
    return act !== 'goodbye' && !this.#situations.actOf(act).byHandOnly;
  }

  /** What somebody accepts by its name: 'the plan, yes'. */
  #toolsNamed({ act, heard }: Situation): ToolId[] {
    if (act.id !== 'accept') return [];
    const acts = heard.reading.mentions.filter(({ kind }) => kind === 'act');
    return acts.flatMap(({ id }) => this.#situations.actOf(id).tools ?? []);
  }

  #languageOf(turns: readonly Turn[], message: string, shown: Language): Language {
    const theirs = turns.filter(({ sender }) => sender === 'person').map(({ text }) => text);
    function* wordsOfEach() {
      for (const text of [message, ...theirs.reverse()]) yield wordsOf(text, {});
    }
    return spokenLanguage(wordsOfEach(), shown);
  }

  #memoryOf(turns: readonly Turn[], language: Language): Memory {
    const memory = emptyMemory();
    for (const { sender, text } of turns) {
      if (sender === 'counselor') rememberAnswer(memory, text, this.#recogniser.piecesOf(text));
      else {
        const heard = this.#hear(text, language, memory);
        this.#follow(heard, memory);
        remember(memory, heard);
      }
    }
    return memory;
  }

  /** Keeps what the conversation is about; what was said of another matter is no answer any more. */
  #follow(heard: Heard, memory: Memory): void {
    const before = memory.matter?.id;
    const isTheirs = isSupporter(heard.act, memory);
    const isOther = tellsOfAnother(heard.reading, memory.ofAnother);
    memory.matter = nextMatter(memory.matter, heard, this.#matters, memory.turns, isTheirs, isOther);
    if (before && before !== memory.matter?.id) memory.said.clear();
  }

  #hear(text: string, language: Language, memory: Memory): Heard {
    const reading = this.#reader.read(text, language);
    const isNameAsked = memory.lastAsked === 'their-name';
    const mayBeName =
      isNameAsked ||
      memory.lastKind === 'who' ||
      memory.asked.has('their-name') ||
      (memory.writesSmall && memory.called === null);
    return {
      reading,
      act: this.#acts.read(reading, memory),
      answers: memory.lastAsked,
      answersKind: memory.lastKind,
      called: reading.called ?? (mayBeName ? this.#reader.bareName(reading, isNameAsked) : null),
    };
  }

  #compose(situation: Situation): Piece[] {
    const pieces: Piece[] = [];
    const take = (slot: Slot, freshOnly = false) => {
      const piece = choosePiece(this.#bySlot.get(slot) ?? [], situation, pieces, freshOnly);
      if (piece) pieces.push(piece);
      return piece !== null;
    };
    for (const slot of situation.act.reply) {
      if (slot === 'middle') middleOf(situation).find((each) => take(each, true));
      else take(slot);
    }
    return pieces;
  }
}

function usedOf(pieces: readonly Piece[], { places, language }: Situation): Places {
  const open = pieces.flatMap((piece) => placesIn(piece[language]));
  return Object.fromEntries(open.map((name) => [name, places[name]]));
}

/** What is offered beside the words: what they speak of, then what goes with the act. */
function toolsOf(
  { act, memory, danger }: Situation,
  pieces: readonly Piece[],
  named: readonly ToolId[],
): ToolId[] {
  const accepted = act.id === 'accept' ? memory.last.flatMap((piece) => piece.tools ?? []) : [];
  const isWanted = (tool: ToolId) => act.byHandOnly || !memory.offers.get(tool)?.refused;
  const ofAct = (act.tools ?? []).filter(isWanted);
  const ofWords = pieces.flatMap((piece) => piece.tools ?? []);
  const tools = danger.size > 0 ? [...ofAct, ...ofWords] : [...named, ...accepted, ...ofWords, ...ofAct];
  return [...new Set(tools)].slice(0, mostTools);
}
