/** What a person types into the dialog, and what of it is kept. */
import {
  earliestDay,
  type Goal,
  milestoneLimits,
  type NewSobrietyMilestone,
  type SobrietyType,
} from '@haven/progress/contract';

/** The days of the goals that every milestone begins with (spec section 9). */
export const defaultGoalDays = [7, 30, 90, 180, 365] as const;

export type MilestoneForm = {
  type: SobrietyType | '';
  substanceName: string;
  /** YYYY-MM-DD; empty while there is none. */
  sobrietyDate: string;
  goals: { days: string; description: string }[];
  notes: string;
};

/** A goal as it is kept; nothing for one without a whole number of days or without a description (spec section 5). */
function keptGoal({ days, description }: MilestoneForm['goals'][number]): Goal[] {
  const count = /^\s*\d+\s*$/.test(days) ? Number(days) : 0;
  const kept = { days: count, description: description.trim(), achieved: false };
  return count >= 1 && count <= milestoneLimits.goalDays && kept.description ? [kept] : [];
}

/** What is wrong with a sobriety date, as the key of its text; null when nothing is. */
export function dateTrouble(
  sobrietyDate: string,
  today: string,
): 'dateMissing' | 'dateAhead' | 'dateTooEarly' | null {
  if (!sobrietyDate) return 'dateMissing';
  if (sobrietyDate > today) return 'dateAhead';
  return sobrietyDate < earliestDay ? 'dateTooEarly' : null;
}

/**
 * The milestone that a form describes.
 *
 * @param id made once for the form, so that sending it again can't double it
 * @returns null while the type or the date is missing
 */
export function newMilestone(form: MilestoneForm, id: string): NewSobrietyMilestone | null {
  const { type, sobrietyDate } = form;
  if (!type || !sobrietyDate) return null;
  const substanceName = form.substanceName.trim();
  return {
    id,
    type,
    ...(substanceName ? { substanceName } : {}),
    sobrietyDate,
    goals: form.goals.flatMap(keptGoal),
    notes: form.notes.trim(),
  };
}
