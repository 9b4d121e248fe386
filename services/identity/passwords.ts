import { hash, verify } from '@node-rs/argon2';
import { HashQueue } from './hash-queue.ts';

/** Argon2id as OWASP asks for it (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
export const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash at the same cost that no known password fits. Whoever asks for a person who does not exist makes the same
 * work, and so learns nothing from the time it takes.
 */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$kxW/TS4Q2Y8lBMidHfAQGw$AQ8TB4oMbhTGZsJ9kZ04+u/cC59CLnNfiIUoT2/yj/M';

/** The same letters whichever way a keyboard composes them: an iPhone's 'ñ' and a laptop's are one password. */
const plain = (password: string) => password.normalize('NFKC');

/** Hashes and checks passwords, a few at a time. Both throw 503 `busy` when too many wait. */
export class Passwords {
  readonly #queue = new HashQueue();

  /** @returns an Argon2id hash in the PHC format, salt and costs included */
  hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(plain(password), costs));
  }

  /** @param known the person's hash; undefined when there is no such person: then the answer is false, as late */
  async matches(known: string | undefined, password: string): Promise<boolean> {
    const same = await this.#queue.run(() => verify(known ?? nobodysHash, plain(password)));
    return same && known !== undefined;
  }
}
