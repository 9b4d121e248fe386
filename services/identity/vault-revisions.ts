import type { ServiceContext } from '@haven/kit/service';
import type { Collection, WriteConcernSettings } from 'mongodb';

/** Milliseconds by the database's clock, after which a write that never reported back is given up. */
const givenUpAfter = 60_000;

/** A write that has its revisions and is not known to be finished. `since` is the database's time. */
type Pending = { first: number; since: Date };

/** What the cloud knows of one person's vault as a whole, in the collection `vaults`; `_id` is the person. */
export type VaultDocument = { _id: string; revision: number; pending: Pending[] };

/**
 * Numbers the writes to a person's vault, so that a device can ask what changed since.
 *
 * The trap of such numbers (and of time stamps) is that they are given before the write is seen: a reader who meets
 * 8 while 7 is still on its way, and asks for 'after 8' from then on, never gets 7. Here a write is announced together
 * with its numbers, and readers go only up to the number before the first write that is still announced. That rests
 * on no clock, and sends nothing twice, as a window of overlapping time stamps would.
 *
 * A process that dies leaves its announcement behind, so after a minute it is struck out. Should that process live
 * after all, `finish` tells it so, and it numbers its entries anew: a clock decides how long readers wait, and never
 * whether they get everything.
 */
export class VaultRevisions {
  readonly #vaults: Collection<VaultDocument>;
  readonly #writeConcern: WriteConcernSettings;

  constructor({ db, durable }: Pick<ServiceContext, 'db' | 'durable'>) {
    this.#vaults = db.collection<VaultDocument>('vaults');
    this.#writeConcern = durable;
  }

  /**
   * Announces a write. Durable, so that no number is given a second time after a power cut.
   *
   * @param count how many numbers it needs
   * @returns the first of them
   */
  async begin(personId: string, count: number): Promise<number> {
    const next = { $add: [{ $ifNull: ['$revision', 0] }, 1] };
    const pending = { $ifNull: ['$pending', []] };
    const vault = await this.#vaults.findOneAndUpdate(
      { _id: personId },
      [
        {
          $set: {
            revision: { $add: [next, count - 1] },
            pending: { $concatArrays: [pending, [{ first: next, since: '$$NOW' }]] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after', writeConcern: this.#writeConcern },
    );
    return (vault?.revision ?? count) - count + 1;
  }

  /** @returns false when the write was given up in the meantime: its entries need new numbers */
  async finish(personId: string, first: number): Promise<boolean> {
    const struck = await this.#vaults.updateOne(
      { _id: personId, 'pending.first': first },
      { $pull: { pending: { first } } },
    );
    return struck.matchedCount === 1;
  }

  /**
   * How far the vault is.
   *
   * @returns `last`: the last number given; `settled`: the last one up to which every write is finished, or given up
   */
  async reached(personId: string): Promise<{ last: number; settled: number }> {
    const tooOld = { $lt: ['$$this.since', { $subtract: ['$$NOW', givenUpAfter] }] };
    const vault = await this.#vaults.findOne<VaultDocument & { late: boolean }>(
      { _id: personId },
      {
        projection: {
          revision: 1,
          pending: 1,
          late: { $anyElementTrue: { $map: { input: '$pending', in: tooOld } } },
        },
      },
    );
    return progressOf(vault?.late ? await this.#giveUp(personId, tooOld) : vault);
  }

  async #giveUp(personId: string, tooOld: object): Promise<VaultDocument | null> {
    const kept = { $filter: { input: '$pending', cond: { $not: [tooOld] } } };
    return await this.#vaults.findOneAndUpdate({ _id: personId }, [{ $set: { pending: kept } }], {
      returnDocument: 'after',
    });
  }
}

function progressOf(vault: VaultDocument | null): { last: number; settled: number } {
  const { revision: last, pending } = vault ?? { revision: 0, pending: [] };
  return { last, settled: Math.min(last, ...pending.map(({ first }) => first - 1)) };
}
