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

/** Printable signs that need no escape in a string: one for each pair of weights. */
const signs = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter(
  (sign) => !"'\\`".includes(sign),
);
const signNumbers = new Map(signs.map((sign, value) => [sign, value]));
const levels = 2 * steps + 1;

/** Two weights for each place in one sign: they go together, so that this takes a tenth less than one after the other. */
export const packPairs = (ones: readonly number[], others: readonly number[]): string =>
  ones.map((one, at) => signs[(one + steps) * levels + (others[at] ?? 0) + steps] ?? '').join('');

export function unpackPairs(packed: string): { ones: number[]; others: number[] } {
  const values = Array.from(packed, (sign) => signNumbers.get(sign) ?? 0);
  return {
    ones: values.map((value) => Math.floor(value / levels) - steps),
    others: values.map((value) => (value % levels) - steps),
  };
}
