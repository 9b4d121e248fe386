/**
 * Time that is measured and not counted: a tab that sleeps, or whose timers are held back, is right again on its next
 * look. All moments are ms of one clock that never runs backwards (`performance.now()`).
 */
export type Stopwatch = {
  /** ms that ran before it was paused last. */
  ran: number;
  /** The moment since which it runs; null while it stands still. */
  since: number | null;
};

export const zero: Stopwatch = { ran: 0, since: null };

/** ms that have run. */
export const elapsed = ({ ran, since }: Stopwatch, now: number): number =>
  ran + (since === null ? 0 : Math.max(0, now - since));

/** Lets it run on; nothing changes when it runs. */
export const started = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === null ? { ran: watch.ran, since: now } : watch;

/** Holds it where it is. */
export const paused = (watch: Stopwatch, now: number): Stopwatch => ({
  ran: elapsed(watch, now),
  since: null,
});
