/** What both sides of live support share: the sessions, their messages, and the word that goes round. */
import { type Assistant, turnsRead } from '@haven/assistant';
import { Bus } from '@haven/kit/bus';
import { RateLimiter } from '@haven/kit/rate-limit';
import type { ServiceContext } from '@haven/kit/service';
import { assess } from '@haven/safety';
import { comesFirst, type Danger, dangerSchema } from '@haven/safety/contract';
import * as z from 'zod/mini';
import { counselorId, type LiveMessage, liveMessageSchema } from './contract.ts';
import { LiveSessions, type SessionDocument } from './live-sessions.ts';
import { type Kept, MessageLog } from './message-log.ts';
import { Volunteers } from './volunteers.ts';

const side = z.enum(['person', 'supporter']);

/** What goes round about a session. The messages themselves are read where they are kept by whoever missed one. */
export const sessionWordSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('message'), message: liveMessageSchema }),
  z.object({ is: z.literal('changed') }),
  z.object({ is: z.literal('danger'), danger: dangerSchema }),
  z.object({ is: z.literal('ended') }),
  z.object({ is: z.literal('typing'), by: side, isTyping: z.boolean() }),
  z.object({ is: z.literal('seen'), by: side, seq: z.int() }),
]);
export type SessionWord = z.infer<typeof sessionWordSchema>;

export const topicOf = (sessionId: string): string => `session:${sessionId}`;
/** Said when somebody comes, goes, or waits: the place in line may be another one. */
export const queueTopic = 'queue';

export type Line = {
  /** Of the sessions, in their order. */
  ids: string[];
  /** Volunteers who are there now. */
  onDuty: number;
  usualWaitSeconds: number | null;
};

const dangerOf = ({ level, kinds, about }: Danger): Danger => ({ level, kinds, about });

/** The live support of one process, on the database that all of them share. */
export class LiveRoom {
  readonly sessions: LiveSessions;
  readonly log: MessageLog;
  readonly bus: Bus;
  readonly limiter: RateLimiter;
  readonly volunteers: Volunteers;
  readonly #context: ServiceContext;
  readonly #assistant: Assistant;
  #line: Promise<Line> | undefined;

  constructor(context: ServiceContext, assistant: Assistant) {
    this.#context = context;
    this.#assistant = assistant;
    this.sessions = new LiveSessions(context);
    this.log = new MessageLog(context);
    this.bus = new Bus(context);
    this.volunteers = new Volunteers(context);
    this.limiter = new RateLimiter(context.db, context.now);
  }

  /** Makes the indexes and begins to listen. */
  async open(): Promise<void> {
    await Promise.all([
      this.sessions.prepare(),
      this.log.prepare(),
      this.volunteers.prepare(),
      this.bus.open(),
    ]);
  }

  close(): Promise<void> {
    return this.bus.close();
  }

  warn(err: unknown, what: string): void {
    this.#context.log.warn({ err }, what);
  }

  say(sessionId: string, word: SessionWord): void {
    this.bus.publish(topicOf(sessionId), word);
  }

  /**
   * Keeps what the person said: it is looked at for danger first (design, 'Safety comes first'), and on disk when this
   * answers. The counselor's answer, where no volunteer is there, comes behind it.
   *
   * @throws where it could not be kept; sending it again with the same client id is safe
   */
  async hear(
    session: SessionDocument,
    clientId: string,
    text: string,
  ): Promise<{ kept: Kept; session: SessionDocument }> {
    const { _id: sessionId, language } = session;
    const own = dangerOf(assess(text, { language }));
    const danger = dangerOf(assess(text, { language, history: session.lately }));
    const kept = await this.log.append({ sessionId, clientId, from: 'person', text });
    if (!kept.isNew) return { kept, session };
    this.say(sessionId, { is: 'message', message: kept.message });
    // Calm words in a calm conversation change nothing.
    if (own.level === 'none' && session.danger.level === 'none') return { kept, session };
    const noted = await this.sessions.noteDanger(sessionId, own, danger);
    if (noted) this.say(sessionId, comesFirst(own) ? { is: 'danger', danger } : { is: 'changed' });
    if (noted?.waitingSince && danger.level !== session.danger.level) this.sayQueue();
    return { kept, session: noted ?? session };
  }

  /** The line of those who wait, and who is there for them. Asked for by many at once, it is read once. */
  line(): Promise<Line> {
    this.#line ??= this.#readLine().finally(() => {
      this.#line = undefined;
    });
    return this.#line;
  }

  async #readLine(): Promise<Line> {
    const [queue, onDuty, usualWaitSeconds] = await Promise.all([
      this.sessions.queue(),
      this.volunteers.onDuty(),
      this.sessions.usualWait(),
    ]);
    return { ids: queue.map(({ _id }) => _id), onDuty, usualWaitSeconds };
  }

  /** Tells that the line of those who wait is another one. */
  sayQueue(): void {
    this.bus.publish(queueTopic, null);
  }

  /**
   * The counselor answers a message, once, while no volunteer is there. Somebody who wrote on meanwhile is answered to what
   * they said last.
   */
  async answer(sessionId: string, { clientId, seq }: Pick<LiveMessage, 'clientId' | 'seq'>): Promise<void> {
    const session = await this.sessions.find(sessionId);
    if (!session?.isOpen || session.supporterId !== counselorId) return;
    const said = await this.log.since(sessionId, Math.max(0, seq - turnsRead));
    const message = said.find((each) => each.seq === seq);
    if (!message || said.some((each) => each.seq > seq && each.from === 'person')) return;
    const turns = said
      .filter((each) => each.seq < seq)
      .map(({ from, text }) => ({
        sender: from === 'person' ? ('person' as const) : ('counselor' as const),
        text,
      }));
    const { language, danger } = session;
    const answer = await this.#assistant.chat({ language, danger, message: message.text, turns });
    const { text, tools, writtenBy } = answer;
    const kept = await this.log.append({
      sessionId,
      clientId: `re:${clientId}`.slice(0, 80),
      from: 'counselor',
      text,
      writtenBy,
      ...(tools.length > 0 ? { tools } : {}),
    });
    if (kept.isNew) this.say(sessionId, { is: 'message', message: kept.message });
  }

  /** Ends sessions with the counselor in which nothing was said for so many hours: whoever is gone waits in no line. */
  async endSilent(hours: number): Promise<void> {
    const moment = new Date(this.#context.now() - hours * 3_600_000);
    for (const { _id } of await this.sessions.alone(moment)) {
      const last = await this.log.lastAt(_id);
      if (last && last >= moment) continue;
      if (!(await this.sessions.end(_id, { supporterId: counselorId }, 'silence'))) continue;
      this.say(_id, { is: 'ended' });
      this.sayQueue();
    }
  }

  /** Forgets sessions so many days after their end, with all that was said in them. */
  async forgetOld(days: number): Promise<void> {
    const moment = new Date(this.#context.now() - days * 86_400_000);
    for (let some = await this.sessions.endedBefore(moment); some.length > 0; ) {
      await this.log.forget(some);
      await this.sessions.forget(some);
      some = await this.sessions.endedBefore(moment);
    }
  }
}
