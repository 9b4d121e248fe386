/**
 * Whose entries a device holds. One person's entries are neither shown to the next one who signs in nor sent to their
 * account; what the cloud does not have yet is set aside, and comes back when its owner signs in again.
 */
import { isNewerEntry, type VaultEntry, vaultEntrySchema } from '@haven/identity/contract';
import {
  entryKey,
  readLedger,
  readText,
  type VaultLedger,
  writeLedger,
  writeText,
} from '@haven/shared-ui/device-store';
import * as z from 'zod/mini';
import {
  bringMilestonesBack,
  forgetAccountOf,
  hasMilestonesAside,
  setMilestonesAside,
} from './milestones-aside.ts';
import { newerEntries, takeEntries, unreadKey } from './take-answer.ts';
import { markStrays, unsentEntries } from './unsent.ts';
import { heldEntries, vaultRooms } from './vault-rooms.ts';

const setAsideKey = (owner: string) => `set-aside-${owner}`;

// The length of a body does not matter here: an entry too long for the cloud is kept as well.
const setAsideSchema = z.array(z.extend(vaultEntrySchema, { body: z.string() }));

function readSetAside(owner: string): VaultEntry[] {
  const text = readText(setAsideKey(owner));
  if (!text) return [];
  try {
    const parsed = z.safeParse(setAsideSchema, JSON.parse(text));
    return parsed.success ? parsed.data : [];
  } catch {
    return []; // Not what we wrote: there is nothing to bring back.
  }
}

/** @returns false when the device refused */
function setAside(owner: string, entries: readonly VaultEntry[]): boolean {
  if (entries.length === 0) return true;
  const kept = new Map<string, VaultEntry>();
  for (const entry of [...readSetAside(owner), ...entries]) {
    const key = entryKey(entry.collection, entry.id);
    const other = kept.get(key);
    if (!other || isNewerEntry(entry, other)) kept.set(key, entry);
  }
  return writeText(setAsideKey(owner), JSON.stringify([...kept.values()]));
}

/** Those of a person's entries on this device that the cloud does not have; none where the entries are not theirs. */
export function unsentOf(owner: string): VaultEntry[] {
  const held = heldEntries();
  const ledger = markStrays(readLedger(), held);
  return ledger.owner === owner ? unsentEntries(ledger, held) : [];
}

/**
 * Takes a person's entries out of sight: what the cloud has is removed from the device, what it lacks is set aside.
 * Where the entries are not theirs, everything stays as it is. Safe to repeat after a cut.
 *
 * @returns false when the device had no room to set entries aside: then nothing was removed
 */
export function clearDeviceOf(owner: string): boolean {
  forgetAccountOf(owner);
  const held = heldEntries();
  const ledger = markStrays(readLedger(), held);
  if (ledger.owner !== owner) return true;
  // Without the cursor, an interrupted clearing ends with the owner reading everything from the cloud again.
  if (!writeLedger({ owner, marks: ledger.marks })) return false;
  if (!setAside(owner, unsentEntries(ledger, held)) || !setMilestonesAside(owner)) return false;
  for (const { collection } of vaultRooms) writeText(collection, null);
  writeText(unreadKey, null);
  return writeLedger({ marks: {} });
}

/** What was set aside comes back, unless the device has something newer. */
function bringBack(ledger: VaultLedger, owner: string): boolean {
  const entries = readSetAside(owner);
  const back = takeEntries(ledger, newerEntries(ledger, heldEntries(), entries), true);
  if (!writeLedger(back.ledger) || back.refused || !bringMilestonesBack(owner)) return false;
  return entries.length === 0 || !back.allTaken || writeText(setAsideKey(owner), null);
}

/**
 * Makes the device a person's own. Entries that were no one's become theirs and count as unsent; another person's are
 * taken out of sight; what this person left here comes back.
 *
 * @returns false when the device refused: then nothing may be sent
 */
export function takeOwnership(person: string): boolean {
  const before = readLedger();
  const isAside = readText(setAsideKey(person)) !== null || hasMilestonesAside(person);
  if (before.owner === person && !isAside) return true;
  if (before.owner !== undefined && before.owner !== person && !clearDeviceOf(before.owner)) return false;
  const ledger = markStrays(readLedger(), heldEntries());
  if (ledger.owner === person) return bringBack(ledger, person);
  const marks = Object.entries(ledger.marks).map(([key, mark]) => [key, { ...mark, unsent: true }] as const);
  const own = { owner: person, marks: Object.fromEntries(marks) };
  // First the name, then the entries: those that came back to a device of nobody would be the next person's.
  return writeLedger(own) && bringBack(own, person);
}
