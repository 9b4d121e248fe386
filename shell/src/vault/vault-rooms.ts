/** The collections that the vault carries, as text: the vault does not look into an entry. */
import { type VaultEntry, vaultEntrySchema } from '@haven/identity/contract';
import {
  type Change,
  type Collection,
  chatSessions,
  checkIns,
  emergencyPlans,
  preferences,
  savedStrategies,
} from '@haven/shared-ui/device-store';
import * as z from 'zod/mini';

/** An entry that this device holds. */
export type HeldEntry = Pick<VaultEntry, 'collection' | 'id' | 'body'> & {
  /** What the entry itself says of its last change: ms since 1970; 0 when it says nothing. */
  changedAt: number;
};

export type VaultRoom = {
  collection: VaultEntry['collection'];
  held(): HeldEntry[];
  /**
   * Takes entries of the vault into the collection.
   *
   * @returns those that this release can't read, which are left out; null when the device refused to write
   */
  take(entries: readonly VaultEntry[]): VaultEntry[] | null;
};

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function roomOf<Entry extends { id: string }>(
  source: Collection<Entry>,
  changedAt: (entry: Entry) => number,
): VaultRoom {
  const collection = z.parse(vaultEntrySchema.shape.collection, source.key);
  const changeOf = ({ id, deleted, body }: VaultEntry): Change<Entry> | null => {
    if (deleted) return { id, entry: null };
    const parsed = z.safeParse(source.schema, parseText(body));
    return parsed.success && (source.form === 'single' || parsed.data.id === id)
      ? { id, entry: parsed.data }
      : null;
  };
  return {
    collection,
    held: () =>
      source.read().map((entry) => ({
        collection,
        id: source.form === 'single' ? source.key : entry.id,
        body: JSON.stringify(entry),
        changedAt: Math.max(0, Math.floor(changedAt(entry))),
      })),
    take(entries) {
      const unreadable: VaultEntry[] = [];
      const changes = entries.flatMap((entry) => {
        const change = changeOf(entry);
        if (!change) unreadable.push(entry);
        return change ?? [];
      });
      return changes.length === 0 || source.accept(changes) ? unreadable : null;
    },
  };
}

/** One for each collection of the device that the vault knows. */
export const vaultRooms: readonly VaultRoom[] = [
  roomOf(checkIns, (checkIn) => checkIn.timestamp),
  roomOf(emergencyPlans, (plan) => plan.lastUpdated),
  roomOf(chatSessions, ({ startTime, endTime = 0, messages }) =>
    Math.max(startTime, endTime, ...messages.slice(-1).map((message) => message.timestamp)),
  ),
  roomOf(savedStrategies, (strategy) => strategy.savedAt),
  roomOf(preferences, () => 0),
];

/** All entries on this device that the vault may carry. */
export const heldEntries = (): HeldEntry[] => vaultRooms.flatMap((room) => room.held());
