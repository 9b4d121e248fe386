import { currentLanguage } from '@haven/shared-ui/language';
import type { ClientEvent, ServerEvent } from '@haven/support/live/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepLiveSession, readLiveSession } from './kept-live-session.ts';
import { LiveConnection } from './live-connection.ts';
import { connected, heard, type LiveTalk, lastPlace, noTalk, sending } from './live-talk.ts';

/** ms without a key until somebody counts as not typing. */
const typingLasts = 4000;

/** The live session of this screen, and what a person can do in it. */
export function useLiveTalk() {
  const [talk, setTalk] = useState<LiveTalk>(noTalk);
  const now = useRef(talk);
  const connection = useRef<LiveConnection | null>(null);
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const change = useCallback((next: (before: LiveTalk) => LiveTalk) => {
    // Kept beside the state, since events and calls come faster than React draws.
    now.current = next(now.current);
    setTalk(now.current);
  }, []);

  const send = useCallback((event: ClientEvent) => connection.current?.send(event) ?? false, []);

  const takeUp = useCallback(() => {
    const { session } = now.current;
    const sessionId = session?.id ?? readLiveSession() ?? undefined;
    send({
      type: 'start_session',
      language: currentLanguage(),
      after: session ? lastPlace(now.current) : 0,
      ...(sessionId ? { sessionId } : {}),
    });
  }, [send]);

  const hear = useCallback(
    (event: ServerEvent) => {
      change((before) => heard(before, event));
      if (event.type === 'auth_success') takeUp();
      if (event.type === 'session_ended') keepLiveSession(null);
      if (event.type !== 'session_started') return;
      keepLiveSession(event.session.id);
      // What was on its way when the channel was lost goes again; what arrived all the same is kept once.
      for (const { clientId, text } of now.current.unsent)
        send({ type: 'send_message', sessionId: event.session.id, content: text, clientId });
    },
    [change, takeUp, send],
  );

  const open = useCallback(() => {
    connection.current ??= new LiveConnection({
      changed: (state) => change((before) => connected(before, state)),
      heard: hear,
    });
    connection.current.open();
  }, [change, hear]);

  useEffect(() => {
    if (readLiveSession()) open();
    return () => {
      clearTimeout(typing.current);
      connection.current?.close();
      connection.current = null;
    };
  }, [open]);

  const sessionId = talk.session?.id;

  function stopTyping(): void {
    clearTimeout(typing.current);
    if (typing.current !== undefined && sessionId) send({ type: 'typing', sessionId, isTyping: false });
    typing.current = undefined;
  }

  return {
    talk,
    /** Starts a session, or tries the channel again. */
    open,
    /** @returns false where there is nothing to send, or nowhere */
    say(text: string, clientId: string = crypto.randomUUID()): boolean {
      const words = text.trim();
      if (!words || !sessionId || talk.session?.status !== 'connected') return false;
      stopTyping();
      change((before) => sending(before, { clientId, text: words, at: new Date().toISOString() }));
      // A channel that is lost takes it along when it is back.
      send({ type: 'send_message', sessionId, content: words, clientId });
      return true;
    },
    /** Each key; the other side sees it until there was none for a while. */
    type(): void {
      if (!sessionId) return;
      if (typing.current === undefined) send({ type: 'typing', sessionId, isTyping: true });
      clearTimeout(typing.current);
      typing.current = setTimeout(stopTyping, typingLasts);
    },
    seen(seq: number): void {
      if (sessionId) send({ type: 'seen', sessionId, seq });
    },
    consent(given: boolean): void {
      if (sessionId) send({ type: 'consent', sessionId, given });
    },
    end(): void {
      if (sessionId) send({ type: 'end_session', sessionId });
    },
    /** After a session that is over: the start card again. */
    begin(): void {
      keepLiveSession(null);
      change(() => noTalk);
      open();
    },
    /** Tells the other side that they left safely, and forgets all of it here. */
    leaveSafely(): void {
      keepLiveSession(null);
      if (sessionId) send({ type: 'leave_safely', sessionId });
      change(() => noTalk);
    },
  };
}

export type LiveTalkHandle = ReturnType<typeof useLiveTalk>;
