import { randomUUID } from 'node:crypto';
import type { Language } from '@haven/assistant/language';
import { isDuplicateKey } from '@haven/kit/mongo';
import type { ServiceContext } from '@haven/kit/service';
import { type Danger, levels } from '@haven/safety/contract';
import type { Collection, Document, Filter, UpdateFilter } from 'mongodb';
import { counselorId, type LiveSession } from './contract.ts';

/** A session as it is kept. */
export type SessionDocument = {
  _id: string;
  personId: string;
  status: LiveSession['status'];
  language: Language;
  supporterId: string;
  supporterName?: string;
  consent: boolean;
  /** Of the conversation: it rises at once and falls by a grade a message. */
  danger: Danger;
  /** The grade as a number, for the order of the queue. */
  dangerRank: number;
  /** What the person's last messages came to by themselves, the oldest first. */
  lately: Danger[];
  startedAt: Date;
  /** Since when the person waits for a volunteer; absent while one is there. */
  waitingSince?: Date;
  /** Seconds until a volunteer joined for the first time. */
  waited?: number;
  joinedAt?: Date;
  endedAt?: Date;
  endedBy?: NonNullable<LiveSession['endedBy']>;
  /** While it is open; the index that allows one open session a person needs a field that goes. */
  isOpen?: true;
};

/** How many of a person's messages can keep a level up. */
const messagesLookedBackOn = 3;
/** How many waits tell what is usual, how few say nothing, and how long they count, in ms. */
const waits = { most: 20, fewest: 5, lately: 7 * 86_400_000 };

const calm: Danger = { level: 'none', kinds: [], about: 'self' };

/** A session as it is told to both sides. */
export const told = (kept: SessionDocument): LiveSession => ({
  id: kept._id,
  status: kept.status,
  language: kept.language,
  // The spec knows no 'none'.
  crisisLevel: kept.danger.level === 'none' ? 'low' : kept.danger.level,
  supporterId: kept.supporterId,
  ...(kept.supporterName ? { supporterName: kept.supporterName } : {}),
  consent: kept.consent,
  startedAt: kept.startedAt.toISOString(),
  ...(kept.endedAt ? { endedAt: kept.endedAt.toISOString() } : {}),
  ...(kept.endedBy ? { endedBy: kept.endedBy } : {}),
});

export type Volunteer = { id: string; name: string };

/**
 * The live sessions of everyone, and all that may happen to one. Each change is a single write that holds only where the
 * session is in a state that allows it, so that of two who want the same one gets it; `null` tells that it was not.
 */
export class LiveSessions {
  readonly #kept: Collection<SessionDocument>;
  readonly #now: () => number;

  constructor({ db, durable, now }: Pick<ServiceContext, 'db' | 'durable' | 'now'>) {
    this.#kept = db.collection('support-sessions', { writeConcern: durable });
    this.#now = now;
  }

  /** Makes the indexes; safe to repeat. */
  async prepare(): Promise<void> {
    await Promise.all([
      this.#kept.createIndex(
        { personId: 1 },
        { unique: true, partialFilterExpression: { isOpen: true }, name: 'one-open-a-person' },
      ),
      this.#kept.createIndex({ isOpen: 1, dangerRank: -1, waitingSince: 1 }),
      this.#kept.createIndex({ isOpen: 1, supporterId: 1 }),
      this.#kept.createIndex({ joinedAt: -1 }),
      this.#kept.createIndex({ endedAt: 1 }),
    ]);
  }

  /** The open session of a person; a new one, with the counselor, where there is none. */
  async start(personId: string, language: Language): Promise<{ session: SessionDocument; isNew: boolean }> {
    const open = await this.openOf(personId);
    if (open) return { session: open, isNew: false };
    const startedAt = new Date(this.#now());
    const session: SessionDocument = {
      _id: randomUUID(),
      personId,
      status: 'connected',
      language,
      supporterId: counselorId,
      consent: false,
      danger: calm,
      dangerRank: 0,
      lately: [],
      startedAt,
      waitingSince: startedAt,
      isOpen: true,
    };
    try {
      await this.#kept.insertOne(session);
      return { session, isNew: true };
    } catch (error) {
      // Another window of theirs was faster.
      const other = isDuplicateKey(error) ? await this.openOf(personId) : null;
      if (!other) throw error;
      return { session: other, isNew: false };
    }
  }

  openOf(personId: string): Promise<SessionDocument | null> {
    return this.#kept.findOne({ personId, isOpen: true });
  }

  find(sessionId: string): Promise<SessionDocument | null> {
    return this.#kept.findOne({ _id: sessionId });
  }

  /** Notes what a message of the person came to. */
  noteDanger(sessionId: string, own: Danger, danger: Danger): Promise<SessionDocument | null> {
    return this.#change(
      { _id: sessionId, isOpen: true },
      {
        $set: { danger, dangerRank: levels.indexOf(danger.level) },
        $push: { lately: { $each: [own], $slice: -messagesLookedBackOn } },
      },
    );
  }

  /** Whether a volunteer may read what was said to the AI before. */
  consent(sessionId: string, personId: string, given: boolean): Promise<SessionDocument | null> {
    return this.#change({ _id: sessionId, personId, isOpen: true }, { $set: { consent: given } });
  }

  /** A volunteer joins. @returns null where another one was faster, or the person has gone */
  claim(sessionId: string, { id, name }: Volunteer): Promise<SessionDocument | null> {
    const joinedAt = new Date(this.#now());
    const waited = { $divide: [{ $subtract: [joinedAt, { $ifNull: ['$waitingSince', joinedAt] }] }, 1000] };
    return this.#change({ _id: sessionId, isOpen: true, supporterId: counselorId }, [
      {
        $set: {
          // A name may look like an expression.
          supporterId: { $literal: id },
          supporterName: { $literal: name },
          joinedAt,
          // What is usual is told by the first wait of each.
          waited: { $ifNull: ['$waited', { $round: [waited, 0] }] },
        },
      },
      { $unset: 'waitingSince' },
    ]);
  }

  /** The volunteer leaves the person with the AI, who waits again where they want to. */
  handBack(sessionId: string, volunteerId: string, waitsAgain: boolean): Promise<SessionDocument | null> {
    return this.#change(
      { _id: sessionId, isOpen: true, supporterId: volunteerId },
      {
        $set: { supporterId: counselorId, ...(waitsAgain ? { waitingSince: new Date(this.#now()) } : {}) },
        $unset: { supporterName: '' },
      },
    );
  }

  /** One volunteer passes the person on to another. */
  transfer(sessionId: string, from: string, to: Volunteer): Promise<SessionDocument | null> {
    return this.#change(
      { _id: sessionId, isOpen: true, supporterId: from },
      { $set: { supporterId: to.id, supporterName: to.name } },
    );
  }

  /** Ends a session for good. @param whose the person, or the volunteer who is with them */
  end(
    sessionId: string,
    whose: Filter<SessionDocument>,
    endedBy: NonNullable<LiveSession['endedBy']>,
  ): Promise<SessionDocument | null> {
    return this.#change(
      { ...whose, _id: sessionId, isOpen: true },
      {
        $set: { status: 'ended', endedBy, endedAt: new Date(this.#now()) },
        $unset: { isOpen: '', waitingSince: '' },
      },
    );
  }

  /** Those who wait, the gravest first, then who has waited longest. */
  queue(): Promise<SessionDocument[]> {
    return this.#kept
      .find({ isOpen: true, waitingSince: { $exists: true } })
      .sort({ dangerRank: -1, waitingSince: 1 })
      .toArray();
  }

  /** The median of how long people waited lately, in seconds; null where too few did to say. */
  async usualWait(): Promise<number | null> {
    const since = new Date(this.#now() - waits.lately);
    const some = await this.#kept
      .find({ joinedAt: { $gt: since }, waited: { $exists: true } }, { projection: { waited: 1 } })
      .sort({ joinedAt: -1 })
      .limit(waits.most)
      .toArray();
    if (some.length < waits.fewest) return null;
    const sorted = some.map(({ waited = 0 }) => waited).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? null;
  }

  /** Open sessions that began before a moment and have no volunteer: some of them may be silent. */
  alone(startedBefore: Date): Promise<SessionDocument[]> {
    return this.#kept
      .find({ isOpen: true, supporterId: counselorId, startedAt: { $lt: startedBefore } })
      .limit(1000)
      .toArray();
  }

  /** Sessions that ended before a moment, some thousand at a time: to be forgotten. */
  async endedBefore(moment: Date): Promise<string[]> {
    const over = await this.#kept
      .find({ endedAt: { $lt: moment } }, { projection: { _id: 1 } })
      .limit(1000)
      .toArray();
    return over.map(({ _id }) => _id);
  }

  /** After their messages: cut between the two, both are done again. */
  async forget(sessionIds: readonly string[]): Promise<void> {
    await this.#kept.deleteMany({ _id: { $in: [...sessionIds] } });
  }

  #change(
    filter: Filter<SessionDocument>,
    update: UpdateFilter<SessionDocument> | Document[],
  ): Promise<SessionDocument | null> {
    return this.#kept.findOneAndUpdate(filter, update, { returnDocument: 'after' });
  }
}
