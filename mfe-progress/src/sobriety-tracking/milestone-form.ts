/** What a person types into the dialog, and what of it is kept. */
import {
  earliestDay,
  type Goal,
  hasWords,
  type MoneyPerDay,
  milestoneLimits,
  type NewSobrietyMilestone,
  type SobrietyChange,
  type SobrietyMilestone,
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
  /** What a sober day saves; empty for nothing. */
  money: string;
  /** ISO 4217. */
  currency: string;
  minutes: string;
};

/** The form that changes a milestone. @param currency for one that saves no money yet */
export const formOf = (milestone: SobrietyMilestone, currency: string): MilestoneForm => ({
  type: milestone.type,
  substanceName: milestone.substanceName ?? '',
  sobrietyDate: milestone.sobrietyDate,
  goals: milestone.goals.map(({ days, description }) => ({ days: String(days), description })),
  notes: milestone.notes,
  money: milestone.moneyPerDay ? String(milestone.moneyPerDay.amount) : '',
  currency: milestone.moneyPerDay?.currency ?? currency,
  minutes: milestone.minutesPerDay ? String(milestone.minutesPerDay) : '',
});

/** A goal as it is kept; nothing for one without a whole number of days or without a description (spec section 5). */
function keptGoal({ days, description }: MilestoneForm['goals'][number]): Goal[] {
  const count = /^\s*\d+\s*$/.test(days) ? Number(days) : 0;
  const kept = { days: count, description: description.trim(), achieved: false };
  return count >= 1 && count <= milestoneLimits.goalDays && hasWords(description) ? [kept] : [];
}

/**
 * What is wrong with the days of a goal, as the key of its text; null when nothing is. A goal without days or without a
 * description is left out without a word (spec section 5).
 */
export function goalTrouble({
  days,
  description,
}: MilestoneForm['goals'][number]): 'goalUnclear' | 'goalTooFar' | null {
  const typed = days.trim();
  if (!typed || !hasWords(description)) return null;
  if (!/^\d+$/.test(typed) || Number(typed) === 0) return 'goalUnclear';
  return Number(typed) > milestoneLimits.goalDays ? 'goalTooFar' : null;
}

/**
 * What is wrong with a sobriety date, as the key of its text; null when nothing is.
 *
 * @param before the date that it has already, which stays right where a flight west made today the day before it
 */
export function dateTrouble(
  sobrietyDate: string,
  today: string,
  before?: string,
): 'dateMissing' | 'dateAhead' | 'dateTooEarly' | null {
  if (!sobrietyDate) return 'dateMissing';
  if (sobrietyDate === before) return null;
  if (sobrietyDate > today) return 'dateAhead';
  return sobrietyDate < earliestDay ? 'dateTooEarly' : null;
}

/** The amount that was typed, with a point or a comma before the cents; null where it is none. */
function amountOf(money: string): number | null {
  const typed = money.trim();
  return /^\d+([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** What is wrong with what a day saves, as the key of its text; null when nothing is, or nothing is written. */
export function moneyTrouble(money: string): 'moneyUnclear' | 'moneyTooMuch' | null {
  if (!money.trim()) return null;
  const amount = amountOf(money);
  if (!amount) return 'moneyUnclear';
  return amount > milestoneLimits.moneyPerDay ? 'moneyTooMuch' : null;
}

/** The same for the minutes. */
export function minutesTrouble(minutes: string): 'minutesUnclear' | 'minutesTooMany' | null {
  const typed = minutes.trim();
  if (!typed) return null;
  if (!/^\d+$/.test(typed) || Number(typed) === 0) return 'minutesUnclear';
  return Number(typed) > milestoneLimits.minutesPerDay ? 'minutesTooMany' : null;
}

const moneyPerDay = ({ money, currency }: MilestoneForm): MoneyPerDay | null => {
  const amount = moneyTrouble(money) ? null : amountOf(money);
  return amount ? { amount, currency } : null;
};

const minutesPerDay = ({ minutes }: MilestoneForm): number | null =>
  minutesTrouble(minutes) === null && minutes.trim() ? Number(minutes) : null;

const keptGoals = (goals: MilestoneForm['goals']) =>
  goals.flatMap(keptGoal).sort((one, other) => one.days - other.days);

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
  const money = moneyPerDay(form);
  const minutes = minutesPerDay(form);
  return {
    id,
    type,
    ...(substanceName && { substanceName }),
    sobrietyDate,
    goals: keptGoals(form.goals),
    notes: form.notes.trim(),
    lapses: [],
    ...(money && { moneyPerDay: money }),
    ...(minutes && { minutesPerDay: minutes }),
    isActive: 1,
  };
}

/** What a form makes of a milestone that is there already; null while the type or the date is missing. */
export function milestoneChange(form: MilestoneForm): SobrietyChange | null {
  const { type, sobrietyDate } = form;
  if (!type || !sobrietyDate) return null;
  return {
    type,
    substanceName: form.substanceName.trim() || null,
    sobrietyDate,
    goals: keptGoals(form.goals),
    notes: form.notes.trim(),
    moneyPerDay: moneyPerDay(form),
    minutesPerDay: minutesPerDay(form),
  };
}

/** All the words in it, for what looks after danger. */
export const wordsOf = ({ substanceName, notes, goals }: MilestoneForm): string[] => [
  substanceName,
  ...goals.map(({ description }) => description),
  notes,
];
