import { isDuplicateKey } from '@haven/kit/mongo';
import type { ServiceContext } from '@haven/kit/service';
import { type Collection, MongoBulkWriteError } from 'mongodb';
import type { LiveMessage } from './contract.ts';

/** A message as it is kept. `_id` holds its place, so that no two can have the same one. */
type MessageDocument = Omit<LiveMessage, 'at'> & { _id: string; at: Date };

/** What somebody wants to be kept. */
export type NewMessage = Omit<LiveMessage, 'seq' | 'at'>;

export type Kept = {
  message: LiveMessage;
  /** False where the same was kept before: it was sent twice. */
  isNew: boolean;
};

type Waiting = { message: NewMessage; resolve: (kept: Kept) => void; reject: (error: unknown) => void };

/** How many messages of different sessions go to the database in one write. */
const mostAtOnce = 500;
/** Sessions whose last place is remembered; another one's is asked for. */
const mostRemembered = 20_000;
/** Digits of a place, so that the order of ids is that of places. */
const digits = 8;

const idOf = (sessionId: string, seq: number) => `${sessionId}/${String(seq).padStart(digits, '0')}`;
const told = ({ _id, at, ...message }: MessageDocument): LiveMessage => ({
  ...message,
  at: at.toISOString(),
});

/**
 * The messages of all sessions. Each has a place in its session, from 1 on and without gaps, and is on disk before
 * `append` answers; the same client id is kept once. Several processes may append to one session: the place is part of
 * the key, so of two that want the same one the second takes the next.
 *
 * What arrives while a write is under way goes together with the next write: measured, that is nine times as many
 * messages a second as one write each (design, 'What costs what').
 */
export class MessageLog {
  readonly #kept: Collection<MessageDocument>;
  readonly #now: () => number;
  readonly #last = new Map<string, number>();
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor({ db, durable, now }: Pick<ServiceContext, 'db' | 'durable' | 'now'>) {
    this.#kept = db.collection('support-messages', { writeConcern: durable });
    this.#now = now;
  }

  /** Makes the indexes; safe to repeat. */
  async prepare(): Promise<void> {
    await this.#kept.createIndex({ sessionId: 1, clientId: 1 }, { unique: true });
  }

  /**
   * Keeps a message durably, behind all that its session has.
   *
   * @throws the driver's error where it could not be kept; trying again with the same client id is safe
   */
  append(message: NewMessage): Promise<Kept> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ message, resolve, reject });
      if (!this.#isWriting) void this.#write();
    });
  }

  /** The messages behind a place, in their order. @param after 0 for all */
  async since(sessionId: string, after: number): Promise<LiveMessage[]> {
    const range = { $gt: idOf(sessionId, after), $lt: idOf(sessionId, 10 ** digits - 1) };
    return (await this.#kept.find({ _id: range }).sort({ _id: 1 }).toArray()).map(told);
  }

  /** When the last message of a session was kept; null where there is none. */
  async lastAt(sessionId: string): Promise<Date | null> {
    const range = { $gt: idOf(sessionId, 0), $lt: idOf(sessionId, 10 ** digits - 1) };
    const last = await this.#kept.findOne({ _id: range }, { sort: { _id: -1 }, projection: { at: 1 } });
    return last?.at ?? null;
  }

  /** Forgets the messages of sessions that are kept no longer. */
  async forget(sessionIds: readonly string[]): Promise<void> {
    await this.#kept.deleteMany({ sessionId: { $in: [...sessionIds] } });
    for (const sessionId of sessionIds) this.#last.delete(sessionId);
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) await this.#writeSome(this.#takeSome());
    this.#isWriting = false;
  }

  /** The first that waits of each session: the next one's place depends on whether it was kept. */
  #takeSome(): Waiting[] {
    const some = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const each of this.#waiting) {
      const { sessionId } = each.message;
      if (some.size < mostAtOnce && !some.has(sessionId)) some.set(sessionId, each);
      else rest.push(each);
    }
    this.#waiting = rest;
    return [...some.values()];
  }

  async #writeSome(some: readonly Waiting[]): Promise<void> {
    try {
      const places = await Promise.all(some.map(({ message }) => this.#lastOf(message.sessionId)));
      const at = new Date(this.#now());
      const documents = some.map(({ message }, index): MessageDocument => {
        const seq = (places[index] ?? 0) + 1;
        return { _id: idOf(message.sessionId, seq), ...message, seq, at };
      });
      const refused = await this.#insert(documents);
      for (const [index, { message, resolve }] of some.entries()) {
        const document = documents[index];
        if (!document || refused.has(index)) continue;
        this.#remember(message.sessionId, document.seq);
        resolve({ message: told(document), isNew: true });
      }
      await Promise.all(
        some.filter((_, index) => refused.has(index)).map((waiting) => this.#settle(waiting)),
      );
    } catch (error) {
      for (const { message, reject } of some) {
        this.#last.delete(message.sessionId);
        reject(error);
      }
    }
  }

  /** @returns which of them were refused because their place, or their client id, is taken */
  async #insert(documents: MessageDocument[]): Promise<ReadonlySet<number>> {
    try {
      await this.#kept.insertMany(documents, { ordered: false });
      return new Set();
    } catch (error) {
      if (!isDuplicateKey(error) || !(error instanceof MongoBulkWriteError)) throw error;
      const errors = [error.writeErrors].flat();
      const other = errors.find(({ code }) => code !== 11_000);
      if (other || error.result.getWriteConcernError()) throw error;
      return new Set(errors.map(({ index }) => index));
    }
  }

  /** One that was refused is there already, or goes on as the first of its session. */
  async #settle(waiting: Waiting): Promise<void> {
    const { sessionId, clientId } = waiting.message;
    this.#last.delete(sessionId);
    try {
      const before = await this.#kept.findOne({ sessionId, clientId });
      if (before) waiting.resolve({ message: told(before), isNew: false });
      else this.#waiting.unshift(waiting);
    } catch (error) {
      waiting.reject(error);
    }
  }

  async #lastOf(sessionId: string): Promise<number> {
    const remembered = this.#last.get(sessionId);
    if (remembered !== undefined) return remembered;
    const range = { $gt: idOf(sessionId, 0), $lt: idOf(sessionId, 10 ** digits - 1) };
    const last = await this.#kept.findOne({ _id: range }, { sort: { _id: -1 }, projection: { seq: 1 } });
    return last?.seq ?? 0;
  }

  #remember(sessionId: string, seq: number): void {
    this.#last.delete(sessionId);
    this.#last.set(sessionId, seq);
    if (this.#last.size <= mostRemembered) return;
    const [oldest] = this.#last.keys();
    if (oldest !== undefined) this.#last.delete(oldest);
  }
}
