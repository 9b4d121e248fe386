/** Small numbers as letters. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const numberOf = new Map(Array.from(alphabet, (letter, value) => [letter, value]));
const most = alphabet.length - 1;

/** The highest letter of a weight: from minus this to plus this. */
export const steps = 4;

/** Growing whole numbers as the steps between them. */
export function packPlaces(places: readonly number[]): string {
  let before = 0;
  return places
    .map((place) => {
      const step = place - before;
      before = place;
      return alphabet.charAt(most).repeat(Math.floor(step / most)) + alphabet.charAt(step % most);
    })
    .join('');
}

export function unpackPlaces(packed: string): number[] {
  const places: number[] = [];
  let place = 0;
  for (const letter of packed) {
    const step = numberOf.get(letter) ?? 0;
    place += step;
    if (step < most) places.push(place);
  }
  return places;
}

/** Whole numbers from minus `steps` to plus `steps`. */
export const packWeights = (weights: readonly number[]): string =>
  weights.map((weight) => alphabet.charAt(weight + steps)).join('');

export const unpackWeights = (packed: string): number[] =>
  Array.from(packed, (letter) => (numberOf.get(letter) ?? steps) - steps);
