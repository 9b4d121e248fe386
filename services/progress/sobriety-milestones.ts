import { HavenError, notFound } from '@haven/kit/errors';
import { declareHoldings } from '@haven/kit/holdings';
import type { ServiceContext } from '@haven/kit/service';
import type { Collection, WithId } from 'mongodb';
import type { NewSobrietyMilestone, SobrietyMilestone } from './contract.ts';
import { daysSince, isAchieved } from './next-goal.ts';

/** How many milestones one person may keep. */
export const mostMilestones = 200;

const hour = 3_600_000;

/** A milestone as it is kept: all but what depends on the day it is asked for. */
type MilestoneDocument = Omit<SobrietyMilestone, 'currentStreak'> & { personId: string };

/** The UTC day of a moment, YYYY-MM-DD. */
export const utcDay = (now: number) => new Date(now).toISOString().slice(0, 10);

/** The latest day that is today anywhere on earth: that of UTC+14. */
const latestToday = (now: number) => utcDay(now + 14 * hour);

/** Goals in the order of their days, so that the first one ahead is the next one. */
const inOrder = (goals: NewSobrietyMilestone['goals']) => [...goals].sort((a, b) => a.days - b.days);

/** What a person is told of a milestone on a day. */
function onDay({ _id, personId, ...kept }: WithId<MilestoneDocument>, today: string): SobrietyMilestone {
  const currentStreak = daysSince(kept.sobrietyDate, today);
  return {
    ...kept,
    goals: kept.goals.map((goal) => ({ ...goal, achieved: isAchieved(goal, currentStreak) })),
    currentStreak,
    longestStreak: Math.max(kept.longestStreak, currentStreak),
  };
}

/** The sobriety milestones of everyone; each call concerns one person's alone. */
export class SobrietyMilestones {
  readonly #kept: Collection<MilestoneDocument>;
  readonly #context: ServiceContext;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#kept = context.db.collection<MilestoneDocument>('sobriety-milestones', {
      writeConcern: context.durable,
    });
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
  async listOf(personId: string, today: string): Promise<SobrietyMilestone[]> {
    const kept = await this.#kept.find({ personId }).sort({ createdAt: -1, id: 1 }).toArray();
    return kept.map((each) => onDay(each, today));
  }

  /**
   * Keeps a milestone durably. The same id again by the same person gives what is stored, unchanged.
   *
   * @returns the milestone as it is kept, and whether this call made it
   * @throws 422 `invalid` for a sobriety date that has not come anywhere yet, 409 `too-many-milestones`
   */
  async start(
    personId: string,
    wanted: NewSobrietyMilestone,
    today: string,
  ): Promise<{ milestone: SobrietyMilestone; isNew: boolean }> {
    const now = this.#context.now();
    if (wanted.sobrietyDate > latestToday(now)) {
      const message = 'This day has not come yet.';
      throw new HavenError(422, 'invalid', `sobrietyDate: ${message}`, {
        issues: [{ path: 'sobrietyDate', message }],
      });
    }
    await this.#refuseTooMany(personId, wanted.id);
    const { id, goals, ...fields } = wanted;
    const fresh = { longestStreak: 0, relapseCount: 0, isActive: 1 as const, createdAt: now, updatedAt: now };
    const { value, lastErrorObject } = await this.#kept.findOneAndUpdate(
      { personId, id },
      { $setOnInsert: { ...fields, goals: inOrder(goals), ...fresh } },
      { upsert: true, returnDocument: 'after', includeResultMetadata: true },
    );
    if (!value) throw new Error('an upsert gave nothing back');
    return { milestone: onDay(value, today), isNew: lastErrorObject?.updatedExisting !== true };
  }

  /** Removes a milestone durably. @throws 404 when this person has none with that id */
  async remove(personId: string, id: string): Promise<void> {
    const { deletedCount } = await this.#kept.deleteOne({ personId, id });
    if (deletedCount === 0) throw notFound('milestone');
  }

  /** Counted before the write: calls at the same moment may pass it together, which the gateway's limits bound. */
  async #refuseTooMany(personId: string, id: string): Promise<void> {
    const count = await this.#kept.countDocuments({ personId, id: { $ne: id } }, { limit: mostMilestones });
    if (count < mostMilestones) return;
    throw new HavenError(
      409,
      'too-many-milestones',
      `You already keep ${mostMilestones} milestones. Delete one to make room.`,
    );
  }
}
