/**
 * A text as sentences. Spoken one by one, none is long enough for the browsers that fall silent after 15 s, and a
 * pause takes nobody back further than to the start of a sentence.
 */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?…]+[.!?…]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Words that a voice says in a minute at rate 0.8: a slow voice; a quick one reaches 145. */
const wordsPerMinute = 120;

/**
 * How long it takes to speak the steps: whole minutes.
 *
 * @param pause ms between two steps
 */
export function spokenMinutes(steps: readonly string[], pause: number): number {
  const words = steps.reduce((sum, step) => sum + wordCount(step), 0);
  return Math.round(words / wordsPerMinute + ((steps.length - 1) * pause) / 60_000);
}
