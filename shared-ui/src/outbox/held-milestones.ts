/**
 * Milestones that somebody kept on the device before they signed in. They move into the account whole, and leave the
 * device when the service has acknowledged them; one that it does not take stays, and is shown as before.
 */
import { emotionalMilestones, readLedger, sobrietyMilestones } from '../device-store/index.ts';
import type { WaitingAction } from './outbox.ts';

/** A milestone on its way into the account. */
export type HeldMilestone = {
  /** Names this version of it: one that was refused may be tried again when it was changed. */
  version: string;
  /** What starts it there: lapses, checkpoints and all. */
  start: WaitingAction;
  /** Takes it off the device. @returns false when the device refused */
  leave(): boolean;
};

type Entry = { id: string; createdAt: number; updatedAt: number };

const heldIn = <Held extends Entry>(
  collection: { key: string; read(): Held[]; remove(id: string): boolean },
  kind: 'start-sobriety' | 'start-emotional',
): HeldMilestone[] =>
  collection
    .read()
    .sort((a, b) => a.createdAt - b.createdAt)
    .map((milestone) => ({
      version: `${milestone.id}@${milestone.updatedAt}`,
      start: {
        id: milestone.id,
        call: { method: 'POST', path: `/api/progress/${collection.key}`, body: milestone },
        action: { kind, milestone },
        at: milestone.createdAt,
        fromBefore: true,
      },
      leave: () => collection.remove(milestone.id),
    }));

/**
 * What waits on this device to move into a person's account, the oldest first; nothing while the device is not known to
 * be theirs (the vault's ledger says whose the entries are).
 */
export const heldMilestonesOf = (owner: string): HeldMilestone[] =>
  readLedger().owner === owner
    ? [...heldIn(sobrietyMilestones, 'start-sobriety'), ...heldIn(emotionalMilestones, 'start-emotional')]
    : [];
