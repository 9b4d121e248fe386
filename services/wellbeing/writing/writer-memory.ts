import { answersRemembered, type Recent } from '@haven/assistant';
import { declareHoldings } from '@haven/kit/holdings';
import type { ServiceContext } from '@haven/kit/service';
import type { Collection, ObjectId } from 'mongodb';

/** What is written for a person; each has a memory of its own. */
export type Writing = 'message' | 'coping' | 'reflection';

/**
 * Ids of the pieces that one answer to a person was made of; nothing that they wrote themselves. A document for each
 * answer, so that what a guest was told joins what the account was told when they sign in.
 */
type AnswerDocument = { personId: string; writing: Writing; at: number; used: string[] };

const newestFirst = { at: -1, _id: -1 } as const;

/** Remembers what a person was told lately, so that it is not said again (see the assistant's `choose.ts`). */
export class WriterMemory {
  readonly #context: ServiceContext;
  readonly #answers: Collection<AnswerDocument>;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#answers = context.db.collection('writer-memories');
  }

  /** Makes the index and declares what is held; safe to repeat. */
  async prepare(): Promise<void> {
    await this.#answers.createIndex({ personId: 1, writing: 1, ...newestFirst });
    await declareHoldings(this.#context.db, [
      { collection: this.#answers.collectionName, personField: 'personId', single: false },
    ]);
  }

  /** The pieces of the last answers, the newest first; none for nobody. */
  async recent(personId: string | undefined, writing: Writing): Promise<Recent> {
    if (personId === undefined) return [];
    const answers = this.#answers.find({ personId, writing }).sort(newestFirst).limit(answersRemembered);
    return (await answers.toArray()).map(({ used }) => used);
  }

  /** Adds the pieces of an answer, and forgets what is older than is remembered. A model's answer has none. */
  async remember(personId: string | undefined, writing: Writing, used: string[]): Promise<void> {
    if (personId === undefined || used.length === 0) return;
    await this.#answers.insertOne({ personId, writing, at: this.#context.now(), used });
    const older = await this.#answers
      .find({ personId, writing })
      .project<{ _id: ObjectId }>({ _id: 1 })
      .sort(newestFirst)
      .skip(answersRemembered)
      .toArray();
    if (older.length > 0) await this.#answers.deleteMany({ _id: { $in: older.map(({ _id }) => _id) } });
  }
}
