import type { Mood } from '@haven/shared-ui/device-store';

/** Moods as numbers, so that a mean can be taken: 1 is the hardest, 4 the best. */
export const moodValue: Record<Mood, number> = { struggling: 1, okay: 2, good: 3, great: 4 };

/** The mood nearest to a mean; of two as near, the better one. */
export function nearestMood(mean: number): Mood {
  if (mean < 1.5) return 'struggling';
  if (mean < 2.5) return 'okay';
  return mean < 3.5 ? 'good' : 'great';
}

/** A sum of moods under way. */
export class MoodSum {
  days = 0;
  total = 0;

  add(mood: Mood): void {
    this.days += 1;
    this.total += moodValue[mood];
  }

  /** 1 to 4. NaN where no day was added. */
  get mean(): number {
    return this.total / this.days;
  }
}
