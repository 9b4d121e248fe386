import { comesFirst, type Danger } from '@haven/safety/contract';
import { graverDanger } from '@haven/shared-ui/danger';
import type { ChatMessage, ChatSession } from '@haven/shared-ui/device-store';
import { currentLanguage, useTexts } from '@haven/shared-ui/language';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { answerMessage, dangerHere, pendingAtom } from './answer.ts';
import { endedSession, newSession, personsMessages, unanswered, withMessage } from './chat-session.ts';
import {
  changeSession,
  currentSessionAtom,
  isNotKeptAtom,
  keepSession,
  readCurrentSession,
} from './kept-session.ts';

/** How many greetings there are: `chat.greeting.1` and so on, one of them at random (spec section 4). */
const greetings = 3;

/** Danger that was told, and whether it was known before the page was loaded. */
export type Noted = { danger: Danger; wasKnown: boolean };

const message = (sender: ChatMessage['sender'], text: string): ChatMessage => ({
  id: crypto.randomUUID(),
  message: text,
  sender,
  timestamp: Date.now(),
});

/** The conversation: the session that goes on, the answer under way, and the danger that was told in it. */
export function useChat() {
  const t = useTexts('support');
  const session = useAtomValue(currentSessionAtom);
  const pending = useAtomValue(pendingAtom);
  const isNotKept = useAtomValue(isNotKeptAtom);
  const [noted, setNoted] = useState<Noted | null>(null);

  /** Help that stands does not go with the next message, however harmless that is; a graver danger takes its place. */
  const note = (danger: Danger, wasKnown = false) =>
    setNoted((before) => {
      if (!comesFirst(danger)) return before;
      const graver = graverDanger(before?.danger ?? null, danger);
      return before && graver === before.danger ? before : { danger: graver, wasKnown };
    });

  const answer = (current: ChatSession, asked: ChatMessage) =>
    answerMessage(current, asked, t('chat.escalation'), note);

  function begin(): void {
    const which = 1 + Math.floor(Math.random() * greetings);
    keepSession(newSession(crypto.randomUUID(), message('bot', t(`chat.greeting.${which}`))));
  }

  useResumed(() => {
    const current = readCurrentSession();
    if (!current) {
      begin();
      return;
    }
    for (const asked of personsMessages(current).slice(-3)) {
      void dangerHere(current, asked).then((danger) => danger && note(danger, true));
    }
    // The page was left before the answer came.
    const asked = unanswered(current);
    if (asked && !pending) void answer(current, asked);
  });

  return {
    session,
    noted,
    /** The device keeps nothing: it is gone when the page is closed. */
    isNotKept,
    /** The answer as far as it is written; null while none is under way. */
    draft: pending && session?.messages.some(({ id }) => id === pending.to) ? pending.draft : null,
    begin,
    /** @returns false where nothing was sent: there is nothing to say, or an answer is under way */
    send(text: string): boolean {
      const words = text.trim();
      if (!words || pending || !session) return false;
      const asked = message('user', words);
      const after = changeSession(session.id, (now) => withMessage(now, asked));
      if (after) void answer(after, asked);
      return after !== undefined;
    },
    end(): void {
      if (session) changeSession(session.id, (now) => endedSession(now, Date.now()));
      setNoted(null);
    },
    language: currentLanguage(),
  };
}

/** Calls once, when the screen is opened. */
function useResumed(resume: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    resume();
  });
}
