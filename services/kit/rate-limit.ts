import type { Db } from 'mongodb';
import { tooManyTries } from './errors.ts';

type WindowDocument = { _id: string; count: number; endsAt: Date };

export type RateLimit = { max: number; windowSeconds: number };

/**
 * Counts tries in the database, so that the limit holds over all instances.
 *
 * The window of a key starts with its first try; after `windowSeconds` it starts anew.
 */
export class RateLimiter {
  readonly #windows;
  readonly #now;

  constructor(db: Db, now: () => number) {
    this.#windows = db.collection<WindowDocument>('rate-limits');
    this.#now = now;
  }

  /** Makes the index that `sweep` uses; once, at the start of the service that sweeps. */
  async prepare(): Promise<void> {
    await this.#windows.createIndex({ endsAt: 1 });
  }

  /**
   * Counts one try.
   *
   * @param key what is limited, such as `sign-in:203.0.113.9`
   * @throws 429 `too-many-tries` with Retry-After when the try is one too many
   */
  async take(key: string, limit: RateLimit): Promise<void> {
    const now = new Date(this.#now());
    const fresh = { $lte: [{ $ifNull: ['$endsAt', new Date(0)] }, now] };
    const window = await this.#windows.findOneAndUpdate(
      { _id: key },
      [
        {
          $set: {
            count: { $cond: [fresh, 1, { $add: ['$count', 1] }] },
            endsAt: { $cond: [fresh, new Date(now.getTime() + limit.windowSeconds * 1000), '$endsAt'] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    );
    if (window && window.count > limit.max)
      throw tooManyTries((window.endsAt.getTime() - now.getTime()) / 1000);
  }

  /** Forgets the tries of a key, after a success. */
  async forget(key: string): Promise<void> {
    await this.#windows.deleteOne({ _id: key });
  }

  /** Removes windows that are over; called now and then, since the embedded engine sweeps no TTL index. */
  async sweep(): Promise<void> {
    await this.#windows.deleteMany({ endsAt: { $lt: new Date(this.#now()) } });
  }
}
