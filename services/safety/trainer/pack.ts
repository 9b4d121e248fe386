import { packPairs, packPlaces, packWeights, steps } from '../likeness/letters.ts';
import type { PackedModel } from '../likeness/model-shape.ts';
import { places } from '../likeness/table.ts';
import { alarms, type Learned, otherHeads } from './learn.ts';

/** Rounds weights to a few steps each. The largest three in a hundred are cut to the last step. */
function rounded(
  weights: Float32Array,
  at: readonly number[],
): { unit: number; bias: number; whole: number[] } {
  const sizes = at.map((place) => Math.abs(weights[place] ?? 0)).sort((a, b) => a - b);
  const unit = (sizes[Math.floor(sizes.length * 0.97)] ?? 1) / steps || 1;
  const whole = at.map((place) =>
    Math.max(-steps, Math.min(steps, Math.round((weights[place] ?? 0) / unit))),
  );
  return {
    unit: Number(unit.toPrecision(5)),
    bias: Number((weights[places] ?? 0).toPrecision(5)),
    whole,
  };
}

/** The model in few letters. */
export function pack(learned: Learned, digest: string): PackedModel {
  const kept = Array.from({ length: places }, (_, place) => place).filter((place) =>
    alarms.some((head) => learned[head][place] !== 0),
  );
  const others = otherHeads.map((head) => {
    const own = kept.flatMap((place, at) => (learned[head][place] === 0 ? [] : [{ place, at }]));
    const few = own.map(({ place }) => place);
    const { whole, ...scale } = rounded(learned[head], few);
    const packed = { ...scale, letters: packWeights(whole), steps: packPlaces(own.map(({ at }) => at)) };
    return [head, packed] as const;
  });
  const { whole: mediumWhole, ...medium } = rounded(learned.medium, kept);
  const { whole: highWhole, ...high } = rounded(learned.high, kept);
  return {
    digest,
    places: packPlaces(kept),
    alarms: { signs: packPairs(mediumWhole, highWhole), medium, high },
    others: Object.fromEntries(others),
  };
}
