import type { HeldBack } from '@haven/shared-ui/outbox';

/** Versions of milestones that an account does not take, and why, as React can watch them. */
export class HeldBackNotes {
  #noted: Readonly<HeldBack> = new Map();
  readonly #listeners = new Set<() => void>();

  note(heldBack: HeldBack): void {
    this.#noted = new Map(heldBack);
    for (const listener of this.#listeners) listener();
  }

  /** The same object as long as nothing changed. */
  read = (): Readonly<HeldBack> => this.#noted;

  /** @returns the way to stop */
  watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
