/** ms */
const first = 5_000;
const longest = 5 * 60_000;

/**
 * How long to wait after a call that failed: twice as long after each, up to five minutes, and spread out, so that not
 * all devices come back at once.
 *
 * @param failures in a row, 1 or more
 * @param retryAfter seconds that the service asked for
 * @param random 0 to 1
 * @returns ms
 */
export function retryDelay(failures: number, retryAfter: number | undefined, random: number): number {
  const wait = Math.min(longest, first * 2 ** (failures - 1));
  return Math.max((retryAfter ?? 0) * 1000, wait * (0.5 + random / 2));
}
