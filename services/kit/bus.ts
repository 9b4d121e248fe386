import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Collection, MongoServerError, ObjectId } from 'mongodb';
import type { ServiceContext } from './service.ts';

type BusDocument = { _id: ObjectId; from: string; topic: string; body: unknown };

/** Bytes of what was said last; older words make room. An instance that is further behind hears of a gap instead. */
const size = 16 * 1024 * 1024;
/** Milliseconds until a broken tail is taken up again. */
const again = 100;
const name = 'bus';
const alreadyThere = 48; // MongoDB's NamespaceExists

type Hear = (body: unknown) => void;

/**
 * Tells all instances of a service what happens in one of them: a capped collection that each of them tails (design,
 * 'Backends'). It carries hints, not facts: what must not be lost is in a collection of its own before it is said here,
 * and whoever hears of a gap reads it there.
 *
 * @example const bus = new Bus(context); await bus.open(); bus.subscribe('session:1', (body) => ...)
 */
export class Bus {
  readonly #context: Pick<ServiceContext, 'db' | 'log'>;
  readonly #collection: Collection<BusDocument>;
  readonly #me = randomUUID();
  readonly #listeners = new Map<string, Set<Hear>>();
  readonly #onGap = new Set<() => void>();
  readonly #end = new AbortController();
  #waiting: BusDocument[] = [];
  #isWriting = false;
  #tail: Promise<void> = Promise.resolve();
  /** The last word that was heard: where a broken tail is taken up. */
  #last = new ObjectId();

  constructor(context: Pick<ServiceContext, 'db' | 'log'>) {
    this.#context = context;
    this.#collection = context.db.collection<BusDocument>(name);
  }

  /** Begins to listen: what other instances say from now on is heard. */
  async open(): Promise<void> {
    try {
      await this.#context.db.createCollection(name, { capped: true, size });
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === alreadyThere)) throw error;
    }
    // A tail of an empty collection ends at once, and this is where it begins.
    await this.#collection.insertOne({ _id: this.#last, from: this.#me, topic: 'open', body: null });
    this.#tail = this.#keepTailing();
  }

  /** Says something: at once to who listens here, and to the other instances as soon as it is written. */
  publish(topic: string, body: unknown): void {
    this.#hear(topic, body);
    this.#waiting.push({ _id: new ObjectId(), from: this.#me, topic, body });
    if (!this.#isWriting) void this.#write();
  }

  /** @returns ends it */
  subscribe(topic: string, hear: Hear): () => void {
    const all = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, all.add(hear));
    return () => {
      all.delete(hear);
      if (all.size === 0 && this.#listeners.get(topic) === all) this.#listeners.delete(topic);
    };
  }

  /** Is told when something may have been missed. @returns ends it */
  onGap(tell: () => void): () => void {
    this.#onGap.add(tell);
    return () => void this.#onGap.delete(tell);
  }

  async close(): Promise<void> {
    this.#end.abort();
    await this.#tail;
  }

  #hear(topic: string, body: unknown): void {
    for (const hear of this.#listeners.get(topic) ?? []) {
      try {
        hear(body);
      } catch (err) {
        // One that fails must not keep the others, or who said it, from going on.
        this.#context.log.error({ err, topic }, 'a listener failed');
      }
    }
  }

  /** What is said while a write is under way goes together with the next one. */
  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const some = this.#waiting.splice(0, 1000);
      try {
        await this.#collection.insertMany(some, { ordered: true, writeConcern: { w: 1 } });
      } catch (err) {
        // The others read what they miss where it is kept.
        this.#context.log.warn({ err }, 'the other instances were not told');
      }
    }
    this.#isWriting = false;
  }

  async #keepTailing(): Promise<void> {
    while (!this.#end.signal.aborted) {
      try {
        await this.#hearOn();
      } catch (err) {
        if (!this.#end.signal.aborted) this.#context.log.warn({ err }, 'the bus is listened to again');
      }
      await pause(again, undefined, { signal: this.#end.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Hears what stands behind the last word heard, until the tail ends. */
  async #hearOn(): Promise<void> {
    const from = this.#last;
    const isThere = (await this.#collection.findOne({ _id: from })) !== null;
    if (!isThere) for (const tell of this.#onGap) tell();
    const cursor = this.#collection.find({}, { tailable: true, awaitData: true, maxAwaitTimeMS: 1000 });
    const stop = () => void cursor.close();
    this.#end.signal.addEventListener('abort', stop);
    let isNew = !isThere;
    try {
      for await (const { _id, from: who, topic, body } of cursor) {
        if (isNew) {
          this.#last = _id;
          if (who !== this.#me) this.#hear(topic, body);
        }
        isNew ||= _id.equals(from);
      }
    } finally {
      this.#end.signal.removeEventListener('abort', stop);
    }
  }
}
