import type { Reading } from '../reading/pattern.ts';
import type { Weighed } from '../weighing/weigh.ts';
import { unpackPlaces, unpackWeights } from './letters.ts';
import type { Head, PackedModel, Scores } from './model-shape.ts';
import { dot, places, type Row, rowOf } from './table.ts';
import { traitsOf } from './traits.ts';

/** A model as it is reckoned with: a weight for every place of the table. */
export type Model = Readonly<Record<Head, Float32Array>>;

/** Lays a packed model out. */
export function unpack(packed: PackedModel): Model {
  const kept = unpackPlaces(packed.places);
  const lay = (
    at: readonly (number | undefined)[],
    letters: string,
    unit: number,
    bias: number,
  ): Float32Array => {
    const weights = new Float32Array(places + 1);
    for (const [one, weight] of unpackWeights(letters).entries()) weights[at[one] ?? places] = weight * unit;
    weights[places] = bias;
    return weights;
  };
  const grade = (head: 'low' | 'medium' | 'high') => {
    const { letters, unit, bias } = packed.grades[head];
    return lay(kept, letters, unit, bias);
  };
  const other = (head: string) => {
    const { steps, letters, unit, bias } = packed.others[head] ?? {
      steps: '',
      letters: '',
      unit: 0,
      bias: 0,
    };
    return lay(
      unpackPlaces(steps).map((at) => kept[at]),
      letters,
      unit,
      bias,
    );
  };
  return byHead((head) =>
    head === 'low' || head === 'medium' || head === 'high' ? grade(head) : other(head),
  );
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

/** How like a stretch of a message is to what each head stands for. */
export const score = (model: Model, row: Row): Scores => byHead((head) => dot(model[head], row));

/** As `score`, of a stretch of words. */
export const scoreOf = (
  model: Model,
  reading: Reading,
  weighed: readonly Weighed[],
  from?: number,
  to?: number,
): Scores => score(model, rowOf(traitsOf(reading, weighed, from, to)));
