/** What progress says over the wire: sobriety milestones, emotional milestones (spec sections 3 and 7). */
import * as z from 'zod/mini';
import { longText, neededText } from './free-text.ts';
import { moneyPerDay } from './money-per-day.ts';

export { hasWords } from './free-text.ts';

/** What the progress service answers, as Hono patterns. */
export const paths = ['/api/progress/*'];

export const sobrietyMilestonesPath = '/api/progress/sobriety-milestones';
export const emotionalMilestonesPath = '/api/progress/emotional-milestones';

/** A calendar day of the person, YYYY-MM-DD. */
export const daySchema = z.iso.date('This is not a day.');

/** The first day that a sobriety date may name. */
export const earliestDay = '1900-01-01';

/** Characters and counts that a milestone may have. */
export const milestoneLimits = {
  /** Of each kind, for one person. */
  milestones: 200,
  substanceName: 80,
  notes: 2000,
  goals: 30,
  goalDays: 36_500,
  goalDescription: 200,
  lapses: 500,
  lapseNote: 1000,
  /** How often one day's lapse may be logged, each time by a device that did not know of the others. */
  lapseLogs: 4,
  moneyPerDay: 100_000,
  minutesPerDay: 1440,
  title: 120,
  description: 2000,
  checkpoints: 1000,
  checkpointNote: 1000,
};

const idSchema = z.uuid('This is not an id.');
/** 1 or 0, as in the spec. */
const flag = z.union([z.literal(0), z.literal(1)], 'This is 0 or 1.');
/** Where a day must have come already, that is checked where the clock is known. */
const milestoneDay = daySchema.check(z.refine((day) => day >= earliestDay, 'This day is too long ago.'));

// Sobriety milestones

export const sobrietyTypes = ['alcohol', 'drugs', 'smoking', 'gambling', 'other'] as const;
export type SobrietyType = (typeof sobrietyTypes)[number];

export const goalSchema = z.object(
  {
    days: z
      .int('A goal has a whole number of days.')
      .check(
        z.minimum(1, 'A goal has at least one day.'),
        z.maximum(milestoneLimits.goalDays, 'That is too far.'),
      ),
    description: neededText(milestoneLimits.goalDescription),
    achieved: z._default(z.boolean('This is true or false.'), false),
  },
  'This is not a goal.',
);
export type Goal = z.infer<typeof goalSchema>;

/** A day on which it happened again, as a device logs it. Its id is made by the device; one day has at most one. */
export const lapseSchema = z.object(
  {
    id: idSchema,
    day: milestoneDay,
    note: z._default(longText(milestoneLimits.lapseNote), ''),
  },
  'This is not a lapse.',
);

/** As it is kept. Devices that were apart may have logged it each by itself: then it answers to the id of each. */
const keptLapseSchema = z.extend(lapseSchema, {
  /** The notes of all of them, an empty line between two. */
  note: z._default(longText((milestoneLimits.lapseNote + 2) * milestoneLimits.lapseLogs), ''),
  otherIds: z.optional(
    z
      .array(idSchema, 'This is not a list of ids.')
      .check(z.maxLength(milestoneLimits.lapseLogs - 1, 'This day was logged too often.')),
  ),
});
export type Lapse = z.infer<typeof keptLapseSchema>;

export const moneyPerDaySchema = moneyPerDay(milestoneLimits.moneyPerDay);
export type MoneyPerDay = z.infer<typeof moneyPerDaySchema>;

const minutesPerDay = z
  .int('This is not a number of minutes.')
  .check(
    z.minimum(1, 'This is not a number of minutes.'),
    z.maximum(milestoneLimits.minutesPerDay, 'A day has no more minutes.'),
  );

const goals = z
  .array(goalSchema, 'This is not a list of goals.')
  .check(z.maxLength(milestoneLimits.goals, 'These are too many goals.'));

/**
 * What a person gives to start one; type and sobriety date are required (spec section 5). The id is made by the
 * device, so that a retry after a cut can't double it. Lapses come along where a milestone was kept on a device before.
 */
export const newSobrietyMilestoneSchema = z.object({
  id: idSchema,
  type: z.enum(sobrietyTypes, 'This is not a kind of sobriety.'),
  substanceName: z.optional(longText(milestoneLimits.substanceName)),
  /** When they began: day 0 of the count. */
  sobrietyDate: milestoneDay,
  goals: z._default(goals, []),
  notes: z._default(longText(milestoneLimits.notes), ''),
  lapses: z._default(
    z
      .array(keptLapseSchema, 'This is not a list of lapses.')
      .check(z.maxLength(milestoneLimits.lapses, 'These are too many lapses.')),
    [],
  ),
  moneyPerDay: z.optional(moneyPerDaySchema),
  minutesPerDay: z.optional(minutesPerDay),
  /** 0 while it is paused. */
  isActive: z._default(flag, 1),
});
export type NewSobrietyMilestone = z.infer<typeof newSobrietyMilestoneSchema>;

/** What of it may be changed; what is absent stays, and null takes an optional thing away. */
export const sobrietyChangeSchema = z.partial(
  z.object({
    type: z.enum(sobrietyTypes, 'This is not a kind of sobriety.'),
    substanceName: z.nullable(longText(milestoneLimits.substanceName)),
    sobrietyDate: milestoneDay,
    goals,
    notes: longText(milestoneLimits.notes),
    moneyPerDay: z.nullable(moneyPerDaySchema),
    minutesPerDay: z.nullable(minutesPerDay),
    isActive: flag,
  }),
);
export type SobrietyChange = z.infer<typeof sobrietyChangeSchema>;

/** What is kept already is shown as it is: a rule of today must not hide what was written before it. */
export const sobrietyMilestoneSchema = z.extend(newSobrietyMilestoneSchema, {
  substanceName: z.optional(z.string()),
  notes: z.string(),
  goals: z.array(z.extend(goalSchema, { description: z.string() })),
  lapses: z._default(z.array(z.extend(keptLapseSchema, { note: z.string() })), []),
  moneyPerDay: z.optional(z.object({ amount: z.number(), currency: z.string() })),
  /** Whole days since the beginning or the last lapse, by the day that `?today=YYYY-MM-DD` names, else the UTC day. */
  currentStreak: z.int(),
  longestStreak: z.int(),
  relapseCount: z.int(),
  /** ms since 1970. */
  createdAt: z.int(),
  updatedAt: z.int(),
});
export type SobrietyMilestone = z.infer<typeof sobrietyMilestoneSchema>;

export const sobrietyMilestonesSchema = z.array(sobrietyMilestoneSchema);

// Emotional milestones

export const emotionalCategories = [
  'anxiety',
  'depression',
  'therapy',
  'medication',
  'self_care',
  'relationships',
  'work_life',
  'other',
] as const;
export type EmotionalCategory = (typeof emotionalCategories)[number];

export const emotionalMilestoneTypes = ['habit', 'goal', 'treatment', 'relationship', 'skill'] as const;
export type EmotionalMilestoneType = (typeof emotionalMilestoneTypes)[number];

export const emotionalStatuses = ['planned', 'in_progress', 'achieved', 'paused'] as const;
export type EmotionalStatus = (typeof emotionalStatuses)[number];

/** How it goes, looked at on a day. */
export const checkpointSchema = z.object(
  {
    id: idSchema,
    date: milestoneDay,
    /** Out of 10. */
    moodRating: z
      .int('This is not a mood out of 10.')
      .check(z.minimum(1, 'A mood begins at 1.'), z.maximum(10, 'A mood ends at 10.')),
    note: z._default(longText(milestoneLimits.checkpointNote), ''),
  },
  'This is not a checkpoint.',
);
export type Checkpoint = z.infer<typeof checkpointSchema>;

const progress = z
  .int('This is not a progress.')
  .check(
    z.minimum(0, 'Progress begins at 0.'),
    z.maximum(100, 'Progress ends at 100.'),
    z.multipleOf(5, 'Progress goes in steps of 5.'),
  );

const emotionalFields = {
  category: z.enum(emotionalCategories, 'This is not a category.'),
  title: neededText(milestoneLimits.title),
  description: neededText(milestoneLimits.description),
  milestoneType: z.enum(emotionalMilestoneTypes, 'This is not a type.'),
};

/** Category, title, description and type are required (spec section 5). */
export const newEmotionalMilestoneSchema = z.object({
  id: idSchema,
  ...emotionalFields,
  targetDate: z.optional(milestoneDay),
  progress: z._default(progress, 0),
  /** Without one: `in_progress` above 0, else `planned` (spec section 4). */
  status: z.optional(z.enum(emotionalStatuses, 'This is not a status.')),
  checkpoints: z._default(
    z
      .array(checkpointSchema, 'This is not a list of checkpoints.')
      .check(z.maxLength(milestoneLimits.checkpoints, 'These are too many checkpoints.')),
    [],
  ),
  isPrivate: z._default(flag, 0),
});
export type NewEmotionalMilestone = z.infer<typeof newEmotionalMilestoneSchema>;

/** What of it may be changed; what is absent stays, and null takes an optional thing away. */
export const emotionalChangeSchema = z.partial(
  z.object({
    ...emotionalFields,
    targetDate: z.nullable(milestoneDay),
    progress,
    status: z.enum(emotionalStatuses, 'This is not a status.'),
    isPrivate: flag,
  }),
);
export type EmotionalChange = z.infer<typeof emotionalChangeSchema>;

export const emotionalMilestoneSchema = z.extend(newEmotionalMilestoneSchema, {
  title: z.string(),
  description: z.string(),
  targetDate: z.optional(z.string()),
  checkpoints: z.array(z.extend(checkpointSchema, { note: z.string() })),
  status: z.enum(emotionalStatuses),
  /** ms since 1970. */
  createdAt: z.int(),
  updatedAt: z.int(),
});
export type EmotionalMilestone = z.infer<typeof emotionalMilestoneSchema>;

export const emotionalMilestonesSchema = z.array(emotionalMilestoneSchema);
