import { actOnDevice } from './act-on-device.ts';
import type { MilestoneAction } from './milestone-action.ts';

/**
 * What became of an action: kept (`done`), kept on this device and sent when there is a network (`waiting`), or not kept
 * because the device refused (`refused`).
 */
export type ActionOutcome = 'done' | 'waiting' | 'refused';

/**
 * The way to do something to a milestone, wherever it is kept. It rejects with an ApiError where the service refused:
 * then nothing was kept.
 */
export function useMilestoneActions(): (action: MilestoneAction) => Promise<ActionOutcome> {
  return async (action) => (actOnDevice(action, Date.now()) ? 'done' : 'refused');
}
