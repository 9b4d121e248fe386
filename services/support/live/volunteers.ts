import type { ServiceContext } from '@haven/kit/service';
import type { Collection } from 'mongodb';

/** A member whom the operator invited to support others. */
export type VolunteerDocument = {
  /** The member's. */
  _id: string;
  /** What people who are supported read: a first name, or another one of their choice. */
  name: string;
  /** How many people at once. */
  limit: number;
  isSuspended?: boolean;
  /** While they are on duty: until when that stands without another sign of life. */
  onDutyUntil?: Date;
};

/** The volunteers, and who of them is there now. */
export class Volunteers {
  readonly #kept: Collection<VolunteerDocument>;
  readonly #now: () => number;

  constructor({ db, durable, now }: Pick<ServiceContext, 'db' | 'durable' | 'now'>) {
    this.#kept = db.collection('support-volunteers', { writeConcern: durable });
    this.#now = now;
  }

  /** Makes the indexes; safe to repeat. */
  async prepare(): Promise<void> {
    await this.#kept.createIndex({ onDutyUntil: 1 });
  }

  /** How many are on duty now. */
  onDuty(): Promise<number> {
    return this.#kept.countDocuments({
      onDutyUntil: { $gt: new Date(this.#now()) },
      isSuspended: { $ne: true },
    });
  }
}
