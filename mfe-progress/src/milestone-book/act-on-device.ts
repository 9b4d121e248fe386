import { emotionalMilestones, sobrietyMilestones } from '@haven/shared-ui/device-store';
import { emotionalAfter, isSobrietyAction, milestoneIdOf, sobrietyAfter } from './after-action.ts';
import type { MilestoneAction } from './milestone-action.ts';

/** Writes what became of a milestone into its collection; what is gone is taken out. */
function write<Entry extends { id: string }>(
  collection: { save(entry: Entry, now: number): boolean; remove(id: string, now: number): boolean },
  before: Entry | undefined,
  after: Entry | undefined,
  now: number,
): boolean {
  if (after) return collection.save(after, now);
  return before === undefined || collection.remove(before.id, now);
}

/**
 * Does something to a milestone that is kept on this device alone.
 *
 * @param now ms since 1970
 * @returns false when the device refused, or has no such milestone (any more): nothing was changed
 */
export function actOnDevice(action: MilestoneAction, now: number): boolean {
  const id = milestoneIdOf(action);
  const isIt = (each: { id: string }) => each.id === id;
  const takesAway = action.kind.startsWith('remove-') || action.kind === 'undo-lapse';
  if (isSobrietyAction(action)) {
    const before = sobrietyMilestones.read().find(isIt);
    const after = sobrietyAfter(before, action, now);
    return (after || before || takesAway) !== false && write(sobrietyMilestones, before, after, now);
  }
  const before = emotionalMilestones.read().find(isIt);
  const after = emotionalAfter(before, action, now);
  return (after || before || takesAway) !== false && write(emotionalMilestones, before, after, now);
}
