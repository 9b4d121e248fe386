import { type CheckIn, latestCheckIns, type Mood, todaysCheckIn } from '@haven/shared-ui/device-store';

/** What the mood badge shows; `today` is false when the mood is that of an earlier day. */
export type MoodBadge = { mood: Mood | 'none'; today: boolean };

/** Today's check-in decides, else the most recent one; without any, the badge is ready for the first (spec section 4). */
export function moodBadge(checkIns: CheckIn[], now: number): MoodBadge {
  const today = todaysCheckIn(checkIns, now);
  const shown = today ?? latestCheckIns(checkIns, 1)[0];
  return { mood: shown?.mood ?? 'none', today: today !== undefined };
}
