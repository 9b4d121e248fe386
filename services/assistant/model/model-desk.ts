import { ModelClient } from './ask-model.ts';
import { Unacceptable } from './faults.ts';
import { ModelFailure } from './model-failure.ts';
import type { ModelSettings } from './model-settings.ts';
import { ModelWriter } from './model-writer.ts';

/** How often a model may fail a person before it is left alone for a while, so that nobody else waits for nothing. */
const failuresInARow = 3;
const leftAloneFor = 60_000;

/** One try and one more. */
const tries = 2;

export type DeskOptions = {
  /** Is told why a model's text was not shown; never the text, nor what the person wrote. */
  warn(reason: { err: unknown }): void;
  now?: (() => number) | undefined;
};

/** Lets a model try, and counts how that goes. */
export class ModelDesk {
  readonly #writer: ModelWriter;
  readonly #options: DeskOptions;
  readonly #now: () => number;
  #failures = 0;
  #backAt = 0;

  constructor(settings: ModelSettings, options: DeskOptions) {
    this.#writer = new ModelWriter(new ModelClient(settings));
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /**
   * @param work one try
   * @param again called before another try and before giving up: what was heard so far does not stand
   * @returns null when the model gave nothing that may be shown
   */
  async try<T>(
    work: (writer: ModelWriter) => Promise<T>,
    again: () => void = () => undefined,
  ): Promise<T | null> {
    if (this.#now() < this.#backAt) return null;
    let failed = false;
    for (let count = 0; count < tries; count += 1) {
      try {
        const written = await work(this.#writer);
        this.#failures = 0;
        return written;
      } catch (err) {
        this.#options.warn({ err });
        again();
        // A text that is refused says nothing of the model's health: nobody can provoke it away from everybody else.
        failed = !(err instanceof Unacceptable);
        if (err instanceof ModelFailure && !err.isWorthRetrying) break;
      }
    }
    if (!failed) return null;
    this.#failures += 1;
    if (this.#failures >= failuresInARow) {
      this.#failures = 0;
      this.#backAt = this.#now() + leftAloneFor;
    }
    return null;
  }
}
