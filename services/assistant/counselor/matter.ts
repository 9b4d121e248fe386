/** What a conversation is about for many turns, so that its questions follow one another. */
import type { MatterPattern } from './content.ts';
import type { Reading } from './read-message.ts';

/** The turn is the one in which it was told last; a weightier matter is not given up for a word about a lighter one. */
export type Matter = { id: string; weight: number; turn: number };

/** Turns after which a matter weighs one less, and after which it is over unless it is told of again. */
const lightensEvery = 3;
const overAfter = 12;

/** Acts that close a matter: what comes next begins anew. */
const closing = new Set(['change-topic', 'goodbye']);

/** Good news is asked about as such, whatever it is about. */
const good = 'good';

const weightNow = ({ weight, turn }: Matter, now: number) =>
  weight - Math.floor((now - turn) / lightensEvery);

const signsOf = ({ mentions }: Pick<Reading, 'mentions'>, areTheirs: boolean) =>
  mentions
    .filter(({ kind, isOfAnother }) => kind !== 'act' && !(areTheirs && isOfAnother))
    .map(({ id }) => id);

/** 'My dad has cancer' is another matter than their own. */
const ofAnother = ({ mentions }: Pick<Reading, 'mentions'>, areAll: boolean) =>
  mentions.filter(({ isOfAnother }) => areAll || isOfAnother).map(({ id }) => `${id}-of-another`);

/** The first weeks are asked about otherwise than the years. */
const lengthOf = ({ soberFor }: Pick<Reading, 'soberFor'>): string[] => {
  if (!soberFor) return [];
  const { unit, count } = soberFor;
  return [unit === 'year' || (unit === 'month' && count > 2) ? 'counts-years' : 'counts-days'];
};

/**
 * The matter after a message.
 *
 * @param turn of this message, from 0 on
 * @param isOfAnother whether the message goes on about somebody else without saying so
 * @param isSupporter whether somebody else's struggle is told; then none is spoken of as their own
 */
export function nextMatter(
  before: Matter | null,
  { reading, act }: { reading: Pick<Reading, 'mentions' | 'soberFor'>; act: string },
  matters: readonly MatterPattern[],
  turn: number,
  isSupporter: boolean,
  isOfAnother = false,
): Matter | null {
  if (closing.has(act)) return null;
  // Who tells of their own struggle stays with it: 'he doesn't know about the pills'.
  const isOwn = matters.some(({ id, own }) => own && id === before?.id);
  const ids = new Set([
    act,
    ...signsOf(reading, false),
    ...(isOwn ? [] : ofAnother(reading, isOfAnother)),
    ...lengthOf(reading),
  ]);
  const theirs = new Set(isOfAnother ? [act] : [act, ...signsOf(reading, true), ...lengthOf(reading)]);
  const isGlad =
    act === 'good-news' && matters.some(({ id, from }) => id === good && from.some((each) => ids.has(each)));
  const [told] = matters
    .filter(({ id }) => !isGlad || id === good)
    .filter(({ own, from }) => !(own && isSupporter) && from.some((id) => (own ? theirs : ids).has(id)))
    .sort((a, b) => b.weight - a.weight);
  const isOver = before !== null && turn - before.turn > overAfter;
  if (!told) return isOver ? null : before;
  if (before === null || isOver || told.id === before.id) return { id: told.id, weight: told.weight, turn };
  const now = weightNow(before, turn);
  // A lighter one waits until the heavier is long past; an answer to what was asked stays with it.
  const waits = told.weight < before.weight || act === 'answer' ? told.weight <= now : told.weight < now;
  return waits ? before : { id: told.id, weight: told.weight, turn };
}
