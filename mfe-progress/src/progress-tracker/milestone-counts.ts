import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { soberDays } from '@haven/progress/sober-days';
import { reachedGoals } from '../sobriety-tracking/reached-goals.ts';

type Milestones = { sobriety: readonly SobrietyMilestone[]; emotional: readonly EmotionalMilestone[] };

/** How many milestones somebody is at: neither paused nor achieved. */
export const activeCount = ({ sobriety, emotional }: Milestones): number =>
  sobriety.filter(({ isActive }) => isActive === 1).length +
  emotional.filter(({ status }) => status === 'planned' || status === 'in_progress').length;

/**
 * How many achievements there are: the goals that were ever reached, as the cards name them, and the emotional milestones
 * achieved. Neither a lapse nor a pause takes one away.
 *
 * @param today the person's calendar day, YYYY-MM-DD
 */
export function achievedCount({ sobriety, emotional }: Milestones, today: string): number {
  const goals = sobriety.flatMap((milestone) => {
    const { now, before } = reachedGoals(milestone.goals, soberDays(milestone, today));
    return [...now, ...before];
  });
  return goals.length + emotional.filter(({ status }) => status === 'achieved').length;
}
