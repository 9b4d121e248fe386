import { assessHere } from '@haven/shared-ui/danger';
import { currentLanguage } from '@haven/shared-ui/language';
import type { ClientEvent, ServerEvent } from '@haven/support/live/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepLiveSession, readLiveSession } from './kept-live-session.ts';
import { LiveConnection } from './live-connection.ts';
import {
  connected,
  ended,
  heard,
  type LiveTalk,
  lastPlace,
  noTalk,
  noting,
  sending,
  sendingAgain,
} from './live-talk.ts';
import { liveWords } from './live-words.ts';
import { keepUntoldEnd, readUntoldEnd, type SessionEnd } from './untold-end.ts';

/** ms without a key until somebody counts as not typing. */
const typingLasts = 4000;

const sessionOf = (event: ServerEvent): string | undefined =>
  'session' in event ? event.session.id : 'sessionId' in event ? event.sessionId : undefined;

const talkAtFirst = (): LiveTalk => ({ ...noTalk, unsent: readLiveSession()?.unsent ?? [] });

/** The live session of this screen, and what a person can do in it. */
export function useLiveTalk() {
  const [talk, setTalk] = useState(talkAtFirst);
  const [isBegunHere, setBegunHere] = useState(false);
  const now = useRef(talk);
  const connection = useRef<LiveConnection | null>(null);
  /** The session whose end is told late: what comes back about it is for nobody. */
  const over = useRef<string | null>(null);
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const change = useCallback((next: (before: LiveTalk) => LiveTalk) => {
    // Kept beside the state, since events and calls come faster than React draws.
    now.current = next(now.current);
    setTalk(now.current);
    const { session, unsent } = now.current;
    if (session) keepLiveSession(session.status === 'connected' ? { id: session.id, unsent } : null);
  }, []);

  const send = useCallback((event: ClientEvent) => connection.current?.send(event) ?? false, []);

  /** Nothing more is said over it, until it is opened again. */
  const hangUp = useCallback(() => {
    connection.current?.close();
    change((before) => connected(before, 'idle'));
  }, [change]);

  const takeUp = useCallback(() => {
    const end = readUntoldEnd();
    if (end && send(end)) {
      keepUntoldEnd(null);
      over.current = end.sessionId;
    }
    const { session } = now.current;
    if (session?.status === 'ended') return hangUp();
    const sessionId = session?.id ?? readLiveSession()?.id;
    send({
      type: 'start_session',
      language: currentLanguage(),
      after: session ? lastPlace(now.current) : 0,
      ...(sessionId ? { sessionId } : {}),
    });
  }, [send, hangUp]);

  const hear = useCallback(
    (event: ServerEvent) => {
      if (over.current !== null && sessionOf(event) === over.current) return;
      const isTakenUp = now.current.connection === 'open';
      // The place where it is kept is away for a while, as the channel itself may be.
      if (event.type === 'error' && event.code === 'not-kept' && !isTakenUp)
        return connection.current?.tryLater();
      change((before) => heard(before, event));
      if (event.type === 'auth_success') takeUp();
      if (event.type === 'session_ended' || (event.type === 'error' && !isTakenUp)) hangUp();
      if (event.type !== 'session_started') return;
      change(sendingAgain);
      // What was on its way when the channel was lost goes again; what arrived all the same is kept once.
      for (const { clientId, text } of now.current.unsent)
        send({ type: 'send_message', sessionId: event.session.id, content: text, clientId });
    },
    [change, takeUp, hangUp, send],
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

  // A phone that wakes up, or has a network again, need not wait for the next try.
  useEffect(() => {
    const comeBack = () => {
      const { connection: state, session } = now.current;
      if (session && document.visibilityState === 'visible' && (state === 'lost' || state === 'failed'))
        open();
    };
    window.addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      window.removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [open]);

  const sessionId = talk.session?.id;

  const stopTyping = useCallback(() => {
    clearTimeout(typing.current);
    const id = now.current.session?.id;
    if (typing.current !== undefined && id) send({ type: 'typing', sessionId: id, isTyping: false });
    typing.current = undefined;
  }, [send]);

  function tellEnd(end: SessionEnd): boolean {
    const isTold = send(end);
    if (!isTold) keepUntoldEnd(end);
    return isTold;
  }

  return {
    talk,
    /** Whether they asked for the session on this page, and did not come back to it. */
    isBegunHere,
    /** Starts a session, or tries the channel again. */
    open(): void {
      setBegunHere(true);
      open();
    },
    /** @returns false where there is nothing to send, or nowhere */
    say(text: string, clientId: string = crypto.randomUUID()): boolean {
      const words = text.trim();
      if (!words || !sessionId || talk.session?.status !== 'connected') return false;
      stopTyping();
      change((before) => sending(before, { clientId, text: words }));
      // Judged here too, since help can't wait for a channel that is lost.
      void assessHere([words]).then(
        (danger) =>
          danger && now.current.session?.id === sessionId && change((before) => noting(before, danger)),
      );
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
    /** Where the channel is lost it is over on this page at once, and the server is told when it is back. */
    end(): void {
      const { session } = now.current;
      if (!session || tellEnd({ type: 'end_session', sessionId: session.id })) return;
      const endedAt = new Date().toISOString();
      change((before) => ended(before, { ...session, status: 'ended', endedBy: 'person', endedAt }));
    },
    /** After a session that is over: another one, and what was not sent stands in its box. */
    begin(): void {
      const left = now.current.unsent.map(({ text }) => text);
      if (left.length > 0) liveWords.keep([...left, liveWords.read()].join('\n').trim());
      keepLiveSession(null);
      change(() => noTalk);
      setBegunHere(true);
      open();
    },
    /** Tells the other side that they left safely, and forgets all of it here. */
    leaveSafely(): void {
      if (sessionId) tellEnd({ type: 'leave_safely', sessionId });
      liveWords.keep('');
      keepLiveSession(null);
      now.current = noTalk;
      setTalk(noTalk);
    },
  };
}

export type LiveTalkHandle = ReturnType<typeof useLiveTalk>;
