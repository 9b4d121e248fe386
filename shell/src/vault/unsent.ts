/** Which entries the cloud does not have yet, and what goes into one call. */
import { type VaultEntry, vaultBatch, vaultCollections } from '@haven/identity/contract';
import { entryKey, type VaultLedger } from '@haven/shared-ui/device-store';
import type { HeldEntry } from './vault-rooms.ts';

/**
 * Bytes of entries in one call, well below the 64 kB that a service takes. An entry that is larger by itself goes
 * alone.
 */
const batchBytes = 48 * 1024;

/**
 * Gives a mark to every entry that the ledger does not know, or knows only as it was before: entries from before there
 * were marks, and those whose mark was lost (a full device, two tabs at once). They count as unsent, changed when they
 * themselves say so.
 *
 * @returns the same ledger when there are none
 */
export function markStrays(ledger: VaultLedger, held: readonly HeldEntry[]): VaultLedger {
  const strays: VaultLedger['marks'] = {};
  for (const { collection, id, changedAt } of held) {
    const key = entryKey(collection, id);
    const mark = ledger.marks[key];
    if (!mark) strays[key] = { updatedAt: changedAt, unsent: true };
    else if (mark.deleted || changedAt > mark.updatedAt) {
      strays[key] = { updatedAt: Math.max(changedAt, mark.updatedAt + 1), unsent: true };
    }
  }
  return Object.keys(strays).length === 0 ? ledger : { ...ledger, marks: { ...ledger.marks, ...strays } };
}

/** A mark's key as the entry's collection and id; null for a collection that the vault does not carry. */
function placeOf(key: string): Pick<VaultEntry, 'collection' | 'id'> | null {
  const cut = key.indexOf('/');
  const collection = vaultCollections.find((each) => each === key.slice(0, cut));
  return collection ? { collection, id: key.slice(cut + 1) } : null;
}

/**
 * What the cloud does not have yet, oldest first. A mark without its entry, which is no removal either, says nothing:
 * the entry may be one that this release can't read.
 */
export function unsentEntries(ledger: VaultLedger, held: readonly HeldEntry[]): VaultEntry[] {
  const bodies = new Map(held.map((entry) => [entryKey(entry.collection, entry.id), entry.body]));
  const entries = Object.entries(ledger.marks).flatMap(([key, { unsent, updatedAt, deleted = false }]) => {
    const place = unsent ? placeOf(key) : null;
    const body = deleted ? '' : bodies.get(key);
    return place && body !== undefined ? [{ ...place, updatedAt, deleted, body }] : [];
  });
  return entries.sort((one, other) => one.updatedAt - other.updatedAt);
}

const encoder = new TextEncoder();
const bytesOf = (entry: VaultEntry) => encoder.encode(JSON.stringify(entry)).length;

/**
 * The entries for one call: the first ones, as many as fit.
 *
 * @param limit entries at most
 */
export function nextBatch(entries: readonly VaultEntry[], limit = vaultBatch): VaultEntry[] {
  const batch: VaultEntry[] = [];
  let bytes = 0;
  for (const entry of entries.slice(0, Math.min(limit, vaultBatch))) {
    bytes += bytesOf(entry);
    if (batch.length > 0 && bytes > batchBytes) break;
    batch.push(entry);
  }
  return batch;
}
