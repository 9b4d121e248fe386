import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { isAchieved } from '@haven/progress/next-goal';
import { soberDays } from '@haven/progress/sober-days';

type Milestones = { sobriety: readonly SobrietyMilestone[]; emotional: readonly EmotionalMilestone[] };

/** How many milestones somebody is at: neither paused nor achieved. */
export const activeCount = ({ sobriety, emotional }: Milestones): number =>
  sobriety.filter(({ isActive }) => isActive === 1).length +
  emotional.filter(({ status }) => status === 'planned' || status === 'in_progress').length;

/**
 * How many achievements there are: the goals reached in the current streaks, and the emotional milestones achieved.
 *
 * @param today the person's calendar day, YYYY-MM-DD
 */
export function achievedCount({ sobriety, emotional }: Milestones, today: string): number {
  const goals = sobriety.flatMap((milestone) => {
    const { current } = soberDays(milestone, today);
    return milestone.goals.filter((goal) => isAchieved(goal, current));
  });
  return goals.length + emotional.filter(({ status }) => status === 'achieved').length;
}
