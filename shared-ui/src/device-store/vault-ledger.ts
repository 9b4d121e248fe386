import * as z from 'zod/mini';
import { readText, watchText, writeText } from './device-storage.ts';

/**
 * What the device knows about its entries beyond their content: when each was changed, whether the cloud has it yet,
 * and whose they are. Kept beside the collections, so that those hold exactly what the spec says.
 */
const markSchema = z.object({
  /** ms since 1970; always later than what it replaced, so that a clock set back can't make an edit lose. */
  updatedAt: z.number(),
  deleted: z.optional(z.boolean()),
  /** True until the cloud acknowledged it. */
  unsent: z.optional(z.boolean()),
});
export type EntryMark = z.infer<typeof markSchema>;

const ledgerSchema = z.object({
  /** The account that the entries belong to; absent while no one signed in on this device. */
  owner: z.optional(z.string()),
  /** How far this device has read the vault. */
  cursor: z.optional(z.string()),
  marks: z.record(z.string(), markSchema),
});
export type VaultLedger = z.infer<typeof ledgerSchema>;

export const ledgerKey = 'vault-ledger';

export const entryKey = (collection: string, id: string) => `${collection}/${id}`;

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not what we wrote.
  }
}

/**
 * The ledger in a text. One that this release can't read counts as empty, so that everything is sent again; but whose
 * it is stays known wherever possible, since the entries of nobody become the next person's.
 */
export function ledgerFrom(text: string | null): VaultLedger {
  const value = text ? parseOrNull(text) : null;
  const whole = z.safeParse(ledgerSchema, value);
  if (whole.success) return whole.data;
  const owned = z.safeParse(z.pick(ledgerSchema, { owner: true }), value);
  return { ...(owned.success ? owned.data : {}), marks: {} };
}

export const readLedger = (): VaultLedger => ledgerFrom(readText(ledgerKey));

/** @returns false when the device refused */
export const writeLedger = (ledger: VaultLedger) => writeText(ledgerKey, JSON.stringify(ledger));

export const watchLedger = (listener: () => void) => watchText(ledgerKey, listener);

/** Marks an entry as changed on this device now, and as not yet in the cloud. */
export function markChanged(collection: string, id: string, now: number, deleted: boolean): void {
  const ledger = readLedger();
  const key = entryKey(collection, id);
  const updatedAt = Math.max(now, (ledger.marks[key]?.updatedAt ?? 0) + 1);
  ledger.marks[key] = { updatedAt, unsent: true, ...(deleted ? { deleted } : {}) };
  writeLedger(ledger);
}
