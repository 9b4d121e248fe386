import { HavenError } from '@haven/kit/errors';

/** Each takes 20 MB and 0.1 s or more of a core; two leave threads and cores for the rest of Haven. */
const atOnce = 2;

/** At 10 to 20 a second the last in line waits for a few seconds; longer and people press the button again. */
const mostWaiting = 40;

const busy = () =>
  new HavenError(503, 'busy', 'Many people are signing in just now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });

/** Lets few hashes run at a time, so that a flood of sign-ins is told to wait and does not end the process. */
export class HashQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @throws 503 `busy` with Retry-After when the line is too long; the work is not begun then */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Resolves when there is a place; who leaves hands it to the next in line. */
  async #turn(): Promise<void> {
    if (this.#running < atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= mostWaiting) throw busy();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
