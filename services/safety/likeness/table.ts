import { hash, join } from './hash.ts';
import { type Sort, sorts, type Traits } from './traits.ts';

/** How many places the model's table has. Two traits may fall on one place; with so many it is seldom. */
export const places = 1 << 19;

/** A message as numbers: the places of its traits in the table, and how much each weighs. The last one is the same for all. */
export type Row = { readonly places: Int32Array; readonly amounts: Float32Array };

const of = (sort: Sort) => ({ salt: hash(sort), weight: sorts[sort] });
const ofSort: Readonly<Record<Sort, { readonly salt: number; readonly weight: number }>> = {
  word: of('word'),
  stem: of('stem'),
  pair: of('pair'),
  letters: of('letters'),
  concept: of('concept'),
  theme: of('theme'),
  ideas: of('ideas'),
  mixed: of('mixed'),
  denied: of('denied'),
  rule: of('rule'),
  shape: of('shape'),
};

/**
 * Lays traits out for the table. All together weigh the same in a long message and in a short one.
 *
 * @param kept the sorts of traits to lay out, where not all; the others count for the length alone.
 */
export function rowOf(traits: Traits, kept: (sort: Sort) => boolean = () => true): Row {
  const at: number[] = [];
  const amounts: number[] = [];
  let squares = 0;
  for (const [sort, all] of traits) {
    const { salt, weight } = ofSort[sort];
    squares += all.size * weight * weight;
    if (!kept(sort)) continue;
    for (const trait of all) {
      at.push(join(trait, salt) % places);
      amounts.push(weight);
    }
  }
  const length = Math.sqrt(squares) || 1;
  return {
    places: Int32Array.from([...at, places]),
    amounts: Float32Array.from([...amounts.map((amount) => amount / length), 0.5]),
  };
}

/** The weighted sum of a row. */
export function dot(weights: Float32Array, { places, amounts }: Row): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (amounts[at] ?? 0);
  return sum;
}
