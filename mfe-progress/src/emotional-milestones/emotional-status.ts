/** The statuses of emotional milestones: how they change (spec section 4), and how their badges look. */
import type { EmotionalChange, EmotionalMilestone, EmotionalStatus } from '@haven/progress/contract';
import type { BadgeTone } from '@haven/shared-ui/badge';

export const statusTone: Record<EmotionalStatus, BadgeTone> = {
  planned: 'plain',
  in_progress: 'pine',
  achieved: 'lamp',
  paused: 'clay',
};

/** The progress stays as it was said, for the day on which it is taken up again. */
export const achievedChange = { status: 'achieved' } satisfies EmotionalChange;

/** How far one has come, 0 to 100, as it is shown: what is achieved is whole. */
export const shownProgress = ({ status, progress }: Pick<EmotionalMilestone, 'status' | 'progress'>) =>
  status === 'achieved' ? 100 : progress;

/** Takes up again what was paused, or what was thought achieved. */
export const takenUpChange = ({ progress }: Pick<EmotionalMilestone, 'progress'>): EmotionalChange => ({
  status: progress > 0 ? 'in_progress' : 'planned',
});
