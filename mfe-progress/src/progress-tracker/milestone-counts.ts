import type { SobrietyMilestone } from '@haven/progress/contract';
import { daysSince, isAchieved } from '@haven/progress/next-goal';

export const activeCount = (milestones: readonly SobrietyMilestone[]) =>
  milestones.filter((milestone) => milestone.isActive === 1).length;

/**
 * How many goals are achieved over all milestones.
 *
 * @param today the person's calendar day, YYYY-MM-DD
 */
export const achievedCount = (milestones: readonly SobrietyMilestone[], today: string) =>
  milestones
    .map(({ goals, sobrietyDate }) => {
      const dayCount = daysSince(sobrietyDate, today);
      return goals.filter((goal) => isAchieved(goal, dayCount)).length;
    })
    .reduce((sum, count) => sum + count, 0);
