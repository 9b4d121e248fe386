/** What progress says over the wire: sobriety milestones (spec sections 3 and 7). */
import * as z from 'zod/mini';

export const sobrietyTypes = ['alcohol', 'drugs', 'smoking', 'gambling', 'other'] as const;

/** A calendar day of the person, YYYY-MM-DD. */
const day = z.iso.date('This is not a day.');

export const goalSchema = z.object({
  days: z.int().check(z.minimum(1), z.maximum(36_500)),
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  achieved: z.boolean(),
});
export type Goal = z.infer<typeof goalSchema>;

/** What a person gives to start one. The id is made by the device, so that a retry after a cut can't double it. */
export const newSobrietyMilestoneSchema = z.object({
  id: z.uuid(),
  type: z.enum(sobrietyTypes),
  substanceName: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  sobrietyDate: day,
  goals: z.array(goalSchema).check(z.maxLength(30)),
  notes: z.string().check(z.trim(), z.maxLength(2000)),
});
export type NewSobrietyMilestone = z.infer<typeof newSobrietyMilestoneSchema>;

export const sobrietyMilestoneSchema = z.extend(newSobrietyMilestoneSchema, {
  /** Whole days since the sobriety date, by the day that the asking device names. */
  currentStreak: z.int(),
  longestStreak: z.int(),
  relapseCount: z.int(),
  /** 1 or 0, as in the spec. */
  isActive: z.union([z.literal(0), z.literal(1)]),
  createdAt: z.int(),
  updatedAt: z.int(),
});
export type SobrietyMilestone = z.infer<typeof sobrietyMilestoneSchema>;

export const sobrietyMilestonesSchema = z.array(sobrietyMilestoneSchema);
