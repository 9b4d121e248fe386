import { kinds, levels } from '../contract.ts';
import type { Head } from '../likeness/model-shape.ts';
import { byHead, type Model } from '../likeness/score.ts';
import { places, type Row } from '../likeness/table.ts';
import type { Example } from './examples.ts';
import { fit } from './fit.ts';

/** How closely weights follow the examples. */
const trust = 10;

/** How many places keep a weight for the grades, and for each other head. */
export const kept = { grades: 30_000, others: 700 };

/** An example and its row. */
export type Laid = { readonly example: Example; readonly row: Row };

/** Which examples a head learns from, and which of them it looks for. */
const lessons: Readonly<
  Record<Head, { readonly of: (example: Example) => boolean; readonly is: (example: Example) => boolean }>
> = {
  ...byHead((head) => ({
    of: ({ kind }: Example) => kind !== undefined,
    is: ({ kind }: Example) => kind === head,
  })),
  other: { of: ({ kind }) => kind !== undefined, is: ({ about }) => about === 'other' },
  low: { of: () => true, is: ({ level }) => levels.indexOf(level) >= 1 },
  medium: { of: () => true, is: ({ level }) => levels.indexOf(level) >= 2 },
  high: { of: () => true, is: ({ level }) => levels.indexOf(level) >= 3 },
};

export const grades = ['low', 'medium', 'high'] as const;
export const otherHeads: readonly Head[] = ['other', ...kinds];

/** How often each place is met. */
function timesMet(laid: readonly Laid[]): Float32Array {
  const times = new Float32Array(places + 1);
  for (const { row } of laid) for (const place of row.places) times[place] = (times[place] ?? 0) + 1;
  return times;
}

/**
 * How telling a place is by itself (Wang and Manning, 2012): its amounts are raised so far. Nought where it was met only
 * once, or isn't among those allowed.
 */
function telling(
  laid: readonly Laid[],
  truth: readonly boolean[],
  allowed: (place: number) => boolean,
): Float32Array {
  const yes = new Float32Array(places + 1).fill(1);
  const no = new Float32Array(places + 1).fill(1);
  for (const [at, { row }] of laid.entries()) {
    const side = truth[at] ? yes : no;
    for (const place of row.places) side[place] = (side[place] ?? 0) + 1;
  }
  const grave = truth.filter(Boolean).length;
  return yes.map((count, place) => {
    if (place === places) return 1;
    if (!allowed(place)) return 0;
    return 0.5 + Math.abs(Math.log(count / (grave + 1) / ((no[place] ?? 1) / (truth.length - grave + 1))));
  });
}

/** Learns one head; the weights include how telling their places are. */
function learnHead(head: Head, laid: readonly Laid[], allowed: (place: number) => boolean): Float32Array {
  const { of, is } = lessons[head];
  const own = laid.filter(({ example }) => of(example));
  const truth = own.map(({ example }) => is(example));
  const raised = telling(own, truth, allowed);
  const rows = own.map(({ row }) => ({
    places: row.places,
    amounts: row.amounts.map((amount, at) => amount * (raised[row.places[at] ?? 0] ?? 0)),
  }));
  const worth = own.map(
    ({ example: { accepted, tunedOn } }) => trust * (accepted.length > 1 ? 0.7 : 1) * (tunedOn ? 0.7 : 1),
  );
  return fit(rows, truth, worth, places + 1).map((weight, place) => weight * (raised[place] ?? 0));
}

/** Learns all heads, then again with the places alone that say most. */
export function learn(laid: readonly Laid[]): Model {
  const times = timesMet(laid);
  const often = (place: number) => (times[place] ?? 0) > 1;
  const first = grades.map((head) => learnHead(head, laid, often));
  const gradePlaces = mostTelling(first, times, kept.grades);
  const second = new Map<Head, Float32Array>(
    grades.map((head) => [head, learnHead(head, laid, (place) => gradePlaces.has(place))]),
  );
  for (const head of otherHeads) {
    const all = learnHead(head, laid, (place) => gradePlaces.has(place));
    const few = mostTelling([all], times, kept.others);
    second.set(
      head,
      learnHead(head, laid, (place) => few.has(place)),
    );
  }
  return byHead((head) => second.get(head) ?? new Float32Array(places + 1));
}

/** The places that say most: much in one message, or something in many. */
function mostTelling(
  heads: readonly Float32Array[],
  times: Float32Array,
  count: number,
): ReadonlySet<number> {
  const worth = times.map(
    (time, place) => Math.max(...heads.map((head) => Math.abs(head[place] ?? 0))) * Math.sqrt(time),
  );
  const order = Array.from(worth.keys())
    .filter((place) => place < places && (worth[place] ?? 0) > 0)
    .sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b);
  return new Set(order.slice(0, count));
}
