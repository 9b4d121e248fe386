import type { AnyBulkWriteOperation, Document } from 'mongodb';
import type { VaultEntry } from './contract.ts';

/**
 * An entry as the cloud keeps it, in the collection `vault-entries`. `body` is text whose meaning only devices know.
 *
 * The vault is not declared as a holding: only members have one, so there is nothing to move when a guest signs in,
 * and `_id` holds the person, so it couldn't be handed on. Who deletes an account deletes these by `personId`, and the
 * person's document in `vaults`; both belong to identity itself.
 */
export type VaultEntryDocument = VaultEntry & {
  /** Person, collection and id: what makes an entry one. */
  _id: string;
  personId: string;
  /** Bytes, for the limit. */
  size: number;
  /** The person's revision that wrote it; see `vault-revisions.ts`. */
  revision: number;
};

export const vaultEntryKey = (personId: string, { collection, id }: Pick<VaultEntry, 'collection' | 'id'>) =>
  `${personId}/${collection}/${id}`;

/**
 * An entry as it can be stored: a removal keeps no text, and half a surrogate pair, which UTF-8 can't carry, becomes
 * U+FFFD here and not in the database, so that both sides compare the same text.
 */
export function storable(entry: VaultEntry): VaultEntry {
  return { ...entry, id: entry.id.toWellFormed(), body: entry.deleted ? '' : entry.body.toWellFormed() };
}

export const vaultEntrySize = ({ id, body }: VaultEntry) => Buffer.byteLength(id) + Buffer.byteLength(body);

/**
 * The write that stores an entry unless the cloud has a version that is as new: `isNewerEntry` as the database runs
 * it, in one step, so that two devices at once can't overwrite the newer by the older. Nothing happens on a repeat.
 *
 * @param stale an earlier revision of this same write, which is to be replaced; see `vault-revisions.ts`
 */
export function storeEntry(
  personId: string,
  entry: VaultEntry,
  revision: number,
  stale?: number,
): AnyBulkWriteOperation<VaultEntryDocument> {
  const _id = vaultEntryKey(personId, entry);
  const stored: VaultEntryDocument = { _id, personId, ...entry, size: vaultEntrySize(entry), revision };
  // `$literal`: a text such as '$body' is a text, and no field's name.
  const replaced = { $cond: [replaces(entry, stale), { $literal: stored }, '$$ROOT'] };
  return { updateOne: { filter: { _id }, update: [{ $replaceWith: replaced }], upsert: true } };
}

/** Compares with the fields of the version that is there; where there is none, a missing time is before any other. */
function replaces({ updatedAt, deleted, body }: VaultEntry, stale: number | undefined): Document {
  const greater = deleted ? true : { $lt: ['$body', { $literal: body }] };
  const sameTime = { $and: [{ $eq: ['$updatedAt', updatedAt] }, { $not: ['$deleted'] }, greater] };
  const again = stale === undefined ? [] : [{ $eq: ['$revision', stale] }];
  return { $or: [{ $lt: ['$updatedAt', updatedAt] }, sameTime, ...again] };
}
