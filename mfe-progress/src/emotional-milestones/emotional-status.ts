/** The statuses of emotional milestones: how they change (spec section 4), and how their badges look. */
import type { EmotionalChange, EmotionalMilestone, EmotionalStatus } from '@haven/progress/contract';
import type { BadgeTone } from '@haven/shared-ui/badge';

export const statusTone: Record<EmotionalStatus, BadgeTone> = {
  planned: 'plain',
  in_progress: 'pine',
  achieved: 'lamp',
  paused: 'clay',
};

export const achievedChange = { status: 'achieved', progress: 100 } satisfies EmotionalChange;

/** Takes up again what was paused, or what was thought achieved. */
export const takenUpChange = ({ progress }: Pick<EmotionalMilestone, 'progress'>): EmotionalChange => ({
  status: progress > 0 ? 'in_progress' : 'planned',
});
