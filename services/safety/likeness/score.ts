import type { Reading } from '../reading/pattern.ts';
import type { Weighed } from '../weighing/weigh.ts';
import { unpackPairs, unpackPlaces, unpackWeights } from './letters.ts';
import type { Head, PackedModel, Scores } from './model-shape.ts';
import { places, type Row, rowOf } from './table.ts';
import { traitsOf } from './traits.ts';

/** A model as it is reckoned with. */
export type Model = {
  /** For each place of the table which weight is its own, from 1; 0 where it has none. */
  readonly index: Uint16Array;
  /** The weights of each head; that of index 0 is the same for every message. */
  readonly weights: Readonly<Record<Head, Float32Array>>;
};

/** Lays a packed model out. */
export function unpack(packed: PackedModel): Model {
  const index = new Uint16Array(places);
  const kept = unpackPlaces(packed.places);
  for (const [at, place] of kept.entries()) index[place] = at + 1;
  const lay = (
    steps: readonly number[],
    { unit, bias }: { unit: number; bias: number },
    at: (one: number) => number,
  ): Float32Array => {
    const weights = new Float32Array(kept.length + 1);
    for (const [one, weight] of steps.entries()) weights[at(one)] = weight * unit;
    weights[0] = bias;
    return weights;
  };
  const { ones: medium, others: high } = unpackPairs(packed.alarms.signs);
  const none = { steps: '', letters: '', unit: 0, bias: 0 };
  const weights = byHead((head) => {
    if (head === 'medium') return lay(medium, packed.alarms.medium, (one) => one + 1);
    if (head === 'high') return lay(high, packed.alarms.high, (one) => one + 1);
    const other = packed.others[head] ?? none;
    const few = unpackPlaces(other.steps);
    return lay(unpackWeights(other.letters), other, (one) => (few[one] ?? 0) + 1);
  });
  return { index, weights };
}

/** One thing for each head. */
export const byHead = <T>(of: (head: Head) => T): Readonly<Record<Head, T>> => ({
  low: of('low'),
  medium: of('medium'),
  high: of('high'),
  other: of('other'),
  suicide: of('suicide'),
  'self-harm': of('self-harm'),
  overdose: of('overdose'),
  medical: of('medical'),
  'violence-at-home': of('violence-at-home'),
  abuse: of('abuse'),
  'harm-to-others': of('harm-to-others'),
  lapse: of('lapse'),
  craving: of('craving'),
  distress: of('distress'),
});

/** How like a message is to what each head stands for: the grades at once, the other heads when they are asked for. */
export function score({ index, weights }: Model, row: Row): Scores {
  const at: number[] = [];
  const amounts: number[] = [];
  for (let one = 0; one < row.places.length; one += 1) {
    const place = row.places[one] ?? 0;
    const own = index[place] ?? 0;
    if (own === 0 && place !== places) continue;
    at.push(own);
    amounts.push(row.amounts[one] ?? 0);
  }
  const of = (head: Head): number => {
    const own = weights[head];
    let sum = 0;
    for (let one = 0; one < at.length; one += 1) sum += (own[at[one] ?? 0] ?? 0) * (amounts[one] ?? 0);
    return sum;
  };
  return { low: of('low'), medium: of('medium'), high: of('high'), of };
}

/** As `score`, of a stretch of words. */
export const scoreOf = (
  model: Model,
  reading: Reading,
  weighed: readonly Weighed[],
  from?: number,
  to?: number,
): Scores => score(model, rowOf(traitsOf(reading, weighed, from, to)));
