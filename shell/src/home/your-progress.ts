import { type CheckIn, checkInStreak, type Mood, todaysCheckIn } from '@haven/shared-ui/device-store';

export type YourProgress = {
  /** Days; null where there is none, or where the person hides streak numbers. */
  streak: number | null;
  /** Today's, if there is a check-in. */
  mood: Mood | null;
  planReady: boolean;
};

type Known = { checkIns: CheckIn[]; hasPlan: boolean; showProgress: boolean };

/**
 * What the 'Your Progress' card says: it is there only if the streak is above zero, a check-in exists for today, or an
 * emergency plan exists (spec section 2, 'Home').
 *
 * @returns null when there is no card
 */
export function yourProgress({ checkIns, hasPlan, showProgress }: Known, now: number): YourProgress | null {
  const streak = checkInStreak(checkIns, now);
  const mood = todaysCheckIn(checkIns, now)?.mood ?? null;
  if (streak === 0 && mood === null && !hasPlan) return null;
  return { streak: showProgress && streak > 0 ? streak : null, mood, planReady: hasPlan };
}
