import type { EmotionalMilestone } from '@haven/progress/contract';

/** In private mode the private ones are not shown, and it is said how many there are. */
export function shownMilestones(milestones: readonly EmotionalMilestone[], privateMode: boolean) {
  const shown = privateMode ? milestones.filter(({ isPrivate }) => isPrivate === 0) : milestones;
  return { shown, hiddenCount: milestones.length - shown.length };
}
