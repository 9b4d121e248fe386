import type {
  Checkpoint,
  EmotionalChange,
  Lapse,
  NewEmotionalMilestone,
  NewSobrietyMilestone,
  SobrietyChange,
} from '@haven/progress/contract';

/**
 * Everything that a person can do to their milestones. Each has what it needs to be done twice without harm, so that it
 * can be kept on the device, sent later, and sent again after a cut.
 */
export type MilestoneAction =
  | { kind: 'start-sobriety'; milestone: NewSobrietyMilestone }
  | { kind: 'change-sobriety'; id: string; change: SobrietyChange }
  | { kind: 'remove-sobriety'; id: string }
  | { kind: 'log-lapse'; id: string; lapse: Lapse }
  | { kind: 'undo-lapse'; id: string; lapseId: string }
  | { kind: 'start-emotional'; milestone: NewEmotionalMilestone }
  | { kind: 'change-emotional'; id: string; change: EmotionalChange }
  | { kind: 'remove-emotional'; id: string }
  | { kind: 'add-checkpoint'; id: string; checkpoint: Checkpoint }
  | { kind: 'remove-checkpoint'; id: string; checkpointId: string };
