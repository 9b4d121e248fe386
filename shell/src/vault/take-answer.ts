import { isNewerEntry, type VaultEntry, vaultEntrySchema } from '@haven/identity/contract';
import {
  entryKey,
  readLedger,
  type VaultLedger,
  writeLedger,
  writeText,
} from '@haven/shared-ui/device-store';
import * as z from 'zod/mini';
import { markStrays } from './unsent.ts';
import { type HeldEntry, heldEntries, vaultRooms } from './vault-rooms.ts';

/** What the vault answered; its entries are looked at one by one, since a newer release may have written some. */
export const answerSchema = z.object({
  cursor: z.string(),
  entries: z.array(z.unknown()),
  more: z.boolean(),
});
export type VaultAnswer = z.infer<typeof answerSchema>;

/** The device has no room left, or refuses to store anything. Nothing is lost: the cloud still has it. */
export class DeviceRefused extends Error {
  constructor() {
    super('The device refused to store what came from the vault.');
    this.name = 'DeviceRefused';
  }
}

/** Set while the vault holds entries that this release could not read: a later page may be of one that can. */
export const unreadKey = 'vault-unread';

/** What the device has of an entry; null when it has nothing of it. */
function ownVersion(ledger: VaultLedger, bodies: ReadonlyMap<string, string>, key: string) {
  const mark = ledger.marks[key];
  const body = bodies.get(key);
  if (!mark || (body === undefined && !mark.deleted)) return null;
  return { updatedAt: mark.updatedAt, deleted: body === undefined, body: body ?? '' };
}

/** The entries that replace what the device has. */
export function newerEntries(
  ledger: VaultLedger,
  held: readonly HeldEntry[],
  incoming: readonly VaultEntry[],
): VaultEntry[] {
  const bodies = new Map(held.map((entry) => [entryKey(entry.collection, entry.id), entry.body]));
  return incoming.filter((entry) => {
    const own = ownVersion(ledger, bodies, entryKey(entry.collection, entry.id));
    return own === null || isNewerEntry(entry, own);
  });
}

/**
 * Writes entries into the collections. Their marks are in the ledger that comes back, which is still to be written.
 *
 * @param unsent true for entries that the cloud does not have yet
 */
export function takeEntries(ledger: VaultLedger, entries: readonly VaultEntry[], unsent = false) {
  const marks = { ...ledger.marks };
  let refused = false;
  let taken = 0;
  for (const room of vaultRooms) {
    const own = entries.filter((entry) => entry.collection === room.collection);
    const unreadable = room.take(own);
    if (unreadable === null) refused = true;
    for (const entry of unreadable === null ? [] : own) {
      if (unreadable?.includes(entry)) continue;
      const { collection, id, updatedAt, deleted } = entry;
      taken += 1;
      marks[entryKey(collection, id)] = {
        updatedAt,
        ...(deleted ? { deleted } : {}),
        ...(unsent ? { unsent } : {}),
      };
    }
  }
  return { ledger: { ...ledger, marks }, refused, allTaken: taken === entries.length };
}

/** The ledger after the cloud acknowledged entries. One that was changed meanwhile stays unsent. */
export function acknowledge(ledger: VaultLedger, sent: readonly VaultEntry[]): VaultLedger {
  const marks = { ...ledger.marks };
  for (const { collection, id, updatedAt } of sent) {
    const key = entryKey(collection, id);
    const mark = marks[key];
    if (mark?.updatedAt !== updatedAt) continue;
    const { unsent: _unsent, ...acknowledged } = mark;
    marks[key] = acknowledged;
  }
  return { ...ledger, marks };
}

/**
 * Writes an answer of the vault to the device. What fits no collection of this release is left where it is, in the
 * cloud, and read again by a later page.
 *
 * @param sent the entries that the vault answered to
 * @throws DeviceRefused when not everything could be written: the next call then begins at the same place
 */
export function takeAnswer(sent: readonly VaultEntry[], answer: VaultAnswer): void {
  const incoming = answer.entries.flatMap((entry) => {
    const parsed = z.safeParse(vaultEntrySchema, entry);
    return parsed.success ? [parsed.data] : [];
  });
  const held = heldEntries();
  const own = acknowledge(markStrays(readLedger(), held), sent);
  const { ledger, refused, allTaken } = takeEntries(own, newerEntries(own, held, incoming));
  if ((!allTaken && !refused) || incoming.length < answer.entries.length) writeText(unreadKey, '1');
  const written = writeLedger(refused ? ledger : { ...ledger, cursor: answer.cursor });
  if (refused || !written) throw new DeviceRefused();
}

/** Makes the next call read the vault from its beginning. */
export function readAgain(): void {
  const { cursor: _cursor, ...ledger } = readLedger();
  if (writeLedger(ledger)) writeText(unreadKey, null);
}
