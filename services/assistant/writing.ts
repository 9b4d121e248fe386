/** What is asked of a writer, and what it gives back. */
import type { Danger } from '@haven/safety/contract';
import type { Recent } from './built-in/choose.ts';
import type { PartOfDay, StrategyCategory, Style, WrittenStrategy } from './built-in/content.ts';
import type { ChatRequest, Reply } from './counselor/conversation.ts';
import type { Language } from './language.ts';

export type { Recent } from './built-in/choose.ts';

/** Who wrote a text; it is shown to the person. */
export type WrittenBy = 'model' | 'haven';

/** What every request tells of the person it is for. */
export type Request = {
  language: Language;
  /** What `services/safety` says of their words. Where help comes first, no model writes. */
  danger: Danger;
  partOfDay?: PartOfDay | undefined;
  /** Days in a row with a check-in. */
  streak?: number | undefined;
  /** The pieces of their last answers, the newest first; see `answersRemembered`. */
  recent: Recent;
};

export type MessageRequest = Request & {
  /** How they are, in their own words. Nothing of it is quoted, kept or logged. */
  context: string;
  style?: Style | undefined;
};

export type CopingRequest = Request & { situation: string; feelings: string };

export type ReflectionWordRequest = Request & {
  reflection: { title: string; content: string; category: string };
  mood?: 'struggling' | 'okay' | 'good' | 'great' | undefined;
};

/** A written text. `used`: the pieces it is made of, to be given back as `recent` next time; none of a model's. */
export type Written = { text: string; writtenBy: WrittenBy; used: string[] };

/** A strategy in the language of the request. */
export type OfferedStrategy = Pick<WrittenStrategy, 'difficulty' | 'minutes'> & {
  id: string;
  category: StrategyCategory;
  title: string;
  description: string;
  instructions: string[];
  tips: string[];
};

export type WrittenCoping = Written & { strategies: OfferedStrategy[] };

/** An answer in the chat: two to four sentences, and what of Haven is offered with it. */
export type WrittenReply = Reply & { writtenBy: WrittenBy };

/**
 * What is heard of a text while it is written: sentences to be put after one another; `start-over` where what was heard
 * so far does not stand.
 */
export type Heard = { kind: 'text'; text: string } | { kind: 'start-over' };

export type Assistant = {
  /** @param hear called as the text comes into being; what is returned is the whole of what stands */
  message(
    request: MessageRequest,
    hear?: (heard: Heard) => void,
  ): Promise<Written & { isMilestone: boolean }>;
  coping(request: CopingRequest): Promise<WrittenCoping>;
  reflectionWord(request: ReflectionWordRequest): Promise<Written>;
  /**
   * Answers in the chat. Nothing is kept: what the person told before is read anew from `turns` each time.
   *
   * @param hear called as the text comes into being; what is returned is the whole of what stands
   */
  chat(request: ChatRequest, hear?: (heard: Heard) => void): Promise<WrittenReply>;
};

/** What writes single texts; the chat has a writer of its own. */
export type Writer = Omit<Assistant, 'chat'>;
