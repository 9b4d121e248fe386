/** What progress says over the wire: sobriety milestones (spec sections 3 and 7). */
import * as z from 'zod/mini';

/** What the progress service answers, as Hono patterns. */
export const paths = ['/api/progress/*'];

export const sobrietyMilestonesPath = '/api/progress/sobriety-milestones';

export const sobrietyTypes = ['alcohol', 'drugs', 'smoking', 'gambling', 'other'] as const;
export type SobrietyType = (typeof sobrietyTypes)[number];

/** A calendar day of the person, YYYY-MM-DD. */
export const daySchema = z.iso.date('This is not a day.');

/** The first day that a sobriety date may name. */
export const earliestDay = '1900-01-01';

/** Characters and counts that a milestone may have. */
export const milestoneLimits = {
  substanceName: 80,
  notes: 2000,
  goals: 30,
  goalDays: 36_500,
  goalDescription: 200,
};

export const goalSchema = z.object({
  days: z
    .int('A goal has a whole number of days.')
    .check(
      z.minimum(1, 'A goal has at least one day.'),
      z.maximum(milestoneLimits.goalDays, 'That is too far.'),
    ),
  description: z
    .string('A goal has a description.')
    .check(
      z.trim(),
      z.minLength(1, 'A goal has a description.'),
      z.maxLength(milestoneLimits.goalDescription, 'This description is too long.'),
    ),
  achieved: z._default(z.boolean('This is true or false.'), false),
});
export type Goal = z.infer<typeof goalSchema>;

/**
 * What a person gives to start one; type and sobriety date are required (spec section 5). The id is made by the
 * device, so that a retry after a cut can't double it.
 */
export const newSobrietyMilestoneSchema = z.object({
  id: z.uuid('This is not an id.'),
  type: z.enum(sobrietyTypes, 'This is not a kind of sobriety.'),
  substanceName: z.optional(
    z
      .string('This is not a name.')
      .check(z.trim(), z.maxLength(milestoneLimits.substanceName, 'This name is too long.')),
  ),
  /** The first sober day. That it has come already is checked where the clock is known. */
  sobrietyDate: daySchema.check(z.refine((day) => day >= earliestDay, 'This day is too long ago.')),
  goals: z._default(
    z
      .array(goalSchema, 'This is not a list of goals.')
      .check(z.maxLength(milestoneLimits.goals, 'These are too many goals.')),
    [],
  ),
  notes: z._default(
    z
      .string('This is not a text.')
      .check(z.trim(), z.maxLength(milestoneLimits.notes, 'These notes are too long.')),
    '',
  ),
});
export type NewSobrietyMilestone = z.infer<typeof newSobrietyMilestoneSchema>;

export const sobrietyMilestoneSchema = z.extend(newSobrietyMilestoneSchema, {
  /**
   * Whole days since the sobriety date, by the day that `?today=YYYY-MM-DD` names, else by the UTC day. A day is the
   * person's own calendar day, so a device shows its own count (`next-goal.ts`).
   */
  currentStreak: z.int(),
  longestStreak: z.int(),
  relapseCount: z.int(),
  /** 1 or 0, as in the spec. */
  isActive: z.union([z.literal(0), z.literal(1)]),
  /** ms since 1970. */
  createdAt: z.int(),
  updatedAt: z.int(),
});
export type SobrietyMilestone = z.infer<typeof sobrietyMilestoneSchema>;

export const sobrietyMilestonesSchema = z.array(sobrietyMilestoneSchema);
