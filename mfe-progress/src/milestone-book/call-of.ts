import { emotionalMilestonesPath, sobrietyMilestonesPath } from '@haven/progress/contract';
import type { Call } from '@haven/shared-ui/outbox';
import type { MilestoneAction } from './milestone-action.ts';

/** How an action is told to the service. */
export function callOf(action: MilestoneAction): Call {
  const sobriety = (...parts: string[]) => [sobrietyMilestonesPath, ...parts].join('/');
  const emotional = (...parts: string[]) => [emotionalMilestonesPath, ...parts].join('/');
  switch (action.kind) {
    case 'start-sobriety':
      return { method: 'POST', path: sobriety(), body: action.milestone };
    case 'change-sobriety':
      return { method: 'PATCH', path: sobriety(action.id), body: action.change };
    case 'remove-sobriety':
      return { method: 'DELETE', path: sobriety(action.id) };
    case 'log-lapse':
      return { method: 'POST', path: sobriety(action.id, 'lapses'), body: action.lapse };
    case 'undo-lapse':
      return { method: 'DELETE', path: sobriety(action.id, 'lapses', action.lapseId) };
    case 'start-emotional':
      return { method: 'POST', path: emotional(), body: action.milestone };
    case 'change-emotional':
      return { method: 'PATCH', path: emotional(action.id), body: action.change };
    case 'remove-emotional':
      return { method: 'DELETE', path: emotional(action.id) };
    case 'add-checkpoint':
      return { method: 'POST', path: emotional(action.id, 'checkpoints'), body: action.checkpoint };
    case 'remove-checkpoint':
      return { method: 'DELETE', path: emotional(action.id, 'checkpoints', action.checkpointId) };
  }
}
