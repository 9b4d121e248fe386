/** The chat session on the device: read, written and seen by every tab. */
import { type ChatSession, chatSessions } from '@haven/shared-ui/device-store';
import { atom, getDefaultStore } from 'jotai';
import { currentSession } from './chat-session.ts';

/** The session as this page alone holds it, since the device refuses to keep it: full, or forbidden to. */
const inThisPageAtom = atom<ChatSession | null>(null);

/** The session that goes on; undefined when there is none. */
export const currentSessionAtom = atom<ChatSession | undefined>(
  (get) => get(inThisPageAtom) ?? currentSession(get(chatSessions.entries)),
);

/** True where what is written will be gone when the page is closed. */
export const isNotKeptAtom = atom((get) => get(inThisPageAtom) !== null);

const readSession = (id: string): ChatSession | undefined => {
  const inThisPage = getDefaultStore().get(inThisPageAtom);
  return inThisPage?.id === id ? inThisPage : chatSessions.read().find((session) => session.id === id);
};

/** Puts a session onto the device; where that is refused, the conversation goes on in this page. */
export function keepSession(session: ChatSession): void {
  const store = getDefaultStore();
  const isKept = chatSessions.save(session);
  store.set(inThisPageAtom, isKept || session.endTime !== undefined ? null : session);
}

/**
 * Changes a session as it stands on the device now, which may be more than this tab has drawn.
 *
 * @returns the session as it is then; undefined when it is gone
 */
export function changeSession(
  id: string,
  change: (session: ChatSession) => ChatSession,
): ChatSession | undefined {
  const before = readSession(id);
  if (!before) return undefined;
  const after = change(before);
  if (after !== before) keepSession(after);
  return after;
}

/** The session that goes on, as the device has it now. */
export const readCurrentSession = (): ChatSession | undefined =>
  getDefaultStore().get(inThisPageAtom) ?? currentSession(chatSessions.read());
