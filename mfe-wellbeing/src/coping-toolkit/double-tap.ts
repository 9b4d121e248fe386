/** ms; a trembling thumb taps twice, and the second tap means nothing. */
const tremble = 600;

/**
 * Whether a tap is the tail of the one before.
 *
 * @param before when the one before came, ms since 1970; null when there was none
 * @param now ms since 1970
 */
export function isTailOfTap(before: number | null, now: number): boolean {
  if (before === null) return false;
  const between = now - before;
  // A clock that was set back says nothing about the time between.
  return between >= 0 && between < tremble;
}
