import { createHash } from 'node:crypto';
import { type RateLimit, RateLimiter } from '@haven/kit/rate-limit';
import type { ServiceContext } from '@haven/kit/service';

const minutes = (count: number) => count * 60;

const limits = {
  /** One place that guesses at one account; for most people the only limit they could ever meet. */
  pair: { max: 5, windowSeconds: minutes(15) },
  /** One place that goes through many accounts; a shelter or a clinic may share an address, hence the 50. */
  address: { max: 50, windowSeconds: minutes(15) },
  /** Many places that guess at one account. */
  email: { max: 100, windowSeconds: minutes(60) },
  join: { max: 10, windowSeconds: minutes(60) },
  guest: { max: 30, windowSeconds: minutes(60) },
} satisfies Record<string, RateLimit>;

/** A digest, so that the list of tries tells nobody who has been here. */
const key = (limit: keyof typeof limits, ...of: string[]) =>
  `${limit}:${createHash('sha256').update(JSON.stringify(of)).digest('base64url')}`;

/**
 * Counts tries before any password is hashed, since a hash is what a flood would like to make us work on.
 *
 * Guessing against locking out: a limit by e-mail alone would stop a guesser, and let anybody lock a person out of
 * their account by failing on purpose. So the narrow limit counts one e-mail from one address: a stranger elsewhere
 * uses up their own five and never the person's. It is asked first and throws first, so that one address spends at
 * most 20 of the 100 tries an hour that an e-mail has from everywhere. That last limit is there for a crowd of
 * addresses: it can close the door until the hour is over, which is the lesser evil against an unlimited crowd, and
 * who is signed in stays signed in.
 */
export class Tries {
  readonly #limiter: RateLimiter;

  constructor({ db, now }: Pick<ServiceContext, 'db' | 'now'>) {
    this.#limiter = new RateLimiter(db, now);
  }

  prepare(): Promise<void> {
    return this.#limiter.prepare();
  }

  /** @throws 429 `too-many-tries` */
  async signIn(email: string, address: string): Promise<void> {
    await this.#limiter.take(key('pair', email, address), limits.pair);
    await this.#limiter.take(key('address', address), limits.address);
    await this.#limiter.take(key('email', email), limits.email);
  }

  /** After the right password the person's own typing mistakes are forgotten. */
  async signedIn(email: string, address: string): Promise<void> {
    await this.#limiter.forget(key('pair', email, address));
  }

  /** @throws 429 `too-many-tries` */
  async join(address: string): Promise<void> {
    await this.#limiter.take(key('join', address), limits.join);
  }

  /** @throws 429 `too-many-tries` */
  async guest(address: string): Promise<void> {
    await this.#limiter.take(key('guest', address), limits.guest);
  }

  /** Removes what is over. */
  sweep(): Promise<void> {
    return this.#limiter.sweep();
  }
}
