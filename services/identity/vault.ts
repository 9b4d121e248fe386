import { HavenError } from '@haven/kit/errors';
import { isDuplicateKey } from '@haven/kit/mongo';
import type { ServiceContext } from '@haven/kit/service';
import type { Collection, WriteConcernSettings } from 'mongodb';
import {
  isNewerEntry,
  type VaultEntry,
  type VaultSyncAnswer,
  type VaultSyncRequest,
  vaultBatch,
} from './contract.ts';
import { readCursor, writeCursor } from './vault-cursor.ts';
import {
  storable,
  storeEntry,
  type VaultEntryDocument,
  vaultEntryKey,
  vaultEntrySize,
} from './vault-entries.ts';
import { VaultRevisions } from './vault-revisions.ts';

/** What one person may keep; removals count as entries. */
export const vaultLimits = { entries: 20_000, bytes: 20 * 1024 * 1024 };

/**
 * Bytes of entries in one answer: what a phone on a bad network fetches before it gives up, and a fraction of what a
 * hundred of the longest would hold in memory for each caller who is slow to read.
 */
const answerBytes = 512 * 1024;

/** Milliseconds after which the database itself ends a write: well before the write is given up by its readers. */
const longestWrite = 30_000;

const vaultFull = () =>
  new HavenError(
    413,
    'vault-full',
    'Your cloud vault is full, so nothing of this was saved to it. What is on this device stays here.',
  );

/** The cloud's copy of what people keep on their devices. */
export class Vault {
  readonly #entries: Collection<VaultEntryDocument>;
  readonly #revisions: VaultRevisions;
  readonly #writeConcern: WriteConcernSettings;

  constructor(context: ServiceContext) {
    this.#entries = context.db.collection<VaultEntryDocument>('vault-entries');
    this.#revisions = new VaultRevisions(context);
    this.#writeConcern = context.durable;
  }

  /** Makes the index by which changes are read; with `size` in it the limit is counted from the index alone. */
  async prepare(): Promise<void> {
    await this.#entries.createIndex({ personId: 1, revision: 1, size: 1 });
  }

  /**
   * Stores what a device has changed, then tells what changed since its cursor. May be repeated.
   *
   * @throws 413 `vault-full` with nothing stored, 422 `invalid` for a broken cursor
   */
  async sync(
    personId: string,
    { cursor, entries }: Pick<VaultSyncRequest, 'cursor' | 'entries'>,
  ): Promise<VaultSyncAnswer> {
    const since = readCursor(personId, cursor);
    await this.#store(personId, entries);
    return await this.#changes(personId, since);
  }

  async #store(personId: string, sent: VaultEntry[]): Promise<void> {
    const entries = newestOfEach(sent.map(storable));
    const known = await this.#known(personId, entries);
    const newer = entries.filter((entry) => {
      const kept = known.get(vaultEntryKey(personId, entry));
      return !kept || isNewerEntry(entry, kept);
    });
    if (newer.length === 0) return;
    await this.#refuseTooMuch(personId, newer, known);
    await this.#write(personId, newer);
  }

  async #known(personId: string, entries: VaultEntry[]): Promise<Map<string, VaultEntryDocument>> {
    const keys = entries.map((entry) => vaultEntryKey(personId, entry));
    const known = await this.#entries.find({ _id: { $in: keys } }).toArray();
    return new Map(known.map((entry) => [entry._id, entry]));
  }

  /**
   * Refuses what makes a full vault grow; a full vault may still shrink. Devices that write at the very same time may
   * together pass the limit by a batch: it is there for the disk.
   */
  async #refuseTooMuch(
    personId: string,
    newer: VaultEntry[],
    known: Map<string, VaultEntryDocument>,
  ): Promise<void> {
    const grown = { entries: 0, bytes: 0 };
    for (const entry of newer) {
      const kept = known.get(vaultEntryKey(personId, entry));
      grown.entries += kept ? 0 : 1;
      grown.bytes += vaultEntrySize(entry) - (kept?.size ?? 0);
    }
    if (grown.entries <= 0 && grown.bytes <= 0) return;
    const [used = { entries: 0, bytes: 0 }] = await this.#entries
      .aggregate<{ entries: number; bytes: number }>([
        { $match: { personId } },
        { $group: { _id: null, entries: { $sum: 1 }, bytes: { $sum: '$size' } } },
      ])
      .toArray();
    const over = (what: 'entries' | 'bytes') =>
      grown[what] > 0 && used[what] + grown[what] > vaultLimits[what];
    if (over('entries') || over('bytes')) throw vaultFull();
  }

  /** Writes until the revisions hold; a second round is needed only after a pause of a minute (`vault-revisions.ts`). */
  async #write(personId: string, entries: VaultEntry[]): Promise<void> {
    let stale: number | undefined;
    for (;;) {
      const first = await this.#revisions.begin(personId, entries.length);
      await this.#bulkWrite(personId, entries, first, stale);
      if (await this.#revisions.finish(personId, first)) return;
      stale = first;
    }
  }

  async #bulkWrite(personId: string, entries: VaultEntry[], first: number, stale?: number): Promise<void> {
    const writes = entries.map((entry, i) =>
      storeEntry(personId, entry, first + i, stale === undefined ? undefined : stale + i),
    );
    const options = { writeConcern: this.#writeConcern, ordered: false, maxTimeMS: longestWrite };
    try {
      await this.#entries.bulkWrite(writes, options);
    } catch (error) {
      // Two devices that bring a new entry at once: one insert loses. The entry is there now, so it is compared.
      if (!isDuplicateKey(error)) throw error;
      await this.#entries.bulkWrite(writes, options);
    }
  }

  async #changes(personId: string, since: number): Promise<VaultSyncAnswer> {
    const { last, settled } = await this.#revisions.reached(personId);
    // A device that is ahead of the vault has seen what a restored backup doesn't know: it starts from the beginning.
    const after = since > last ? 0 : since;
    const { reached, more } = await this.#page(personId, after, settled);
    const page = await this.#entries
      .find({ personId, revision: { $gt: after, $lte: reached } })
      .sort({ revision: 1 })
      .toArray();
    return { cursor: writeCursor(personId, Math.max(after, reached)), entries: page.map(entryOf), more };
  }

  /** How far one answer goes: up to `settled`, or to the last entry that still fits. Read from the index alone. */
  async #page(personId: string, after: number, settled: number): Promise<{ reached: number; more: boolean }> {
    const sizes = await this.#entries
      .find({ personId, revision: { $gt: after, $lte: settled } })
      .project<Pick<VaultEntryDocument, 'revision' | 'size'>>({ _id: 0, revision: 1, size: 1 })
      .sort({ revision: 1 })
      .limit(vaultBatch + 1)
      .toArray();
    let bytes = 0;
    let last: number | undefined;
    for (const [i, { revision, size }] of sizes.entries()) {
      bytes += size;
      // One that is larger than a whole answer goes alone.
      if (last !== undefined && (i === vaultBatch || bytes > answerBytes))
        return { reached: last, more: true };
      last = revision;
    }
    return { reached: settled, more: false };
  }
}

/** One version of each entry, since a call may carry several. */
function newestOfEach(entries: VaultEntry[]): VaultEntry[] {
  const newest = new Map<string, VaultEntry>();
  for (const entry of entries) {
    const key = `${entry.collection}/${entry.id}`;
    const other = newest.get(key);
    if (!other || isNewerEntry(entry, other)) newest.set(key, entry);
  }
  return [...newest.values()];
}

const entryOf = ({ collection, id, updatedAt, deleted, body }: VaultEntryDocument): VaultEntry => ({
  collection,
  id,
  updatedAt,
  deleted,
  body,
});
