import { randomUUID } from 'node:crypto';
import { HavenError } from '@haven/kit/errors';
import { isDuplicateKey } from '@haven/kit/mongo';
import type { Person, ServiceContext } from '@haven/kit/service';
import type { Collection, WriteConcernSettings } from 'mongodb';
import type { JoinRequest, User } from './contract.ts';

/** A person as the database keeps them. A guest has neither an e-mail nor a password. */
export type PersonDocument = {
  _id: string;
  kind: Person['kind'];
  /** In lower case. */
  email?: string;
  /** Argon2id, in the PHC format. */
  passwordHash?: string;
  firstName?: string;
  lastName?: string;
  createdAt: Date;
};

type MemberFields = Omit<PersonDocument, '_id' | 'createdAt'>;

export const emailTaken = () =>
  new HavenError(
    409,
    'email-taken',
    'There is already an account with this e-mail. You can sign in with it.',
  );

/** What a member's own front end may know of them; null for a guest. */
export function userOf({ _id, email, firstName, lastName }: PersonDocument): User | null {
  if (email === undefined) return null;
  return { id: _id, email, ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
}

/** The people that Haven knows, in the collection `people`. */
export class People {
  readonly #people: Collection<PersonDocument>;
  readonly #durable: { writeConcern: WriteConcernSettings };
  readonly #now: () => number;

  constructor({ db, durable, now }: ServiceContext) {
    this.#people = db.collection<PersonDocument>('people');
    this.#durable = { writeConcern: durable };
    this.#now = now;
  }

  /** Makes the index that lets an e-mail belong to one person; partial, since guests have none. */
  async prepare(): Promise<void> {
    await this.#people.createIndex(
      { email: 1 },
      { unique: true, partialFilterExpression: { email: { $exists: true } } },
    );
  }

  byId(id: string): Promise<PersonDocument | null> {
    return this.#people.findOne({ _id: id });
  }

  byEmail(email: string): Promise<PersonDocument | null> {
    return this.#people.findOne({ email });
  }

  async addGuest(): Promise<PersonDocument> {
    return await this.#add({ kind: 'guest' });
  }

  /**
   * Makes a member. Of two at once with the same e-mail exactly one is made: the index decides.
   *
   * @param guestId a guest who becomes the member and keeps their id, so that what they hold need not move
   * @throws 409 `email-taken`
   */
  async addMember(
    request: JoinRequest,
    passwordHash: string,
    guestId: string | undefined,
  ): Promise<PersonDocument> {
    const { email, firstName, lastName } = request;
    const fields: MemberFields = {
      kind: 'member',
      email,
      passwordHash,
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
    };
    try {
      const grown = guestId === undefined ? null : await this.#grow(guestId, fields);
      return grown ?? (await this.#add(fields));
    } catch (error) {
      throw isDuplicateKey(error) ? emailTaken() : error;
    }
  }

  /** Removes a guest; never anyone who has an account. */
  async removeGuest(id: string): Promise<void> {
    await this.#people.deleteOne({ _id: id, kind: 'guest' }, this.#durable);
  }

  /** @returns null when there is no such guest any more */
  #grow(guestId: string, fields: MemberFields): Promise<PersonDocument | null> {
    return this.#people.findOneAndUpdate(
      { _id: guestId, kind: 'guest' },
      { $set: fields },
      { ...this.#durable, returnDocument: 'after' },
    );
  }

  async #add(fields: MemberFields): Promise<PersonDocument> {
    const person = { _id: randomUUID(), ...fields, createdAt: new Date(this.#now()) };
    await this.#people.insertOne(person, this.#durable);
    return person;
  }
}
