/**
 * What each thing that a person does makes of a milestone, as pure functions of plain data: the service and the devices
 * change milestones by the same rules. Nothing given is altered. Done twice, each gives the same as done once; things
 * that touch different parts give the same in any order, so devices that were apart agree when they meet again.
 */
import {
  type Checkpoint,
  type EmotionalChange,
  type EmotionalMilestone,
  type Goal,
  type Lapse,
  milestoneLimits,
  type NewEmotionalMilestone,
  type NewSobrietyMilestone,
  type SobrietyChange,
  type SobrietyMilestone,
} from './contract.ts';
import { soberDays } from './sober-days.ts';

/**
 * A sobriety milestone as it is kept: all but what depends on the day that it is looked at. Its goals say
 * `achieved: false` and stand in the order of their days, its lapses in the order of theirs.
 */
export type KeptSobriety = Omit<SobrietyMilestone, 'currentStreak' | 'longestStreak' | 'relapseCount'>;

/** An emotional milestone as it is kept; its checkpoints stand in the order of their dates. */
export type KeptEmotional = EmotionalMilestone;

/** Whether a goal is achieved follows from the day alone, so nothing else is kept of it. */
const goalsToKeep = (goals: readonly Goal[]): Goal[] =>
  goals
    .map(({ days, description }) => ({ days, description, achieved: false }))
    .sort((a, b) => a.days - b.days);

/** Absent stays, and null takes away. */
const optional = <T>(kept: T | undefined, change: T | null | undefined): T | undefined =>
  change === undefined ? kept : (change ?? undefined);

/** The next state with its time, or the same milestone where nothing changed. */
function changed<T extends { updatedAt: number }>(kept: T, next: T, now: number): T {
  if (JSON.stringify(next) === JSON.stringify(kept)) return kept;
  // Clocks of two devices may differ: the time never goes back.
  return { ...next, updatedAt: Math.max(kept.updatedAt, now) };
}

// Sobriety milestones

/** @param now ms since 1970 */
export function newSobriety(wanted: NewSobrietyMilestone, now: number): KeptSobriety {
  const { lapses, goals, ...fields } = wanted;
  const times = { createdAt: now, updatedAt: now };
  return { ...fields, goals: goalsToKeep(goals), lapses: lapses.reduce(mergedLapses, []), ...times };
}

/** What is absent in the change stays; null takes an optional thing away. Lapses stay, also those before a new beginning. */
export function withSobrietyChange(kept: KeptSobriety, change: SobrietyChange, now: number): KeptSobriety {
  const next: KeptSobriety = {
    ...kept,
    type: change.type ?? kept.type,
    substanceName: optional(kept.substanceName, change.substanceName),
    sobrietyDate: change.sobrietyDate ?? kept.sobrietyDate,
    goals: change.goals ? goalsToKeep(change.goals) : kept.goals,
    notes: change.notes ?? kept.notes,
    moneyPerDay: optional(kept.moneyPerDay, change.moneyPerDay),
    minutesPerDay: optional(kept.minutesPerDay, change.minutesPerDay),
    isActive: change.isActive ?? kept.isActive,
  };
  return changed(kept, next, now);
}

const idsOf = ({ id, otherIds = [] }: Lapse): string[] => [id, ...otherIds];

/** True where the lapse was logged under that id, by this device or by another one. */
export const answersTo = (lapse: Lapse, id: string): boolean => idsOf(lapse).includes(id);

/** Two logs of one day as one lapse: both notes stay, and the first id. */
const joined = (lapse: Lapse, other: Lapse): Lapse => ({
  ...lapse,
  note: [...new Set([lapse.note, other.note].filter(Boolean))].join('\n\n'),
  otherIds: [...(lapse.otherIds ?? []), ...idsOf(other)],
});

/**
 * A day has one lapse: a second log of that day, by a device that did not know of the first, is joined to it. An id that
 * is there already was sent twice and changes nothing, nor does a day that was logged more often than devices do.
 */
function mergedLapses(lapses: Lapse[], lapse: Lapse): Lapse[] {
  const ids = idsOf(lapse);
  if (lapses.some((each) => ids.some((id) => answersTo(each, id)))) return lapses;
  const ofDay = lapses.find(({ day }) => day === lapse.day);
  if (!ofDay) return [...lapses, lapse].sort((a, b) => (a.day < b.day ? -1 : 1));
  if (idsOf(ofDay).length + ids.length > milestoneLimits.lapseLogs) return lapses;
  return lapses.map((each) => (each === ofDay ? joined(each, lapse) : each));
}

/** Starts the current streak anew on the lapse's day, and takes nothing from the days before it. */
export const withLapse = (kept: KeptSobriety, lapse: Lapse, now: number): KeptSobriety =>
  changed(kept, { ...kept, lapses: mergedLapses(kept.lapses, lapse) }, now);

/**
 * Takes a lapse back that was logged by mistake; all counts are as they were before it. The lapse of a day is one: where
 * devices logged it each by itself, the id of any takes all of it back, whatever each had noted.
 */
export const withoutLapse = (kept: KeptSobriety, lapseId: string, now: number): KeptSobriety =>
  changed(kept, { ...kept, lapses: kept.lapses.filter((lapse) => !answersTo(lapse, lapseId)) }, now);

/**
 * What a person sees of it on a day. A goal is achieved when the current streak has its days, so that after a lapse the
 * nearest goal is the next one again; those that the longest streak has were reached, and stay so.
 *
 * @param today the person's own calendar day, YYYY-MM-DD
 */
export function sobrietyOnDay(kept: KeptSobriety, today: string): SobrietyMilestone {
  const { current, longest, lapseCount } = soberDays(kept, today);
  return {
    ...kept,
    goals: kept.goals.map((goal) => ({ ...goal, achieved: goal.days <= current })),
    currentStreak: current,
    longestStreak: longest,
    relapseCount: lapseCount,
  };
}

// Emotional milestones

/**
 * Without a status it is in progress above 0, else planned (spec section 4).
 *
 * @param now ms since 1970
 */
export function newEmotional(wanted: NewEmotionalMilestone, now: number): KeptEmotional {
  const status = wanted.status ?? (wanted.progress > 0 ? 'in_progress' : 'planned');
  const checkpoints = wanted.checkpoints.reduce(mergedCheckpoints, []);
  return { ...wanted, status, checkpoints, createdAt: now, updatedAt: now };
}

/**
 * What is absent in the change stays; null takes an optional thing away. A planned one that leaves 0 is in progress.
 * Progress of 100 achieves nothing by itself, and what is achieved may have any progress: both are the person's to say.
 */
export function withEmotionalChange(
  kept: KeptEmotional,
  change: EmotionalChange,
  now: number,
): KeptEmotional {
  const progress = change.progress ?? kept.progress;
  const begins = kept.status === 'planned' && kept.progress === 0 && progress > 0;
  const next: KeptEmotional = {
    ...kept,
    category: change.category ?? kept.category,
    title: change.title ?? kept.title,
    description: change.description ?? kept.description,
    milestoneType: change.milestoneType ?? kept.milestoneType,
    targetDate: optional(kept.targetDate, change.targetDate),
    progress,
    status: change.status ?? (begins ? 'in_progress' : kept.status),
    isPrivate: change.isPrivate ?? kept.isPrivate,
  };
  return changed(kept, next, now);
}

/** In the order of their dates; those of one date by their ids, so that every device has the same order. */
function mergedCheckpoints(checkpoints: Checkpoint[], checkpoint: Checkpoint): Checkpoint[] {
  if (checkpoints.some(({ id }) => id === checkpoint.id)) return checkpoints;
  const place = ({ date, id }: Checkpoint) => `${date} ${id}`;
  return [...checkpoints, checkpoint].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** An id that is there already was sent twice, and changes nothing. */
export const withCheckpoint = (kept: KeptEmotional, checkpoint: Checkpoint, now: number): KeptEmotional =>
  changed(kept, { ...kept, checkpoints: mergedCheckpoints(kept.checkpoints, checkpoint) }, now);

export const withoutCheckpoint = (kept: KeptEmotional, checkpointId: string, now: number): KeptEmotional =>
  changed(kept, { ...kept, checkpoints: kept.checkpoints.filter(({ id }) => id !== checkpointId) }, now);
