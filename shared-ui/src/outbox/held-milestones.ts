/**
 * Milestones that somebody kept on the device before they signed in. They move into the account, and leave the device
 * when the service has acknowledged them; one that it does not take stays, and is shown as before.
 */
import {
  type EmotionalEntry,
  emotionalMilestones,
  readLedger,
  type SobrietyEntry,
  sobrietyMilestones,
} from '../device-store/index.ts';
import type { WaitingAction } from './outbox.ts';

/** A milestone on its way into the account. */
export type HeldMilestone = {
  /** Names this version of it: one that was refused may be tried again when it was changed. */
  version: string;
  /** What starts it there, with its lapses or checkpoints. */
  start: WaitingAction;
  /** The lapses or checkpoints that are too many for that call: each is added by a call of its own, once it is there. */
  rest: WaitingAction[];
  /** Takes it off the device. @returns false when the device refused */
  leave(): boolean;
};

type Entry = { id: string; createdAt: number; updatedAt: number };

export const versionOf = ({ id, updatedAt }: Pick<Entry, 'id' | 'updatedAt'>) => `${id}@${updatedAt}`;

/** Bytes of lapses or checkpoints in one call: less than the door takes, and a slow network has it arrive in time. */
const callBytes = 384 * 1024;

const encoder = new TextEncoder();
const bytesOf = (part: unknown) => encoder.encode(JSON.stringify(part)).length;

/** The parts that go along with the start, as many as fit, and those that may follow. */
function split<Part>(parts: readonly Part[], mayFollow: (part: Part) => boolean): [Part[], Part[]] {
  const [along, after]: [Part[], Part[]] = [[], []];
  let bytes = 0;
  for (const part of parts) {
    bytes += bytesOf(part);
    (bytes > callBytes && mayFollow(part) ? after : along).push(part);
  }
  return [along, after];
}

/** Where a kind of milestone goes to, and what it consists of. */
type Kind<Held, Part> = {
  collection: { key: string; read(): Held[]; remove(id: string): boolean };
  startOf(milestone: Held, along: Part[]): { kind: string; milestone: Held };
  partsOf(milestone: Held): readonly Part[];
  /** False for what the service takes with the start alone. */
  mayFollow(part: Part, milestone: Held): boolean;
  /** The last of the path of a call that adds a part. */
  path: string;
  addition(milestoneId: string, part: Part): unknown;
};

function heldIn<Held extends Entry, Part extends { id: string }>(kind: Kind<Held, Part>): HeldMilestone[] {
  const path = `/api/progress/${kind.collection.key}`;
  const heldOf = (milestone: Held): HeldMilestone => {
    const { id, createdAt: at } = milestone;
    const [along, after] = split(kind.partsOf(milestone), (part) => kind.mayFollow(part, milestone));
    const action = kind.startOf(milestone, along);
    return {
      version: versionOf(milestone),
      start: { id, call: { method: 'POST', path, body: action.milestone }, action, at, fromBefore: true },
      rest: after.map((part) => ({
        id: part.id,
        call: { method: 'POST', path: `${path}/${id}/${kind.path}`, body: part },
        action: kind.addition(id, part),
        at,
        fromBefore: true,
      })),
      leave: () => kind.collection.remove(id),
    };
  };
  return kind.collection
    .read()
    .sort((a, b) => a.createdAt - b.createdAt)
    .map(heldOf);
}

const sobriety: Kind<SobrietyEntry, SobrietyEntry['lapses'][number]> = {
  collection: sobrietyMilestones,
  startOf: (milestone, lapses) => ({ kind: 'start-sobriety', milestone: { ...milestone, lapses } }),
  partsOf: ({ lapses }) => lapses,
  // One from before a beginning that was moved, or of several devices, can't be logged by itself.
  mayFollow: ({ day, otherIds }, { sobrietyDate }) => day >= sobrietyDate && !otherIds,
  path: 'lapses',
  addition: (id, lapse) => ({ kind: 'log-lapse', id, lapse }),
};

const emotional: Kind<EmotionalEntry, EmotionalEntry['checkpoints'][number]> = {
  collection: emotionalMilestones,
  startOf: (milestone, checkpoints) => ({
    kind: 'start-emotional',
    milestone: { ...milestone, checkpoints },
  }),
  partsOf: ({ checkpoints }) => checkpoints,
  mayFollow: () => true,
  path: 'checkpoints',
  addition: (id, checkpoint) => ({ kind: 'add-checkpoint', id, checkpoint }),
};

/**
 * What waits on this device to move into a person's account, the oldest first; nothing while the device is not known to
 * be theirs (the vault's ledger says whose the entries are).
 */
export const heldMilestonesOf = (owner: string): HeldMilestone[] =>
  readLedger().owner === owner ? [...heldIn(sobriety), ...heldIn(emotional)] : [];
