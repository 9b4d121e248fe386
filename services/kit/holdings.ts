import type { Db } from 'mongodb';

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

/** Moves everything of one person to another, as when a guest signs in to an account. Safe to repeat after a cut. */
export async function moveHoldings(db: Db, from: string, to: string): Promise<void> {
  for (const { _id, personField, single } of await registry(db).find().toArray()) {
    const held = db.collection(_id);
    const taken = single && (await held.findOne({ [personField]: to })) !== null;
    if (taken) await held.deleteMany({ [personField]: from });
    else await held.updateMany({ [personField]: from }, { $set: { [personField]: to } });
  }
}
