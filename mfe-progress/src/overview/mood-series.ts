import { dayBefore, dayNumber } from './calendar-day.ts';
import { MoodSum, type moodValue } from './mood-value.ts';
import type { ToldDay } from './told-days.ts';

/** Days that can be looked back over. */
export const ranges = [7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** A day, or a week of the year, in which something was told. */
export type MoodPoint = {
  /** 0 for the oldest step of the range. */
  place: number;
  /** First and last day of the step; the same day for a daily one. */
  from: string;
  to: string;
  /** Mean mood, 1 to 4. */
  value: number;
  /** Days told in the step. */
  days: number;
};

export type MoodSeries = {
  range: Range;
  /** Days in a step: 1, or 7 over a year. */
  step: 1 | 7;
  /** Steps of the range, those without a check-in included. */
  steps: number;
  points: MoodPoint[];
};

/**
 * Mood over a range that ends today: day by day, and over a year as means of weeks that are counted back from today.
 *
 * @param days in order
 * @param today YYYY-MM-DD
 */
export function moodSeries(days: readonly ToldDay[], today: string, range: Range): MoodSeries {
  const step = range === 365 ? 7 : 1;
  const steps = Math.ceil(range / step);
  const sums = new Map<number, MoodSum>();
  for (const { day, mood } of days) {
    const age = dayNumber(today) - dayNumber(day);
    if (age < 0 || age >= range) continue;
    const place = steps - 1 - Math.floor(age / step);
    const sum = sums.get(place) ?? new MoodSum();
    sum.add(mood);
    sums.set(place, sum);
  }
  const points = [...sums].map(([place, sum]) => {
    const newest = (steps - 1 - place) * step;
    const oldest = Math.min(newest + step, range) - 1;
    return {
      place,
      from: dayBefore(today, oldest),
      to: dayBefore(today, newest),
      value: sum.mean,
      days: sum.days,
    };
  });
  return { range, step, steps, points };
}

/** Where the line goes at a place. */
export type LinePoint = { place: number; value: number };

/** Days of the running mean, the day itself included. */
export const smoothing = 7;

/**
 * The line through a series: the days themselves over a week, the weeks over a year, and between them the mean of the
 * told days among the last seven, since single days leap too much to be followed.
 */
export function moodLine({ range, points }: MoodSeries): LinePoint[] {
  if (range === 7 || range === 365) return points.map(({ place, value }) => ({ place, value }));
  let oldest = 0;
  let sum = 0;
  return points.map(({ place, value }, index) => {
    sum += value;
    for (let old = points[oldest]; old && old.place <= place - smoothing; old = points[oldest]) {
      sum -= old.value;
      oldest += 1;
    }
    return { place, value: sum / (index - oldest + 1) };
  });
}

/** Steps from one told to the next over which the line still goes; over more it would claim what nobody told. */
const longestBridge = 4;

/** The line in its unbroken stretches. */
export function stretches(line: readonly LinePoint[]): LinePoint[][] {
  const all: LinePoint[][] = [];
  let before: LinePoint | undefined;
  for (const point of line) {
    const stretch = all.at(-1);
    if (stretch && before && point.place - before.place <= longestBridge) stretch.push(point);
    else all.push([point]);
    before = point;
  }
  return all;
}

/** How many days were told with each mood. */
export function moodCounts(days: readonly ToldDay[]) {
  const counts = { struggling: 0, okay: 0, good: 0, great: 0 } satisfies Record<
    keyof typeof moodValue,
    number
  >;
  for (const { mood } of days) counts[mood] += 1;
  return counts;
}
