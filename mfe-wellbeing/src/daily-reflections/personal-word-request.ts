import { type CheckIn, checkInStreak, todaysCheckIn } from '@haven/shared-ui/device-store';
import { partOfDay } from '@haven/shared-ui/now';
import type { personalMessageRequestSchema } from '@haven/wellbeing/contract';
import type * as z from 'zod/mini';

export type PersonalWordRequest = z.infer<typeof personalMessageRequestSchema>;

/** What of a person's day is sent for a personal message: of today's check-in the mood alone, never its words. */
export const personalWordRequest = (all: CheckIn[], now: number): PersonalWordRequest => ({
  mood: todaysCheckIn(all, now)?.mood,
  streak: checkInStreak(all, now),
  partOfDay: partOfDay(now),
});
