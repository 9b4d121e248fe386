import type { Collection, Db, Document } from 'mongodb';
import { isDuplicateKey } from './mongo.ts';

/**
 * What a service keeps about people. Every collection with a person's id in it is declared here when its service
 * starts, so that identity can move a guest's things into an account, and erase a person, without knowing the services.
 */
export type Holding = {
  /** The collection's name. */
  collection: string;
  /** The field that holds the person's id. */
  personField: string;
  /** True where a person has at most one: then the account's own is kept and the guest's is dropped. */
  single: boolean;
};

type HoldingDocument = Omit<Holding, 'collection'> & { _id: string };

const registry = (db: Db) => db.collection<HoldingDocument>('holdings');

/** Declares what a service keeps about people; safe to repeat. */
export async function declareHoldings(db: Db, holdings: Holding[]): Promise<void> {
  for (const { collection, ...rest } of holdings) {
    await registry(db).replaceOne({ _id: collection }, rest, { upsert: true });
  }
}

/**
 * Moves everything of one person to another, as when a guest signs in to an account. Safe to repeat after a cut.
 *
 * Where a unique index lets a person have a thing once and both have it, the account's own is kept.
 */
export async function moveHoldings(db: Db, from: string, to: string): Promise<void> {
  if (from === to) return;
  for (const { _id, personField, single } of await registry(db).find().toArray()) {
    const held = db.collection(_id);
    const taken = single && (await held.findOne({ [personField]: to })) !== null;
    if (taken) await held.deleteMany({ [personField]: from });
    else await moveAll(held, personField, from, to);
  }
}

async function moveAll(held: Collection, personField: string, from: string, to: string): Promise<void> {
  try {
    await held.updateMany({ [personField]: from }, { $set: { [personField]: to } });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    for (const { _id } of await held
      .find({ [personField]: from })
      .project({ _id: 1 })
      .toArray())
      await moveOrDrop(held, { _id, [personField]: from }, { [personField]: to });
  }
}

async function moveOrDrop(held: Collection, one: Document, owner: Document): Promise<void> {
  try {
    await held.updateOne(one, { $set: owner });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await held.deleteOne(one);
  }
}
