import { packPlaces, packWeights, steps } from '../likeness/letters.ts';
import type { PackedModel } from '../likeness/model-shape.ts';
import type { Model } from '../likeness/score.ts';
import { places } from '../likeness/table.ts';
import { grades, otherHeads } from './learn.ts';

/** Rounds weights to a few steps each. The largest two in a hundred are cut to the last step. */
function rounded(
  weights: Float32Array,
  at: readonly number[],
): { unit: number; bias: number; whole: number[] } {
  const sizes = at.map((place) => Math.abs(weights[place] ?? 0)).sort((a, b) => a - b);
  const unit = (sizes[Math.floor(sizes.length * 0.99)] ?? 1) / steps || 1;
  const whole = at.map((place) =>
    Math.max(-steps, Math.min(steps, Math.round((weights[place] ?? 0) / unit))),
  );
  return { unit: Number(unit.toPrecision(5)), bias: Number((weights[places] ?? 0).toPrecision(5)), whole };
}

const hasWeight = (weights: Float32Array, place: number) => weights[place] !== 0;

/** The model in few letters. */
export function pack(model: Model, digest: string, thresholds: PackedModel['thresholds']): PackedModel {
  const kept = Array.from({ length: places }, (_, place) => place).filter((place) =>
    grades.some((head) => hasWeight(model[head], place)),
  );
  const grade = (head: (typeof grades)[number]) => {
    const { unit, bias, whole } = rounded(model[head], kept);
    return { unit, bias, letters: packWeights(whole) };
  };
  const others = otherHeads.map((head) => {
    const own = kept.flatMap((place, at) => (hasWeight(model[head], place) ? [{ place, at }] : []));
    const { unit, bias, whole } = rounded(
      model[head],
      own.map(({ place }) => place),
    );
    return [
      head,
      { unit, bias, steps: packPlaces(own.map(({ at }) => at)), letters: packWeights(whole) },
    ] as const;
  });
  return {
    digest,
    places: packPlaces(kept),
    grades: { low: grade('low'), medium: grade('medium'), high: grade('high') },
    others: Object.fromEntries(others),
    thresholds,
  };
}
