import { kinds, levels } from '../contract.ts';
import type { Head } from '../likeness/model-shape.ts';
import { byHead } from '../likeness/score.ts';
import { places, type Row, rowOf } from '../likeness/table.ts';
import type { Traits } from '../likeness/traits.ts';
import type { Example } from './examples.ts';
import { fit } from './fit.ts';
import { type View, views } from './views.ts';

/** How many places keep a weight: for alarms, for the lowest grade, and for each other head. */
export const kept = { alarms: 46_000, low: 3_000, others: 600 };

/** Of each head a weight for every place of the table. */
export type Learned = Readonly<Record<Head, Float32Array>>;

/** An example and its traits. */
export type Laid = { readonly example: Example; readonly traits: Traits };

/** Which examples a head learns from, and which of them it looks for. */
type Lesson = {
  readonly of: (example: Example) => boolean;
  readonly is: (example: Example) => boolean;
};
const lessons: Readonly<Record<Head, Lesson>> = {
  ...byHead((head) => ({
    of: ({ kind }: Example) => kind !== undefined,
    is: ({ kind }: Example) => kind === head,
  })),
  other: { of: ({ kind }) => kind !== undefined, is: ({ about }) => about === 'other' },
  low: { of: () => true, is: ({ level }) => levels.indexOf(level) >= 1 },
  medium: { of: () => true, is: ({ level }) => levels.indexOf(level) >= 2 },
  high: { of: () => true, is: ({ level }) => levels.indexOf(level) >= 3 },
};

export const alarms = ['medium', 'high'] as const;
export const otherHeads: readonly Head[] = ['low', 'other', ...kinds];

type Told = { readonly example: Example; readonly row: Row };

/** How often each place is met. */
function timesMet(rows: readonly Row[]): Float32Array {
  const times = new Float32Array(places + 1);
  for (const row of rows) for (const place of row.places) times[place] = (times[place] ?? 0) + 1;
  return times;
}

/** How telling each place is by itself (Wang and Manning, 2012): its amounts are raised so far. Nought where it isn't allowed. */
function telling(
  rows: readonly Row[],
  truth: readonly boolean[],
  allowed: (place: number) => boolean,
): Float32Array {
  const yes = timesMet(rows.filter((_, at) => truth[at]));
  const no = timesMet(rows.filter((_, at) => !truth[at]));
  const grave = truth.filter(Boolean).length + 1;
  const other = truth.length - grave + 2;
  return yes.map((count, place) => {
    if (place === places) return 1;
    if (!allowed(place)) return 0;
    return 1 + Math.abs(Math.log((count + 0.5) / grave / (((no[place] ?? 0) + 0.5) / other)));
  });
}

/** Turns of conversations are many and most of them harmless: at full worth they would outweigh what is rare. */
const worthOfTurn = 0.6;

/** Learns one head from one view; the weights include how telling their places are. */
function learnView(
  head: Head,
  told: readonly Told[],
  trust: number,
  allowed: (place: number) => boolean,
): Float32Array {
  const { of, is } = lessons[head];
  const own = told.filter(({ example }) => of(example));
  const truth = own.map(({ example }) => is(example));
  const raised = telling(
    own.map(({ row }) => row),
    truth,
    allowed,
  );
  const rows = own.map(({ row }) => ({
    places: row.places,
    amounts: row.amounts.map((amount, at) => amount * (raised[row.places[at] ?? 0] ?? 0)),
  }));
  const rare = Math.sqrt(truth.filter((one) => !one).length / (truth.filter(Boolean).length || 1));
  const worth = own.map(({ example: { accepted, tunedOn, isTurn } }, at) => {
    const balance = truth[at] && !(alarms.some((one) => one === head) || head === 'low') ? rare : 1;
    const sure = (accepted.length > 1 ? 0.7 : 1) * (tunedOn ? 0.7 : 1) * (isTurn ? worthOfTurn : 1);
    return trust * balance * sure;
  });
  return fit(rows, truth, worth, places + 1).map((weight, place) => weight * (raised[place] ?? 0));
}

/** Learns a head from several views: the mean of what each has learnt. */
function learnHead(
  head: Head,
  seen: readonly { readonly view: View; readonly told: readonly Told[] }[],
  allowed: (place: number) => boolean,
): Float32Array {
  const sum = new Float32Array(places + 1);
  for (const { view, told } of seen) {
    const weights = learnView(head, told, view.trust, allowed);
    for (const [place, weight] of weights.entries())
      sum[place] = (sum[place] ?? 0) + weight * (2 / seen.length);
  }
  return sum;
}

/** Learns all heads, and keeps of their weights those that say most. @param heads the others beside the alarms. */
export function learn(laid: readonly Laid[], heads: readonly Head[] = otherHeads): Learned {
  const seen = views.map((view) => ({
    view,
    told: laid.map(({ example, traits }): Told => ({ example, row: rowOf(traits, view.has) })),
  }));
  const whole = seen.slice(0, 1);
  const met = meetings(whole.flatMap(({ told }) => told.map(({ row }) => row)));
  const often = (place: number) => (met.times[place] ?? 0) > 1;
  const graded = alarms.map((head) => learnHead(head, seen, often));
  const few = mostTelling(graded, met, kept.alarms);
  const learned = new Map<Head, Float32Array>(
    alarms.map((head, at) => [head, only(graded[at] ?? new Float32Array(), few)]),
  );
  for (const head of heads) {
    const all = learnHead(head, whole, (place) => few.has(place));
    learned.set(head, only(all, mostTelling([all], met, head === 'low' ? kept.low : kept.others)));
  }
  return byHead((head) => learned.get(head) ?? new Float32Array(places + 1));
}

const only = (weights: Float32Array, few: ReadonlySet<number>): Float32Array =>
  weights.map((weight, place) => (few.has(place) || place === places ? weight : 0));

type Meetings = { readonly times: Float32Array; readonly amount: Float32Array };

/** How often each place is met, and what it weighs there. */
function meetings(rows: readonly Row[]): Meetings {
  const times = timesMet(rows);
  const amount = new Float32Array(places + 1);
  for (const row of rows) {
    for (const [at, place] of row.places.entries())
      amount[place] = (amount[place] ?? 0) + (row.amounts[at] ?? 0) / (times[place] ?? 1);
  }
  return { times, amount };
}

/** The places that say most: much in one message, or something in many. */
function mostTelling(
  heads: readonly Float32Array[],
  { times, amount }: Meetings,
  count: number,
): ReadonlySet<number> {
  const worth = times.map((time, place) => {
    const weight = Math.max(...heads.map((head) => Math.abs(head[place] ?? 0)));
    return weight * (amount[place] ?? 0) * Math.sqrt(time);
  });
  const order = Array.from(worth.keys())
    .filter((place) => place < places && (worth[place] ?? 0) > 0)
    .sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b);
  return new Set(order.slice(0, count));
}
