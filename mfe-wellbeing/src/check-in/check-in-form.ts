/**
 * The rules of the check-in form (spec sections 4 and 5): what it shows, what is unsaved, what is missing, and the
 * entry that saving makes.
 */
import { type CheckIn, type Mood, utcDay } from '@haven/shared-ui/device-store';
import { localDay } from '@haven/shared-ui/now';

/** What the form's fields hold. */
export type Answers = {
  /** null until one is chosen */
  mood: Mood | null;
  gratitude: string;
  copingStrategies: string[];
  notes: string;
};

/**
 * Answers that were changed and not saved yet, over the check-in of `day` (a UTC day, YYYY-MM-DD). Only what the person
 * touched is in here, so that the rest follows what another tab or device saves meanwhile.
 */
export type Unsaved = { day: string; changes: Partial<Answers> };

/** The answers that saving asks for. */
export type RequiredAnswer = 'mood' | 'gratitude';

/** The id of a day's check-in: made from the day, so that two devices without network make one entry, not two. */
export const checkInId = (day: string) => `check-in-${day}`;

/** The answers of a check-in; empty ones when there is none. */
export const answersOf = (checkIn: CheckIn | undefined): Answers => ({
  mood: checkIn?.mood ?? null,
  gratitude: checkIn?.gratitude ?? '',
  copingStrategies: checkIn?.copingStrategies ?? [],
  notes: checkIn?.notes ?? '',
});

const answersOfDay = (all: CheckIn[], day: string) => answersOf(all.find((each) => each.date === day));

/**
 * What the form shows: today's check-in, with the unsaved changes over it.
 *
 * Changes begun before midnight (UTC) stay over the check-in they were begun on. Nothing vanishes under the person's
 * hands when the day turns; saving then makes the new day's entry of what the form shows.
 */
export const shownAnswers = (all: CheckIn[], unsaved: Unsaved | null, now: number): Answers => ({
  ...answersOfDay(all, unsaved?.day ?? utcDay(now)),
  ...unsaved?.changes,
});

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The unsaved changes after one more.
 *
 * @returns null when nothing differs from what is saved any more
 */
export function withChange(
  all: CheckIn[],
  unsaved: Unsaved | null,
  change: Partial<Answers>,
  now: number,
): Unsaved | null {
  const day = unsaved?.day ?? utcDay(now);
  const saved = answersOfDay(all, day);
  const changes: Partial<Answers> = { ...unsaved?.changes, ...change };
  if (same(changes.mood, saved.mood)) delete changes.mood;
  if (same(changes.gratitude, saved.gratitude)) delete changes.gratitude;
  if (same(changes.copingStrategies, saved.copingStrategies)) delete changes.copingStrategies;
  if (same(changes.notes, saved.notes)) delete changes.notes;
  return Object.keys(changes).length === 0 ? null : { day, changes };
}

/** The required answers that are not given yet, in the order of the form. */
export function missingAnswers({ mood, gratitude }: Answers): RequiredAnswer[] {
  const missing: RequiredAnswer[] = [];
  if (mood === null) missing.push('mood');
  if (gratitude.trim() === '') missing.push('gratitude');
  return missing;
}

/**
 * The entry that saving makes: that of the UTC day of `now`, so that saving again replaces it.
 *
 * @returns null while a required answer is missing
 */
export function checkInOf(answers: Answers, now: number): CheckIn | null {
  const { mood, copingStrategies } = answers;
  if (mood === null || missingAnswers(answers).length > 0) return null;
  const date = utcDay(now);
  return {
    id: checkInId(date),
    date,
    mood,
    gratitude: answers.gratitude.trim(),
    copingStrategies,
    notes: answers.notes.trim(),
    timestamp: now,
    day: localDay(now),
  };
}
