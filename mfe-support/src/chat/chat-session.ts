/** The rules of a chat session (spec section 4, 'Chat'), without React and without a device. */
import type { ChatMessage, ChatSession } from '@haven/shared-ui/device-store';

const isPersons = ({ sender }: ChatMessage): boolean => sender === 'user';

const lastWordOf = ({ messages, startTime }: ChatSession): number =>
  messages.filter(isPersons).at(-1)?.timestamp ?? startTime;

const isBegun = ({ messages }: ChatSession): boolean => messages.some(isPersons);

/**
 * The session that goes on: one without an end. Two devices of one account may each have begun one; then the one in
 * which the person wrote last counts, and one that holds a greeting alone only when there is no other.
 */
export function currentSession(sessions: readonly ChatSession[]): ChatSession | undefined {
  return sessions
    .filter(({ endTime }) => endTime === undefined)
    .toSorted((a, b) => Number(isBegun(b)) - Number(isBegun(a)) || lastWordOf(b) - lastWordOf(a))[0];
}

/** A session that begins with a greeting. */
export const newSession = (id: string, greeting: ChatMessage): ChatSession => ({
  id,
  messages: [greeting],
  startTime: greeting.timestamp,
});

/** The session with one more message at its end; as it was when the message is in it already. */
export function withMessage(session: ChatSession, message: ChatMessage): ChatSession {
  if (session.messages.some(({ id }) => id === message.id)) return session;
  return { ...session, messages: [...session.messages, message] };
}

/**
 * The session with an answer to one of the person's messages, right behind it: another tab may have sent one since.
 * As it was when that message has its answer already, or the session is over.
 */
export function withAnswer(session: ChatSession, answered: string, answer: ChatMessage): ChatSession {
  const place = session.messages.findIndex(({ id }) => id === answered);
  const isOpen = session.endTime === undefined && place >= 0;
  if (!isOpen || session.messages[place + 1]?.sender === 'bot') return session;
  return { ...session, messages: session.messages.toSpliced(place + 1, 0, answer) };
}

/** The session with its end stamped: ms since 1970. */
export const endedSession = (session: ChatSession, now: number): ChatSession =>
  session.endTime === undefined ? { ...session, endTime: now } : session;

/** The person's last message, where nothing was answered to it yet. */
export function unanswered({ messages }: ChatSession): ChatMessage | undefined {
  const last = messages.at(-1);
  return last && isPersons(last) ? last : undefined;
}

/** The person's messages, the oldest first. */
export const personsMessages = ({ messages }: ChatSession): ChatMessage[] => messages.filter(isPersons);
