import { randomUUID } from 'node:crypto';
import type { Assistant, Heard } from '@haven/assistant';
import type { Language } from '@haven/assistant/language';
import { HavenError, notFound } from '@haven/kit/errors';
import { declareHoldings } from '@haven/kit/holdings';
import { isDuplicateKey } from '@haven/kit/mongo';
import type { Person, ServiceContext } from '@haven/kit/service';
import { assess } from '@haven/safety';
import { comesFirst } from '@haven/safety/contract';
import type { Collection, WithId } from 'mongodb';
import type { GenerateAnswer, GenerateRequest, MotivationalMessage, Reaction } from '../contract.ts';
import type { WriterMemory } from '../writing/writer-memory.ts';

/** How many messages one person may keep. */
export const mostMessages = 300;

type MessageDocument = Omit<MotivationalMessage, 'sentAt'> & { personId: string; sentAt: Date };

const tell = ({ personId, sentAt, ...message }: MessageDocument): MotivationalMessage => ({
  ...message,
  sentAt: sentAt.toISOString(),
});

const told = ({ _id, ...message }: WithId<MessageDocument>) => tell(message);

/** The motivational messages of everyone; each call concerns one person's alone. What they wrote is not kept. */
export class MotivationalMessages {
  readonly #context: ServiceContext;
  readonly #assistant: Assistant;
  readonly #memory: WriterMemory;
  readonly #kept: Collection<MessageDocument>;

  constructor(context: ServiceContext, assistant: Assistant, memory: WriterMemory) {
    this.#context = context;
    this.#assistant = assistant;
    this.#memory = memory;
    this.#kept = context.db.collection('motivational-messages', { writeConcern: context.durable });
  }

  /** Makes the indexes and declares what is held; safe to repeat. */
  async prepare(): Promise<void> {
    await Promise.all([
      // The id may come from a device, so it is unique only together with its person.
      this.#kept.createIndex({ personId: 1, id: 1 }, { unique: true }),
      this.#kept.createIndex({ personId: 1, sentAt: -1, _id: -1 }),
    ]);
    await declareHoldings(this.#context.db, [
      { collection: this.#kept.collectionName, personField: 'personId', single: false },
    ]);
  }

  /** A person's messages, the newest first. */
  async listOf(personId: string): Promise<MotivationalMessage[]> {
    return (await this.#kept.find({ personId }).sort({ sentAt: -1, _id: -1 }).toArray()).map(told);
  }

  /**
   * Writes a message and keeps it durably, unless it is for somebody in danger. The same id again by the same person
   * gives what is kept.
   *
   * @param hear is told the text as it comes into being
   * @throws 409 `too-many-messages`
   */
  async generate(
    person: Person,
    request: GenerateRequest,
    language: Language,
    hear?: (heard: Heard) => void,
  ): Promise<GenerateAnswer> {
    const { level, kinds, about } = assess(request.userContext, { language });
    const danger = { level, kinds, about };
    const id = request.id ?? randomUUID();
    const before = await this.#kept.findOne({ personId: person.id, id });
    if (before) return { message: told(before), danger, isKept: true };
    const isKept = !comesFirst(danger);
    if (isKept) await this.#refuseTooMany(person.id);
    const { userContext: context, style, partOfDay, streak } = request;
    const recent = await this.#memory.recent(person.id, 'message');
    const written = await this.#assistant.message(
      { context, style, partOfDay, streak, language, danger, recent },
      hear,
    );
    const fresh = {
      personId: person.id,
      id,
      type: written.isMilestone ? 'milestone' : 'encouragement',
      message: written.text,
      sentAt: new Date(this.#context.now()),
      writtenBy: written.writtenBy,
      ...(style ? { style } : {}),
    } as const;
    const message = isKept ? await this.#keep(fresh) : tell(fresh);
    await this.#memory.remember(person.id, 'message', written.used);
    return { message, danger, isKept };
  }

  /** @throws 404 when this person has no message with that id */
  async react(personId: string, id: string, reaction: Reaction): Promise<MotivationalMessage> {
    const changed = await this.#kept.findOneAndUpdate(
      { personId, id },
      { $set: { reaction } },
      { returnDocument: 'after' },
    );
    if (!changed) throw notFound('message');
    return told(changed);
  }

  /** Removes a message durably. @throws 404 when this person has none with that id */
  async remove(personId: string, id: string): Promise<void> {
    const { deletedCount } = await this.#kept.deleteOne({ personId, id });
    if (deletedCount === 0) throw notFound('message');
  }

  /** Keeps a message; of two calls with one id at the same moment, both give the one that came first. */
  async #keep(message: MessageDocument): Promise<MotivationalMessage> {
    try {
      await this.#kept.insertOne({ ...message });
      return tell(message);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const { personId, id } = message;
      const first = await this.#kept.findOne({ personId, id });
      if (!first) throw error;
      return told(first);
    }
  }

  /** Counted before the write: calls at the same moment may pass it together, which the writing limits bound. */
  async #refuseTooMany(personId: string): Promise<void> {
    const count = await this.#kept.countDocuments({ personId }, { limit: mostMessages });
    if (count < mostMessages) return;
    throw new HavenError(
      409,
      'too-many-messages',
      `You already keep ${mostMessages} messages. Delete one to make room.`,
    );
  }
}
