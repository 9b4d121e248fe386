import { dot, type Row } from '../likeness/table.ts';

/**
 * Logistic regression with a penalty on large weights, by coordinate ascent on the dual (Yu, Huang and Lin, 2011).
 * The same input gives the same weights.
 *
 * @param rows the examples.
 * @param truth whether each is one of those looked for.
 * @param trust how much each counts; the larger the closer the weights follow the examples.
 * @param size how many places the table has.
 */
export function fit(
  rows: readonly Row[],
  truth: readonly boolean[],
  trust: readonly number[],
  size: number,
  rounds = 8,
): Float32Array {
  const weights = new Float32Array(size);
  const alphas = trust.map((most) => most * 0.001);
  const norms = rows.map(({ amounts }) => amounts.reduce((sum, amount) => sum + amount * amount, 0));
  for (const [at, row] of rows.entries()) add(weights, row, (truth[at] ? 1 : -1) * (alphas[at] ?? 0));
  const order = rows.map((_, at) => at);
  const random = seeded(7);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      const most = trust[at] ?? 0;
      const before = alphas[at] ?? 0;
      const norm = norms[at] ?? 0;
      if (!row || most === 0 || norm === 0) continue;
      const sign = truth[at] ? 1 : -1;
      const margin = sign * dot(weights, row);
      const alpha = ascend(before, margin, norm, most);
      alphas[at] = alpha;
      add(weights, row, sign * (alpha - before));
    }
  }
  return weights;
}

/** The best dual value of one example, all others held: where its slope is zero, by Newton's method within its bounds. */
function ascend(before: number, margin: number, norm: number, most: number): number {
  let low = most * 1e-6;
  let high = most * (1 - 1e-6);
  let alpha = Math.min(high, Math.max(low, before));
  for (let step = 0; step < 20; step += 1) {
    const slope = margin + (alpha - before) * norm + Math.log(alpha / (most - alpha));
    if (slope > 0) high = alpha;
    else low = alpha;
    const bend = norm + most / (alpha * (most - alpha));
    let next = alpha - slope / bend;
    if (next <= low || next >= high) next = (low + high) / 2;
    if (Math.abs(next - alpha) < most * 1e-4) return next;
    alpha = next;
  }
  return alpha;
}

function add(weights: Float32Array, { places, amounts }: Row, factor: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    weights[place] = (weights[place] ?? 0) + factor * (amounts[at] ?? 0);
  }
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [a, b] = [items[at], items[other]];
    if (a !== undefined && b !== undefined) [items[at], items[other]] = [b, a];
  }
}
