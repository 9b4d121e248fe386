/** Thrown out of the start when the end comes first, as by Ctrl-C while the database starts. */
export class Interrupted extends Error {}

type Close = () => Promise<unknown>;

/**
 * Opens things in order and closes them in the opposite order, once, whatever happens: a start that fails half-way
 * closes what it had opened, and a second call to the end changes nothing about the first.
 */
export class Lifetime {
  readonly #closers: Close[] = [];
  readonly #exit: (code: number) => void;
  #start: Promise<unknown> = Promise.resolve();
  #ending = false;

  /** @param exit called after everything is closed; usually `process.exit` */
  constructor(exit: (code: number) => void) {
    this.#exit = exit;
  }

  /** True from the moment the end begins. */
  get ending(): boolean {
    return this.#ending;
  }

  /**
   * Runs the start, whose steps call `opened`.
   *
   * @throws what a step throws; the caller says why and calls `end`
   */
  async start(steps: () => Promise<void>): Promise<void> {
    const run = steps();
    this.#start = run.catch(() => undefined);
    await run;
  }

  /**
   * Remembers how to close what a step has just opened.
   *
   * @throws Interrupted when the end has begun meanwhile, so that no further step is taken
   */
  opened(close: Close): void {
    this.#closers.push(close);
    if (this.#ending) throw new Interrupted('The start was interrupted.');
  }

  /** Closes everything, the last opened first, and exits: with `code`, or 1 when something would not close. */
  async end(code: number, say: (sentence: string) => void): Promise<void> {
    if (this.#ending) return;
    this.#ending = true;
    await this.#start;
    let worst = code;
    for (const close of this.#closers.reverse()) {
      try {
        await close();
      } catch (error) {
        worst = worst || 1;
        say(`Something did not close: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    this.#exit(worst);
  }
}
