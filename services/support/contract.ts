/** What the support service says over the wire as answers to requests; for the live channel see `live/contract.ts`. */
import { type ToolId, toolIdSchema, toolIds } from '@haven/assistant/tools';
import { dangerSchema } from '@haven/safety/contract';
import * as z from 'zod/mini';

export const chatbotPath = '/api/chatbot';

/** What it answers, as Hono patterns. */
export const paths = [chatbotPath];

export { livePath } from './live/contract.ts';

/** Characters of one message. */
export const messageLimit = 4_000;
/** Earlier messages of one call. */
export const historyLimit = 100;
/** Bytes of one call: whoever sends a longer conversation leaves out its beginning. */
export const chatbotBytes = 128 * 1024;

/** What of Haven may be offered with an answer. */
export { toolIds as chatTools };
export type ChatTool = ToolId;

/** One message of a conversation, as the device keeps it. */
const chatMessageSchema = z.object({
  id: z.string().check(z.maxLength(120)),
  message: z.string().check(z.maxLength(messageLimit)),
  sender: z.enum(['user', 'bot']),
  /** ms since 1970 */
  timestamp: z.number(),
});

export const chatbotRequestSchema = z.object({
  message: z
    .string('The message is missing.')
    .check(
      z.trim(),
      z.minLength(1, 'The message is empty.'),
      z.maxLength(messageLimit, `A message has at most ${messageLimit} characters.`),
    ),
  /** The messages before this one, the oldest first. Nothing of them is kept. */
  conversationHistory: z._default(
    z
      .array(chatMessageSchema)
      .check(z.maxLength(historyLimit, `At most ${historyLimit} earlier messages can be sent.`)),
    [],
  ),
});
export type ChatbotRequest = z.infer<typeof chatbotRequestSchema>;

/**
 * The answer. A caller who accepts `text/event-stream` hears it as it is written: events `text`, `start-over` where what
 * was heard does not stand, `done` with this, or `failed`.
 */
export const chatbotAnswerSchema = z.object({
  response: z.string(),
  /** Whether the message itself tells of danger, so that a way to reach people now is added. */
  needsEscalation: z.boolean(),
  /** What the conversation tells of danger: it rises at once and falls by a grade a message. */
  danger: dangerSchema,
  tools: z.array(toolIdSchema),
  /** Who wrote it; it is shown to the person. */
  writtenBy: z.enum(['model', 'haven']),
});
export type ChatbotAnswer = z.infer<typeof chatbotAnswerSchema>;
