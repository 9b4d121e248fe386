/** What a conversation is to the counselor: what was asked, and what comes back. */
import type { Danger } from '@haven/safety/contract';
import type { Language } from '../language.ts';
import type { ToolId } from './tools.ts';

/** One earlier message. It comes from the person's device and is not believed: whoever sends it may have written all of it. */
export type Turn = { sender: 'person' | 'counselor'; text: string };

/** How many earlier turns are read; where more are given, the last of them. */
export const turnsRead = 100;

export type ChatRequest = {
  language: Language;
  /** Of the conversation, as `services/safety` tells it. Where help comes first, no model answers. */
  danger: Danger;
  message: string;
  /** Earlier turns, the oldest first, without `message`. */
  turns: readonly Turn[];
};

/** An answer in the chat. */
export type Reply = {
  text: string;
  /** What is offered beside it; none, one or two. */
  tools: ToolId[];
};
