/** One connection of a person who looks for support: what they may do, and what they are told. */
import { randomUUID } from 'node:crypto';
import { HavenError } from '@haven/kit/errors';
import type { Person } from '@haven/kit/person';
import { comesFirst } from '@haven/safety/contract';
import * as z from 'zod/mini';
import type { ClientEvent, LiveErrorCode, LiveMessage, ServerEvent } from './contract.ts';
import { type LiveRoom, queueTopic, type SessionWord, sessionWordSchema, topicOf } from './live-room.ts';
import { type SessionDocument, told } from './live-sessions.ts';

type SessionEvent = Exclude<ClientEvent, { type: 'authenticate' }>;
type Of<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>;

/** Nobody begins so many conversations in an hour by hand. */
const starts = { max: 30, windowSeconds: 3600 };
/** Messages are counted in lots, so that not each of them asks the database: 120 a minute over all connections. */
const lot = 10;
const lots = { max: 12, windowSeconds: 60 };

const sentences: Record<LiveErrorCode, string> = {
  'sign-in-required': 'Please sign in to access live support features.',
  'not-understood': 'This message was not understood.',
  'not-found': 'There is no such session.',
  'session-over': 'This session is over.',
  'too-many-messages': 'So many messages at once can not be read. Please wait a moment.',
  'too-many-sessions': 'So many sessions were started. Please wait a while.',
  'not-kept': 'The message could not be kept. Please send it again.',
};

export class PersonsSide {
  readonly #room: LiveRoom;
  readonly #person: Person;
  readonly #tell: (event: ServerEvent) => void;
  #session: SessionDocument | null = null;
  /** The last place that this connection was told. */
  #toldSeq = 0;
  /** Messages that may be sent before the next lot is asked for. */
  #allowance = 0;
  /** What goes round is told in its order. */
  #telling: Promise<void> = Promise.resolve();
  #answering: Promise<void> = Promise.resolve();
  #stop: (() => void)[] = [];

  constructor(room: LiveRoom, person: Person, tell: (event: ServerEvent) => void) {
    this.#room = room;
    this.#person = person;
    this.#tell = tell;
  }

  /** Does what a client asks for. @throws where the database is away */
  async take(event: SessionEvent): Promise<void> {
    if (event.type === 'start_session') return await this.#start(event);
    const session = await this.#own(event.sessionId);
    if (!session) return this.#refuse('not-found', event);
    if (session.isOpen) return await this.#do(session, event);
    this.#refuse('session-over', event);
    this.#tell({ type: 'session_ended', session: told(session) });
  }

  async #do(session: SessionDocument, event: Exclude<SessionEvent, Of<'start_session'>>): Promise<void> {
    switch (event.type) {
      case 'send_message':
        return await this.#send(session, event);
      case 'typing':
        return this.#room.say(session._id, { is: 'typing', by: 'person', isTyping: event.isTyping });
      case 'seen':
        return this.#room.say(session._id, { is: 'seen', by: 'person', seq: event.seq });
      case 'consent':
        if (await this.#room.sessions.consent(session._id, this.#person.id, event.given))
          this.#room.say(session._id, { is: 'changed' });
        return;
      case 'end_session':
        return await this.#end(session, 'person');
      case 'leave_safely':
        return await this.#end(session, 'left-safely');
    }
  }

  /** What is told where an event could not be done. */
  failed(event: ClientEvent): ServerEvent {
    const clientId = 'clientId' in event ? event.clientId : undefined;
    const sessionId = 'sessionId' in event ? event.sessionId : undefined;
    return {
      type: 'error',
      code: 'not-kept',
      message: sentences['not-kept'],
      ...(sessionId ? { sessionId } : {}),
      ...(clientId ? { clientId } : {}),
    };
  }

  /** The connection is gone; the session stays, and is taken up again. */
  leave(): void {
    for (const stop of this.#stop) stop();
    this.#stop = [];
    this.#session = null;
  }

  async #start({ sessionId, language, after }: Of<'start_session'>): Promise<void> {
    const known = sessionId ? await this.#own(sessionId) : null;
    if (known && !known.isOpen) return this.#tell({ type: 'session_ended', session: told(known) });
    if (known) return await this.#attend(known, after);
    if (!(await this.#room.sessions.openOf(this.#person.id)) && !(await this.#may('live-start', starts)))
      return this.#refuse('too-many-sessions', { type: 'start_session' });
    const { session, isNew } = await this.#room.sessions.start(this.#person.id, language);
    await this.#attend(session, 0);
    if (isNew) this.#room.sayQueue();
  }

  /** Tells all of a session that this client does not have, and what happens in it from now on. */
  async #attend(session: SessionDocument, after: number): Promise<void> {
    this.leave();
    this.#session = session;
    const { bus } = this.#room;
    // Listened to before it is read, so that nothing falls between the two.
    this.#stop = [
      bus.subscribe(topicOf(session._id), (word) =>
        this.#inOrder(() => this.#pass(z.parse(sessionWordSchema, word))),
      ),
      bus.subscribe(queueTopic, () => this.#inOrder(() => this.#tellPlace())),
      bus.onGap(() => this.#inOrder(() => this.#catchUp())),
    ];
    await this.#inOrder(async () => {
      const messages = await this.#room.log.since(session._id, after);
      this.#toldSeq = messages.at(-1)?.seq ?? after;
      const { danger } = session;
      this.#tell({
        type: 'session_started',
        session: told(session),
        messages,
        ...(comesFirst(danger) ? { danger } : {}),
      });
      await this.#tellPlace();
    });
    await this.#answerWhatWaits(session._id);
  }

  /** A message that was kept before the process went, and got no answer. */
  async #answerWhatWaits(sessionId: string): Promise<void> {
    const [last] = (await this.#room.log.since(sessionId, Math.max(0, this.#toldSeq - 1))).slice(-1);
    if (last?.from === 'person') this.#haveAnswered(sessionId, last);
  }

  async #send(session: SessionDocument, event: Of<'send_message'>): Promise<void> {
    const { content, clientId = randomUUID() } = event;
    if (this.#allowance === 0) {
      if (!(await this.#may('live-messages', lots))) return this.#refuse('too-many-messages', event);
      this.#allowance = lot;
    }
    this.#allowance -= 1;
    const { kept, session: after } = await this.#room.hear(session, clientId, content);
    if (this.#session?._id === after._id) this.#session = after;
    const { seq, at } = kept.message;
    this.#tell({ type: 'stored', sessionId: session._id, clientId, seq, at });
    this.#haveAnswered(session._id, kept.message);
  }

  /** The counselor takes their time, and nobody who writes on is kept waiting for it. */
  #haveAnswered(sessionId: string, message: LiveMessage): void {
    this.#answering = this.#answering
      .then(() => this.#room.answer(sessionId, message))
      .catch((err) => this.#room.warn(err, 'the counselor did not answer'));
  }

  async #end(session: SessionDocument, endedBy: 'person' | 'left-safely'): Promise<void> {
    const ended = await this.#room.sessions.end(session._id, { personId: this.#person.id }, endedBy);
    if (!ended) return;
    this.#room.say(session._id, { is: 'ended' });
    this.#room.sayQueue();
  }

  /** A session of theirs: what is known of it, where this connection attends it. */
  async #own(sessionId: string): Promise<SessionDocument | null> {
    if (this.#session?._id === sessionId && this.#session.isOpen) return this.#session;
    const session = await this.#room.sessions.find(sessionId);
    return session?.personId === this.#person.id ? session : null;
  }

  async #may(what: string, limit: { max: number; windowSeconds: number }): Promise<boolean> {
    try {
      await this.#room.limiter.take(`${what}:${this.#person.id}`, limit);
      return true;
    } catch (error) {
      if (error instanceof HavenError && error.status === 429) return false;
      throw error;
    }
  }

  #refuse(
    code: LiveErrorCode,
    event: { type: string; sessionId?: string; clientId?: string | undefined },
  ): void {
    const { sessionId, clientId } = event;
    this.#tell({
      type: 'error',
      code,
      message: sentences[code],
      ...(sessionId ? { sessionId } : {}),
      ...(clientId ? { clientId } : {}),
    });
  }

  #inOrder(work: () => Promise<void>): Promise<void> {
    // What could not be read is read again with the next word, or when the client comes back.
    this.#telling = this.#telling.then(work).catch((err) => this.#room.warn(err, 'a window was not told'));
    return this.#telling;
  }

  async #pass(word: SessionWord): Promise<void> {
    const session = this.#session;
    if (!session) return;
    const { _id: sessionId } = session;
    if (word.is === 'message') return await this.#passMessage(word.message);
    if (word.is === 'typing' && word.by === 'supporter')
      return this.#tell({ type: 'typing', sessionId, by: 'supporter', isTyping: word.isTyping });
    if (word.is === 'seen' && word.by === 'supporter')
      return this.#tell({ type: 'seen', sessionId, by: 'supporter', seq: word.seq });
    if (word.is === 'typing' || word.is === 'seen') return;
    const now = await this.#room.sessions.find(sessionId);
    if (!now || this.#session?._id !== sessionId) return;
    this.#session = now;
    if (word.is === 'danger')
      return this.#tell({ type: 'crisis_detected', session: told(now), danger: word.danger });
    if (now.isOpen) return this.#tell({ type: 'session_changed', session: told(now) });
    this.#tell({ type: 'session_ended', session: told(now) });
    this.leave();
  }

  /** Tells a message, and before it those that this connection missed. */
  async #passMessage(message: LiveMessage): Promise<void> {
    const session = this.#session;
    if (!session || message.seq <= this.#toldSeq) return;
    if (message.seq > this.#toldSeq + 1) return await this.#passMissed();
    this.#toldSeq = message.seq;
    this.#tell({ type: 'new_message', session: told(session), message });
  }

  async #passMissed(): Promise<void> {
    const session = this.#session;
    if (!session) return;
    for (const message of await this.#room.log.since(session._id, this.#toldSeq)) {
      if (message.seq <= this.#toldSeq) continue;
      this.#toldSeq = message.seq;
      this.#tell({ type: 'new_message', session: told(session), message });
    }
  }

  /** Something may have been missed: all of it is read where it is kept. */
  async #catchUp(): Promise<void> {
    if (!this.#session) return;
    await this.#passMissed();
    await this.#pass({ is: 'changed' });
  }

  async #tellPlace(): Promise<void> {
    const session = this.#session;
    if (!session?.waitingSince) return;
    const line = await this.#room.line();
    const place = line.ids.indexOf(session._id) + 1;
    if (place === 0) return;
    const { onDuty, usualWaitSeconds } = line;
    this.#tell({
      type: 'waiting',
      sessionId: session._id,
      place,
      onDuty,
      ...(usualWaitSeconds === null ? {} : { usualWaitSeconds }),
    });
  }
}
