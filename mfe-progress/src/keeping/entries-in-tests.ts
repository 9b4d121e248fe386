/** Entries for tests, as the device keeps them. */
import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { localDay } from '@haven/shared-ui/now';

export type KeptSobriety = Omit<SobrietyMilestone, 'currentStreak' | 'longestStreak' | 'relapseCount'>;

/** The person's calendar day so many days ago. */
export function daysAgo(days: number): string {
  const today = new Date();
  return localDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() - days, 12).getTime());
}

export const sobrietyEntry = (more: Partial<KeptSobriety> = {}): KeptSobriety => ({
  id: crypto.randomUUID(),
  type: 'alcohol',
  sobrietyDate: daysAgo(10),
  goals: [
    { days: 7, description: 'One week', achieved: false },
    { days: 30, description: 'One month', achieved: false },
  ],
  notes: 'For the mornings',
  lapses: [],
  isActive: 1,
  createdAt: 0,
  updatedAt: 0,
  ...more,
});

export const emotionalEntry = (more: Partial<EmotionalMilestone> = {}): EmotionalMilestone => ({
  id: crypto.randomUUID(),
  category: 'anxiety',
  title: 'A walk before work',
  description: 'Ten minutes in daylight',
  milestoneType: 'habit',
  progress: 40,
  status: 'in_progress',
  checkpoints: [],
  isPrivate: 0,
  createdAt: 0,
  updatedAt: 0,
  ...more,
});
