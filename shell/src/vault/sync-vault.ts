import {
  type VaultEntry,
  type VaultSyncRequest,
  vaultBatch,
  vaultEntrySchema,
} from '@haven/identity/contract';
import { ApiError } from '@haven/shared-ui/api-client';
import { entryKey, readLedger, writeLedger } from '@haven/shared-ui/device-store';
import * as z from 'zod/mini';
import { DeviceRefused, readAgain, takeAnswer, type VaultAnswer } from './take-answer.ts';
import { markStrays, nextBatch, unsentEntries } from './unsent.ts';
import { heldEntries } from './vault-rooms.ts';

export type SendToVault = (request: VaultSyncRequest) => Promise<VaultAnswer>;

/** The cloud refused what was sent, not the person and not for the moment: sending the same again is no use. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 413 || error.status === 422) && error.code !== 'vault-full';

/** Names one version of an entry, as the `refused` of `syncVault` does. */
export const versionOf = (entry: VaultEntry) => `${entryKey(entry.collection, entry.id)}@${entry.updatedAt}`;

/** What this device has to say next, and how far it has read; null when the ledger is not this person's (any more). */
function nextRequest(owner: string, refused: Set<string>, limit: number): VaultSyncRequest | null {
  const held = heldEntries();
  const stored = readLedger();
  if (stored.owner !== owner) return null;
  const ledger = markStrays(stored, held);
  if (ledger !== stored && !writeLedger(ledger)) throw new DeviceRefused();
  const unsent = unsentEntries(ledger, held);
  for (const entry of unsent) {
    if (!z.safeParse(vaultEntrySchema, entry).success) refused.add(versionOf(entry));
  }
  const sendable = unsent.filter((entry) => !refused.has(versionOf(entry)));
  return {
    person: owner,
    ...(ledger.cursor === undefined ? {} : { cursor: ledger.cursor }),
    entries: nextBatch(sendable, limit),
  };
}

/**
 * Learns from a refusal. With nothing sent it was the cursor; else one of the entries is to blame, and halves find it.
 *
 * @returns how many entries to try next
 * @throws the error itself when it was no refusal
 */
function narrowDown(error: unknown, { entries, cursor }: VaultSyncRequest, refused: Set<string>): number {
  if (!isRefusal(error)) throw error;
  if (entries.length === 0) {
    if (cursor === undefined) throw error;
    readAgain();
  }
  if (entries.length === 1) for (const entry of entries) refused.add(versionOf(entry));
  return Math.max(1, Math.ceil(entries.length / 2));
}

/**
 * Sends what the cloud does not have, and takes what it has from other devices, until neither is left. Only one may run
 * at a time on a device.
 *
 * @param owner the person's id; it ends at once when the ledger becomes someone else's
 * @param refused versions of entries that the cloud does not take, so that they don't hold up the others; grows
 * @throws whatever `send` throws, unless a single entry was to blame; `DeviceRefused` when the device is full
 */
export async function syncVault(owner: string, send: SendToVault, refused: Set<string>): Promise<void> {
  let limit = vaultBatch;
  let more = true;
  for (;;) {
    const next = nextRequest(owner, refused, limit);
    if (!next || (!more && next.entries.length === 0)) return;
    let answer: VaultAnswer;
    try {
      answer = await send(next);
    } catch (error) {
      limit = narrowDown(error, next, refused);
      continue;
    }
    if (readLedger().owner !== owner) return;
    takeAnswer(next.entries, answer);
    more = answer.more;
    if (more && answer.cursor === next.cursor) {
      throw new Error('The vault says that there is more, but not where.');
    }
    limit = Math.min(vaultBatch, limit * 2);
  }
}
