/** Chooses pieces that fit a person, and of those one that they have not read for long. */

import type { Feeling, PartOfDay, Situation, Style, WrittenPart, WrittenStrategy } from './content.ts';
import type { DangerGroup } from './danger-group.ts';

/** How many of a person's last answers are kept apart from the next one. */
export const answersRemembered = 20;

/** The ids of the pieces of a person's last answers, the newest first; at most `answersRemembered`. */
export type Recent = readonly (readonly string[])[];

/** Whom a piece must fit. */
export type Reader = {
  feelings: readonly Feeling[];
  situations: readonly Situation[];
  partOfDay?: PartOfDay | undefined;
  style?: Style | undefined;
  /** Of the reflection that they read, where they read one. */
  category?: string | undefined;
  /** Days in a row with a check-in. */
  streak?: number | undefined;
  inDanger: DangerGroup | null;
};

const meets = <T>(wanted: readonly T[] | undefined, present: readonly T[]) =>
  wanted === undefined || wanted.some((each) => present.includes(each));

/** Whether a piece says nothing that is untrue of the reader. */
export function fits(piece: WrittenPart, reader: Reader): boolean {
  if ((piece.inDanger ?? null) !== reader.inDanger) return false;
  if (!meets(piece.feelings, reader.feelings) || !meets(piece.situations, reader.situations)) return false;
  if (piece.partsOfDay && !meets(piece.partsOfDay, reader.partOfDay ? [reader.partOfDay] : [])) return false;
  if (piece.styles && !meets(piece.styles, reader.style ? [reader.style] : [])) return false;
  if (piece.categories && !meets(piece.categories, reader.category ? [reader.category] : [])) return false;
  return piece.streakFrom === undefined || (reader.streak ?? 0) >= piece.streakFrom;
}

/** How much a piece that fits is about this reader: one that names their situation is better than one for anybody. */
export function closeness(piece: WrittenPart | WrittenStrategy, reader: Reader): number {
  const about =
    (piece.situations && meets(piece.situations, reader.situations) ? 4 : 0) +
    (piece.feelings && meets(piece.feelings, reader.feelings) ? 3 : 0);
  if (!('slot' in piece)) return 1 + about;
  return (
    1 +
    about +
    (piece.categories ? 3 : 0) +
    (piece.styles ? 2 : 0) +
    (piece.partsOfDay ? 1 : 0) +
    (piece.streakFrom ? 1 : 0)
  );
}

/** How many answers ago a piece was used; Infinity when it is not in memory. */
export function answersSince(id: string, recent: Recent): number {
  const place = recent.findIndex((answer) => answer.includes(id));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

/** Answers that a piece rests after it was used, where others fit. */
const rest = 3;

/** How much a piece that was used is less fit than one that was not: the more the later it was used. */
const freshness = (since: number) => (since === Number.POSITIVE_INFINITY ? 1 : Math.min(since, 10) / 20);

/**
 * The pieces in the order in which they should be tried: those of the last answers last, and of the others the closer and
 * the fresher ones more often. What names their situation comes again sooner than what would do for anybody: a person
 * who writes of a craving four times is answered four times.
 *
 * @param random 0 to 1, as Math.random
 */
export function inOrderOfChoice<Piece extends WrittenPart | WrittenStrategy>(
  pieces: readonly Piece[],
  reader: Reader,
  recent: Recent,
  random: () => number,
): Piece[] {
  const ranked = pieces.map((piece) => {
    const since = answersSince(piece.id, recent);
    // A weighted draw without putting back (Efraimidis and Spirakis, 2006).
    const weight = closeness(piece, reader) ** 3 * freshness(Math.max(since, 1));
    return { piece, rests: since < rest ? since : rest, draw: random() ** (1 / weight) };
  });
  return ranked.sort((a, b) => b.rests - a.rests || b.draw - a.draw).map(({ piece }) => piece);
}
