import { clientAddress } from '@haven/kit/client-address';
import { RateLimiter } from '@haven/kit/rate-limit';
import type { Person, ServiceContext, ServiceEnv } from '@haven/kit/service';
import type { Context } from 'hono';

const tenMinutes = 600;
/** More than anybody reads. */
const perPerson = { max: 40, windowSeconds: tenMinutes };
/** A shelter or a clinic shares one address. */
const perAddress = { max: 300, windowSeconds: tenMinutes };

/** Bounds what is written for one person and for one address, since a model may cost money. */
export class WritingLimits {
  readonly #limiter: RateLimiter;

  constructor({ db, now }: ServiceContext) {
    this.#limiter = new RateLimiter(db, now);
  }

  /** @throws 429 `too-many-tries` */
  async take(c: Context<ServiceEnv>, person: Person | null): Promise<void> {
    await this.#limiter.take(`writing-address:${clientAddress(c)}`, perAddress);
    if (person) await this.#limiter.take(`writing:${person.id}`, perPerson);
  }
}
