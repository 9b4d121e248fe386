import { HavenError, notFound } from '@haven/kit/errors';
import type { ServiceContext } from '@haven/kit/service';
import {
  type Checkpoint,
  type EmotionalChange,
  emotionalMilestoneSchema,
  milestoneLimits,
  type NewEmotionalMilestone,
} from './contract.ts';
import { refuseDayAhead } from './days-that-came.ts';
import { KeptMilestones } from './kept-milestones.ts';
import {
  type KeptEmotional,
  newEmotional,
  withCheckpoint,
  withEmotionalChange,
  withoutCheckpoint,
} from './milestone-changes.ts';

/** The emotional milestones of everyone; each call concerns one person's alone. */
export class EmotionalMilestones {
  readonly #kept: KeptMilestones<KeptEmotional>;
  readonly #now: () => number;

  constructor(context: ServiceContext) {
    this.#kept = new KeptMilestones(context, 'emotional-milestones', emotionalMilestoneSchema);
    this.#now = context.now;
  }

  prepare = (): Promise<void> => this.#kept.prepare();

  /** A person's milestones, the newest first. */
  listOf = (personId: string): Promise<KeptEmotional[]> => this.#kept.listOf(personId);

  /**
   * Keeps a milestone with its checkpoints. The same id again by the same person gives what is stored, unchanged.
   *
   * @returns the milestone as it is kept, and whether this call made it
   * @throws 422 `invalid` for a checkpoint of a day that has not come anywhere yet, 409 `too-many-milestones`
   */
  async start(
    personId: string,
    wanted: NewEmotionalMilestone,
  ): Promise<{ milestone: KeptEmotional; isNew: boolean }> {
    const now = this.#now();
    for (const [place, { date }] of wanted.checkpoints.entries())
      refuseDayAhead(`checkpoints.${place}.date`, date, now);
    return await this.#kept.start(personId, newEmotional(wanted, now));
  }

  /** @throws 404 */
  async change(personId: string, id: string, change: EmotionalChange): Promise<KeptEmotional> {
    const now = this.#now();
    return await this.#kept.change(personId, id, (kept) => withEmotionalChange(kept, change, now));
  }

  /**
   * Adds a checkpoint; sent twice it is added once.
   *
   * @throws 404, 409 `too-many-checkpoints`, 422 `invalid` for a date that has not come anywhere yet
   */
  async addCheckpoint(personId: string, id: string, checkpoint: Checkpoint): Promise<KeptEmotional> {
    const now = this.#now();
    refuseDayAhead('date', checkpoint.date, now);
    return await this.#kept.change(personId, id, (kept) => {
      const next = withCheckpoint(kept, checkpoint, now);
      if (next.checkpoints.length > milestoneLimits.checkpoints) throw tooManyCheckpoints();
      return next;
    });
  }

  /** @throws 404 where there is no such milestone, or no such checkpoint of it */
  async removeCheckpoint(personId: string, id: string, checkpointId: string): Promise<KeptEmotional> {
    const now = this.#now();
    return await this.#kept.change(personId, id, (kept) => {
      if (kept.checkpoints.every((checkpoint) => checkpoint.id !== checkpointId))
        throw notFound('checkpoint');
      return withoutCheckpoint(kept, checkpointId, now);
    });
  }

  /** @throws 404 */
  remove = (personId: string, id: string): Promise<void> => this.#kept.remove(personId, id);
}

const tooManyCheckpoints = () =>
  new HavenError(
    409,
    'too-many-checkpoints',
    `This milestone already has ${milestoneLimits.checkpoints} checkpoints.`,
  );
