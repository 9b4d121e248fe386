/** How a message of the person gets its answer (spec section 4, 'Chat'). It goes on when they look at another screen. */
import { comesFirst, type Danger } from '@haven/safety/contract';
import { streamAnswer } from '@haven/shared-ui/answer-stream';
import { assessHere } from '@haven/shared-ui/danger';
import type { ChatMessage, ChatSession } from '@haven/shared-ui/device-store';
import { currentLanguage } from '@haven/shared-ui/language';
import { type ChatbotAnswer, chatbotAnswerSchema, chatbotPath } from '@haven/support/contract';
import { atom, getDefaultStore } from 'jotai';
import { cannedReply } from './canned/canned-reply.ts';
import { personsMessages, withAnswer, withMessage } from './chat-session.ts';
import { historyForCall } from './history-for-call.ts';
import { changeSession } from './kept-session.ts';

/** ms, spec section 9: before the escalation message, before the reply when the call failed, and what follows that. */
export const delays = { escalation: 1_000, reply: 1_000, followUp: 1_500 };

/** How many messages must lie between two escalation messages: said at each, it would be heard no more. */
const escalationRest = 6;

/** The answer under way: to which message, and its text so far. Null while nothing is answered. */
export const pendingAtom = atom<{ to: string; draft: string } | null>(null);

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const byHaven = (message: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: crypto.randomUUID(),
  message,
  sender: 'bot',
  timestamp: Date.now(),
  ...more,
});

const append = (session: string, message: ChatMessage) =>
  changeSession(session, (now) => (now.endTime === undefined ? withMessage(now, message) : now));

async function ask(session: ChatSession, { id, message }: ChatMessage): Promise<ChatbotAnswer> {
  const draft = (change: (before: string) => string) =>
    getDefaultStore().set(pendingAtom, (before) =>
      before?.to === id ? { ...before, draft: change(before.draft) } : before,
    );
  return await streamAnswer(
    chatbotPath,
    { message, conversationHistory: historyForCall(session.messages, id) },
    chatbotAnswerSchema,
    { onText: (piece) => draft((before) => before + piece), onStartOver: () => draft(() => '') },
  );
}

/** The reply when the call failed: after a second, and perhaps a second one (spec section 8, 'Chat API failure'). */
async function replyByHand(
  session: string,
  { id, message }: ChatMessage,
  danger: Danger | null,
): Promise<void> {
  const { reply, followUp } = cannedReply(message, currentLanguage(), danger);
  await later(delays.reply);
  changeSession(session, (now) => withAnswer(now, id, byHaven(reply, { writtenBy: 'haven' })));
  getDefaultStore().set(pendingAtom, null);
  if (!followUp) return;
  await later(delays.followUp);
  append(session, byHaven(followUp, { writtenBy: 'haven' }));
}

async function escalate(session: string, words: string): Promise<void> {
  await later(delays.escalation);
  changeSession(session, (now) => {
    const wasSaid = now.messages.slice(-escalationRest).some(({ message }) => message === words);
    return wasSaid || now.endTime !== undefined ? now : withMessage(now, byHaven(words));
  });
}

/**
 * Gets a message answered: by the server, as it writes, or by what is kept on the device when the server is out of reach.
 *
 * @param escalation the crisis-support message in the language of the page
 * @param note is told of danger as soon as it is found, here or by the server
 */
export async function answerMessage(
  session: ChatSession,
  asked: ChatMessage,
  escalation: string,
  note: (danger: Danger) => void,
): Promise<void> {
  const store = getDefaultStore();
  store.set(pendingAtom, { to: asked.id, draft: '' });
  // Not waited for: whichever judges first, here or the server, brings help first.
  const judged = dangerHere(session, asked).then((danger) => {
    if (danger) note(danger);
    return danger;
  });
  try {
    const { response, tools, writtenBy, needsEscalation, danger } = await ask(session, asked);
    changeSession(session.id, (now) => withAnswer(now, asked.id, byHaven(response, { tools, writtenBy })));
    store.set(pendingAtom, null);
    note(danger);
    if (needsEscalation) await escalate(session.id, escalation);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the spec has it logged (section 8), and a browser has no other log
    console.warn('The chat was not answered by the server.', error);
    await replyByHand(session.id, asked, await judged);
  }
}

/** What a message tells of danger in its conversation, judged on the device. */
export async function dangerHere(session: ChatSession, asked: ChatMessage): Promise<Danger | null> {
  const messages = personsMessages(session);
  const place = messages.findIndex(({ id }) => id === asked.id);
  const before = await Promise.all(
    messages.slice(Math.max(0, place - 3), Math.max(0, place)).map(({ message }) => assessHere([message])),
  );
  return await assessHere(
    [asked.message],
    before.flatMap((danger) => danger ?? []),
  );
}

/** True when help stands first for it. */
export const isGrave = (danger: Danger | null): boolean => danger !== null && comesFirst(danger);
