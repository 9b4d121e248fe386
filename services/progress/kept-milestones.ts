import { HavenError, notFound } from '@haven/kit/errors';
import { declareHoldings } from '@haven/kit/holdings';
import type { ServiceContext } from '@haven/kit/service';
import type { Collection } from 'mongodb';
import * as z from 'zod/mini';
import { milestoneLimits } from './contract.ts';

/** What every kind of milestone has in the database, beside what it tells. Older ones have no version. */
type MilestoneDocument = { personId: string; id: string; createdAt: number; version?: number };

/**
 * One kind of milestone of everyone; each call concerns one person's alone. A milestone is one document with its lapses
 * or checkpoints, and the unit of change.
 */
export class KeptMilestones<Kept extends { id: string; createdAt: number }> {
  readonly #kept: Collection<MilestoneDocument>;
  readonly #context: ServiceContext;
  readonly #schema: z.ZodMiniType<Kept>;

  /** @param schema reads a document, also one written before the newest fields, and leaves out what is no part of it */
  constructor(context: ServiceContext, collection: string, schema: z.ZodMiniType<Kept>) {
    this.#context = context;
    this.#schema = schema;
    this.#kept = context.db.collection(collection, { writeConcern: context.durable, ignoreUndefined: true });
  }

  /** Makes the index and declares what is held; safe to repeat. */
  async prepare(): Promise<void> {
    // The id comes from a device, so it is unique only together with its person.
    await this.#kept.createIndex({ personId: 1, id: 1 }, { unique: true });
    await declareHoldings(this.#context.db, [
      { collection: this.#kept.collectionName, personField: 'personId', single: false },
    ]);
  }

  /** A person's milestones, the newest first. */
  async listOf(personId: string): Promise<Kept[]> {
    const kept = await this.#kept.find({ personId }).sort({ createdAt: -1, id: 1 }).toArray();
    return kept.map((each) => z.parse(this.#schema, each));
  }

  /**
   * Keeps a new one durably. The same id again by the same person gives what is stored, unchanged.
   *
   * @returns the milestone as it is kept, and whether this call made it
   * @throws 409 `too-many-milestones`
   */
  async start(personId: string, milestone: Kept): Promise<{ milestone: Kept; isNew: boolean }> {
    const { id, ...fields } = milestone;
    await this.#refuseTooMany(personId, id);
    const { value, lastErrorObject } = await this.#kept.findOneAndUpdate(
      { personId, id },
      { $setOnInsert: { ...fields, createdAt: milestone.createdAt, version: 1 } },
      { upsert: true, returnDocument: 'after', includeResultMetadata: true },
    );
    if (!value) throw new Error('an upsert gave nothing back');
    return {
      milestone: z.parse(this.#schema, value),
      isNew: lastErrorObject?.updatedExisting !== true,
    };
  }

  /**
   * Changes one durably. Of two changes at the same moment the second is made again on what the first one left, so that
   * neither is lost.
   *
   * @param next what the change makes of it; may be called more than once, and may throw what the caller is told
   * @returns the milestone as it is kept
   * @throws 404 when this person has none with that id
   */
  async change(personId: string, id: string, next: (kept: Kept) => Kept): Promise<Kept> {
    // A try fails only where another one succeeded in between, so this ends.
    for (;;) {
      const found = await this.#kept.findOne({ personId, id });
      if (!found) throw notFound('milestone');
      const kept = z.parse(this.#schema, found);
      const milestone = next(kept);
      const { version = 0 } = found;
      // Written also where nothing changed: a repeated call is answered when what the first one wrote is on disk.
      const { matchedCount } = await this.#kept.replaceOne(
        { _id: found._id, personId, version: found.version ?? { $exists: false } },
        { ...milestone, personId, version: milestone === kept ? version : version + 1 },
      );
      if (matchedCount === 1) return milestone;
    }
  }

  /** Removes one durably. @throws 404 when this person has none with that id */
  async remove(personId: string, id: string): Promise<void> {
    const { deletedCount } = await this.#kept.deleteOne({ personId, id });
    if (deletedCount === 0) throw notFound('milestone');
  }

  /** Counted before the write: calls at the same moment may pass it together, which the gateway's limits bound. */
  async #refuseTooMany(personId: string, id: string): Promise<void> {
    const most = milestoneLimits.milestones;
    const count = await this.#kept.countDocuments({ personId, id: { $ne: id } }, { limit: most });
    if (count < most) return;
    throw new HavenError(
      409,
      'too-many-milestones',
      `You already keep ${most} milestones. Delete one to make room.`,
    );
  }
}
