import type { ChatMessage } from '@haven/shared-ui/device-store';
import { type ChatbotRequest, chatbotBytes, historyLimit, messageLimit } from '@haven/support/contract';

/** Bytes left for the message itself and the frame around it. */
const roomForMessage = 24 * 1024;

/**
 * The messages before one, as the call takes them: the last ones that fit, the oldest first, and of each what the spec
 * names (section 7).
 */
export function historyForCall(
  messages: readonly ChatMessage[],
  before: string,
): ChatbotRequest['conversationHistory'] {
  const place = messages.findIndex(({ id }) => id === before);
  const earlier = place < 0 ? messages : messages.slice(0, place);
  const history: ChatbotRequest['conversationHistory'] = [];
  let room = chatbotBytes - roomForMessage;
  for (const { id, message, sender, timestamp } of earlier.slice(-historyLimit).toReversed()) {
    const sent = { id: id.slice(0, 120), message: message.slice(0, messageLimit), sender, timestamp };
    room -= new TextEncoder().encode(JSON.stringify(sent)).length + 1;
    if (room < 0) break;
    history.unshift(sent);
  }
  return history;
}
