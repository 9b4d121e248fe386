import { HavenError, notFound } from '@haven/kit/errors';
import type { ServiceContext } from '@haven/kit/service';
import * as z from 'zod/mini';
import {
  type Lapse,
  milestoneLimits,
  type NewSobrietyMilestone,
  type SobrietyChange,
  sobrietyMilestoneSchema,
} from './contract.ts';
import { invalid, refuseDayAhead } from './days-that-came.ts';
import { KeptMilestones } from './kept-milestones.ts';
import {
  answersTo,
  type KeptSobriety,
  newSobriety,
  withLapse,
  withoutLapse,
  withSobrietyChange,
} from './milestone-changes.ts';

const keptSchema = z.omit(sobrietyMilestoneSchema, {
  currentStreak: true,
  longestStreak: true,
  relapseCount: true,
});

/** The sobriety milestones of everyone; each call concerns one person's alone. */
export class SobrietyMilestones {
  readonly #kept: KeptMilestones<KeptSobriety>;
  readonly #now: () => number;

  constructor(context: ServiceContext) {
    this.#kept = new KeptMilestones(context, 'sobriety-milestones', keptSchema);
    this.#now = context.now;
  }

  prepare = (): Promise<void> => this.#kept.prepare();

  /** A person's milestones, the newest first. */
  listOf = (personId: string): Promise<KeptSobriety[]> => this.#kept.listOf(personId);

  /**
   * Keeps a milestone with its lapses. The same id again by the same person gives what is stored, unchanged. Lapses from
   * before the beginning are kept too: on the device, the beginning may have been moved since.
   *
   * @returns the milestone as it is kept, and whether this call made it
   * @throws 422 `invalid` for a day that has not come anywhere yet, 409 `too-many-milestones`
   */
  async start(
    personId: string,
    wanted: NewSobrietyMilestone,
  ): Promise<{ milestone: KeptSobriety; isNew: boolean }> {
    const now = this.#now();
    refuseDayAhead('sobrietyDate', wanted.sobrietyDate, now);
    for (const [place, { day }] of wanted.lapses.entries()) refuseDayAhead(`lapses.${place}.day`, day, now);
    return await this.#kept.start(personId, newSobriety(wanted, now));
  }

  /** @throws 404, 422 `invalid` for a sobriety date that has not come anywhere yet */
  async change(personId: string, id: string, change: SobrietyChange): Promise<KeptSobriety> {
    const now = this.#now();
    if (change.sobrietyDate) refuseDayAhead('sobrietyDate', change.sobrietyDate, now);
    return await this.#kept.change(personId, id, (kept) => withSobrietyChange(kept, change, now));
  }

  /**
   * Logs a lapse; sent twice it is logged once, and a second one of the same day is joined to the first.
   *
   * @throws 404, 409 `too-many-lapses`, 422 `invalid` for a day before the beginning or one that has not come anywhere yet
   */
  async logLapse(personId: string, id: string, lapse: Lapse): Promise<KeptSobriety> {
    const now = this.#now();
    refuseDayAhead('day', lapse.day, now);
    return await this.#kept.change(personId, id, (kept) => {
      const next = withLapse(kept, lapse, now);
      if (next.lapses.every((each) => !answersTo(each, lapse.id))) throw tooManyLapses('This day');
      if (next.lapses.length > kept.lapses.length) refuseUnfit(kept, lapse);
      return next;
    });
  }

  /** Takes a lapse back, by any id that it was logged under. @throws 404 where there is no such milestone, or no such lapse of it */
  async undoLapse(personId: string, id: string, lapseId: string): Promise<KeptSobriety> {
    const now = this.#now();
    return await this.#kept.change(personId, id, (kept) => {
      if (kept.lapses.every((lapse) => !answersTo(lapse, lapseId))) throw notFound('lapse');
      return withoutLapse(kept, lapseId, now);
    });
  }

  /** @throws 404 */
  remove = (personId: string, id: string): Promise<void> => this.#kept.remove(personId, id);
}

function refuseUnfit({ sobrietyDate, lapses }: KeptSobriety, { day }: Lapse): void {
  if (day < sobrietyDate) throw invalid('day', 'This day is before the beginning.');
  if (lapses.length < milestoneLimits.lapses) return;
  throw tooManyLapses('This milestone');
}

const tooManyLapses = (what: string) =>
  new HavenError(409, 'too-many-lapses', `${what} already has all the lapses it can keep.`);
