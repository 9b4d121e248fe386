import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { strategyCategories } from '../built-in/content.ts';
import type { ChatRequest } from '../counselor/conversation.ts';
import type { Language } from '../language.ts';
import type {
  CopingRequest,
  Heard,
  MessageRequest,
  OfferedStrategy,
  ReflectionWordRequest,
  Written,
  WrittenCoping,
} from '../writing.ts';
import type { ModelClient, Prompt } from './ask-model.ts';
import { refuseFaults, Unacceptable } from './faults.ts';
import { beginsQuoted, isLaidOut, plain, plainLine, wholeSentences } from './plain-words.ts';
import { chatPrompt, copingPrompt, messagePrompt, reflectionPrompt } from './prompts.ts';

/** Characters that a message, and a word under a reflection, may have. */
const messageLength = { least: 40, most: 1000 };
const wordLength = { least: 20, most: 500 };
/** Of an answer in the chat: two to four sentences, and a few more at most. */
const replyLength = { least: 10, most: 700 };

const words = (most: number, made: (raw: string) => string = plain) =>
  z.pipe(z.pipe(z.string(), z.transform(made)), z.string().check(z.minLength(2), z.maxLength(most)));
const copingSchema = z.object({
  personalizedMessage: words(800),
  strategies: z
    .array(
      z.object({
        title: words(80),
        description: words(400),
        category: z.enum(strategyCategories),
        difficulty: z.enum(['easy', 'medium', 'advanced']),
        minutes: z.pipe(z.number().check(z.minimum(1), z.maximum(60)), z.transform(Math.round)),
        instructions: z.array(words(400, plainLine)).check(z.minLength(2), z.maxLength(8)),
        tips: z.array(words(400, plainLine)).check(z.maxLength(4)),
      }),
    )
    .check(z.minLength(2), z.maxLength(6)),
});

/** Told as soon as it is so, so that nobody waits for the end of an answer that won't be shown. */
function refuseTooLong(raw: string, most: number): void {
  if (raw.length > most && plain(raw).length > most) throw new Unacceptable('too long');
}

function refuse(raw: string, words: string, language: Language): void {
  if (isLaidOut(raw)) throw new Unacceptable('markup');
  refuseFaults(words, language);
}

/** Two questions at once are an interrogation. */
function refuseManyQuestions(words: string): void {
  if ((words.match(/\?/g)?.length ?? 0) > 1) throw new Unacceptable('more than one question');
}

/** @returns the plain words of an answer that may be shown */
function accepted(raw: string, language: Language, { least, most }: { least: number; most: number }): string {
  const words = plain(raw);
  if (words.length < least) throw new Unacceptable(words ? 'too short' : 'empty');
  refuseTooLong(raw, most);
  refuse(raw, words, language);
  return words;
}

/** The JSON object in a model's answer, which may stand in a fence or between polite words. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    throw new Unacceptable('no JSON');
  }
}

/** One try of a model at each kind of text. Everything it throws means: do not show this. */
export class ModelWriter {
  readonly #model: ModelClient;

  constructor(model: ModelClient) {
    this.#model = model;
  }

  /** @param hear gets each sentence once it has been checked; put together, that is what is returned */
  async message(request: MessageRequest, hear: (heard: Heard) => void): Promise<Written> {
    const text = await this.#heard(messagePrompt(request), request.language, messageLength, hear);
    return { text, writtenBy: 'model', used: [] };
  }

  /** An answer in the chat; see `message`. */
  async chat(request: ChatRequest, hear: (heard: Heard) => void): Promise<string> {
    return await this.#heard(chatPrompt(request), request.language, replyLength, hear, refuseManyQuestions);
  }

  /** @param refuseMore what must not be in it besides; throws where it is */
  async #heard(
    prompt: Prompt,
    language: Language,
    length: { least: number; most: number },
    hear: (heard: Heard) => void,
    refuseMore: (words: string) => void = () => undefined,
  ): Promise<string> {
    let raw = '';
    let heard = '';
    const say = (standing: string) => {
      if (standing.length <= heard.length) return;
      hear({ kind: 'text', text: standing.slice(heard.length) });
      heard = standing;
    };
    for await (const piece of this.#model.ask(prompt)) {
      raw += piece;
      refuseTooLong(raw, length.most);
      const whole = wholeSentences(raw);
      const standing = plain(whole);
      if (standing.length <= heard.length || beginsQuoted(whole)) continue;
      // All of it is checked again: a fault may lie across two sentences.
      refuse(whole, standing, language);
      refuseMore(standing);
      say(standing);
    }
    const text = accepted(raw, language, length);
    refuseMore(text);
    say(text);
    return text;
  }

  async reflectionWord(request: ReflectionWordRequest): Promise<Written> {
    const raw = await this.#whole(reflectionPrompt(request), wordLength.most);
    return { text: accepted(raw, request.language, wordLength), writtenBy: 'model', used: [] };
  }

  async coping(request: CopingRequest): Promise<WrittenCoping> {
    const parsed = z.safeParse(copingSchema, objectIn(await this.#whole(copingPrompt(request))));
    if (!parsed.success) throw new Unacceptable('another shape');
    const { personalizedMessage: text, strategies } = parsed.data;
    // Each by itself, so that none hides behind the length of all.
    const each = strategies.flatMap(({ title, description, instructions, tips }) => [
      title,
      description,
      ...instructions,
      ...tips,
    ]);
    for (const words of [text, ...each, each.join('\n')]) refuseFaults(words, request.language);
    return {
      text,
      strategies: strategies.map((strategy): OfferedStrategy => ({ ...strategy, id: randomUUID() })),
      writtenBy: 'model',
      used: [],
    };
  }

  async #whole(prompt: Prompt, most = Number.POSITIVE_INFINITY): Promise<string> {
    let raw = '';
    for await (const piece of this.#model.ask(prompt)) {
      raw += piece;
      refuseTooLong(raw, most);
    }
    return raw;
  }
}
