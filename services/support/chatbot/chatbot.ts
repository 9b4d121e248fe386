import type { Assistant, Heard } from '@haven/assistant';
import type { Language } from '@haven/assistant/language';
import { assess } from '@haven/safety';
import { comesFirst, type Danger } from '@haven/safety/contract';
import type { ChatbotAnswer, ChatbotRequest } from '../contract.ts';

/** A level falls by a grade a message, so that no more of the person's earlier messages can keep one up. */
const messagesLookedBackOn = 3;

const dangerOf = ({ level, kinds, about }: Danger): Danger => ({ level, kinds, about });

/**
 * Answers one message of a chat (spec section 4, 'Chat'). Nothing is kept: the conversation comes along with each call,
 * and goes again.
 *
 * @param hear is told the answer as it comes into being
 */
export async function answerChat(
  assistant: Assistant,
  { message, conversationHistory }: ChatbotRequest,
  language: Language,
  hear?: (heard: Heard) => void,
): Promise<ChatbotAnswer> {
  const history = conversationHistory
    .filter(({ sender }) => sender === 'user')
    .slice(-messagesLookedBackOn)
    .map((earlier) => assess(earlier.message, { language }));
  const own = assess(message, { language });
  const danger = dangerOf(assess(message, { language, history }));
  const turns = conversationHistory.map(({ sender, message: text }) => ({
    sender: sender === 'user' ? ('person' as const) : ('counselor' as const),
    text,
  }));
  const { text, tools, writtenBy } = await assistant.chat({ language, danger, message, turns }, hear);
  return { response: text, needsEscalation: comesFirst(own), danger, tools, writtenBy };
}
