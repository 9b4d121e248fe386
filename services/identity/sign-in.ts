import { HavenError } from '@haven/kit/errors';
import { moveHoldings } from '@haven/kit/holdings';
import type { Person } from '@haven/kit/person';
import type { ServiceContext } from '@haven/kit/service';
import type { JoinRequest, SignInRequest } from './contract.ts';
import { Passwords } from './passwords.ts';
import { emailTaken, People, type PersonDocument } from './people.ts';
import { Sessions } from './sessions.ts';
import { Tries } from './tries.ts';

/** Who asks, before they are let in. */
export type Caller = {
  /** The guest or member whose session it is, or nobody. */
  person: Person | null;
  sessionId: string | undefined;
  address: string;
};

/** Someone who was let in, with the session that the cookie is for. */
export type Entered = { person: PersonDocument; sessionId: string };

const wrongCredentials = () =>
  new HavenError(401, 'wrong-credentials', 'This e-mail and this password do not belong together.');

const sweepEvery = 60 * 60 * 1000;

/** Joining, signing in and out, and being a guest. Every entry makes a new session and ends the one before. */
export class SignIn {
  readonly #context: ServiceContext;
  readonly #people: People;
  readonly #sessions: Sessions;
  readonly #passwords = new Passwords();
  readonly #tries: Tries;
  #sweptAt = 0;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#people = new People(context);
    this.#sessions = new Sessions(context, this.#people);
    this.#tries = new Tries(context);
  }

  /** Makes the indexes; safe to repeat. */
  async prepare(): Promise<void> {
    await Promise.all([this.#people.prepare(), this.#sessions.prepare(), this.#tries.prepare()]);
  }

  /**
   * Makes an account. A guest becomes the member and keeps their id, so that nothing has to move.
   *
   * @throws 409 `email-taken`, 429 `too-many-tries`, 503 `busy`
   */
  async join(request: JoinRequest, caller: Caller): Promise<Entered> {
    await this.#tries.join(caller.address);
    // Asked before the hash is made, which is dear; the index decides when two ask at once.
    if (await this.#people.byEmail(request.email)) throw emailTaken();
    const passwordHash = await this.#passwords.hash(request.password);
    const guestId = caller.person?.kind === 'guest' ? caller.person.id : undefined;
    const person = await this.#people.addMember(request, passwordHash, guestId);
    return await this.#enter(person, caller);
  }

  /**
   * Lets a member in. What a guest holds is moved into the account, and the guest is removed.
   *
   * Every step may be repeated: after a cut the browser still has the guest's cookie, because the guest's session is
   * ended only when their things are moved and the new session is on disk.
   *
   * @throws 401 `wrong-credentials`, 429 `too-many-tries`, 503 `busy`
   */
  async signIn({ email, password }: SignInRequest, caller: Caller): Promise<Entered> {
    await this.#tries.signIn(email, caller.address);
    const person = await this.#people.byEmail(email);
    const matches = await this.#passwords.matches(person?.passwordHash, password);
    if (!person || !matches) throw wrongCredentials();
    await this.#tries.signedIn(email, caller.address);

    const { db } = this.#context;
    // When a join was cut before its answer, the guest is this very member: then moving and removing do nothing.
    const guest = caller.person?.kind === 'guest' ? caller.person : null;
    if (guest) await moveHoldings(db, guest.id, person._id);
    const entered = await this.#enter(person, caller);
    if (guest) {
      // Once more, for what another tab wrote as the guest in the meantime: without a session it can't any more.
      await moveHoldings(db, guest.id, person._id);
      await this.#people.removeGuest(guest.id);
    }
    return entered;
  }

  /**
   * Whose session it is, prolonged when half of its life is over.
   *
   * @returns null for nobody; a `sessionId` when the cookie is to be renewed
   */
  async known(
    caller: Pick<Caller, 'sessionId'>,
  ): Promise<{ person: PersonDocument; sessionId?: string } | null> {
    const used = await this.#sessions.use(caller.sessionId);
    if (!used) return null;
    const { person, prolonged } = used;
    return prolonged && caller.sessionId ? { person, sessionId: caller.sessionId } : { person };
  }

  /**
   * Makes an anonymous person.
   *
   * @throws 429 `too-many-tries`
   */
  async addGuest(caller: Caller): Promise<Entered> {
    await this.#tries.guest(caller.address);
    return await this.#enter(await this.#people.addGuest(), caller);
  }

  /** Ends the caller's session on the server. */
  async signOut({ sessionId }: Pick<Caller, 'sessionId'>): Promise<void> {
    await this.#sessions.end(sessionId);
  }

  async #enter(person: PersonDocument, caller: Caller): Promise<Entered> {
    await this.#sweepNowAndThen();
    const sessionId = await this.#sessions.start(person);
    await this.#sessions.end(caller.sessionId);
    return { person, sessionId };
  }

  /** Whoever enters first in an hour sweeps what is over: the embedded engine sweeps no TTL index. */
  async #sweepNowAndThen(): Promise<void> {
    const now = this.#context.now();
    if (now - this.#sweptAt < sweepEvery) return;
    this.#sweptAt = now;
    await Promise.all([this.#sessions.sweep(), this.#tries.sweep()]);
  }
}
