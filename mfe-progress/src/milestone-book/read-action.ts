import {
  checkpointSchema,
  emotionalChangeSchema,
  lapseSchema,
  newEmotionalMilestoneSchema,
  newSobrietyMilestoneSchema,
  sobrietyChangeSchema,
} from '@haven/progress/contract';
import * as z from 'zod/mini';
import type { MilestoneAction } from './milestone-action.ts';

const id = z.string();

const actionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start-sobriety'), milestone: newSobrietyMilestoneSchema }),
  z.object({ kind: z.literal('change-sobriety'), id, change: sobrietyChangeSchema }),
  z.object({ kind: z.literal('remove-sobriety'), id }),
  z.object({ kind: z.literal('log-lapse'), id, lapse: lapseSchema }),
  z.object({ kind: z.literal('undo-lapse'), id, lapseId: z.string() }),
  z.object({ kind: z.literal('start-emotional'), milestone: newEmotionalMilestoneSchema }),
  z.object({ kind: z.literal('change-emotional'), id, change: emotionalChangeSchema }),
  z.object({ kind: z.literal('remove-emotional'), id }),
  z.object({ kind: z.literal('add-checkpoint'), id, checkpoint: checkpointSchema }),
  z.object({ kind: z.literal('remove-checkpoint'), id, checkpointId: z.string() }),
]);

/** An action as the outbox holds it; null for one of another release, which is sent but can't be shown. */
export function readAction(value: unknown): MilestoneAction | null {
  const parsed = z.safeParse(actionSchema, value);
  return parsed.success ? parsed.data : null;
}
