import { hash, join } from './hash.ts';
import { type Sort, sorts, type Traits } from './traits.ts';

/** How many places the model's table has. Two traits may fall on one place; with so many it is seldom. */
export const places = 1 << 18;

/** A message as numbers: the places of its traits in the table, and how much each weighs. The last one is the same for all. */
export type Row = { readonly places: Int32Array; readonly amounts: Float32Array };

const ofSort = new Map(Object.entries(sorts).map(([sort, weight]) => [sort, { salt: hash(sort), weight }]));

/**
 * Lays traits out for the table. All together weigh the same in a long message and in a short one.
 *
 * @param without a sort of traits to leave out.
 */
export function rowOf(traits: Traits, without?: Sort): Row {
  const kept = [...traits].filter(([sort]) => sort !== without);
  const size = kept.reduce((sum, [, { size }]) => sum + size, 0);
  const row = { places: new Int32Array(size + 1), amounts: new Float32Array(size + 1) };
  let at = 0;
  let squares = 0;
  for (const [sort, all] of kept) {
    const { salt, weight } = ofSort.get(sort) ?? { salt: 0, weight: 0 };
    for (const trait of all) {
      row.places[at] = join(trait, salt) % places;
      row.amounts[at] = weight;
      squares += weight * weight;
      at += 1;
    }
  }
  const length = Math.sqrt(squares) || 1;
  for (let one = 0; one < size; one += 1) row.amounts[one] = (row.amounts[one] ?? 0) / length;
  row.places[size] = places;
  row.amounts[size] = 0.5;
  return row;
}

/** The weighted sum of a row. */
export function dot(weights: ArrayLike<number>, { places, amounts }: Row): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (amounts[at] ?? 0);
  return sum;
}
