import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lapseMarks, nearest } from './lapse-marks.ts';

test('lapses that are far apart have a mark each, where they are', () => {
  expect(lapseMarks([0, 10, 200], 10)).toEqual([
    { at: 0, count: 1 },
    { at: 10, count: 1 },
    { at: 200, count: 1 },
  ]);
});

test('seven lapses in a week are one mark in their middle', () => {
  expect(lapseMarks([50, 51, 52, 53, 54, 55, 56], 10)).toEqual([{ at: 53, count: 7 }]);
});

test('without lapses there is no mark, and one mark is near to no other', () => {
  expect(lapseMarks([], 10)).toEqual([]);
  expect(nearest(lapseMarks([3], 10))).toBe(Number.POSITIVE_INFINITY);
});

test('any lapses: each is in one mark, in order, within their reach, and no two marks are too near', () => {
  const history = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1, maxLength: 500 });
  fc.assert(
    fc.property(history, (unordered) => {
      const places = unordered.toSorted((one, other) => one - other);
      const marks = lapseMarks(places, 10);
      expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(places.length);
      let from = 0;
      for (const { at, count } of marks) {
        const within = places.slice(from, from + count);
        expect(at).toBeGreaterThanOrEqual((within[0] ?? 0) - 1e-6);
        expect(at).toBeLessThanOrEqual((within.at(-1) ?? 0) + 1e-6);
        from += count;
      }
      expect(nearest(marks)).toBeGreaterThanOrEqual(10);
    }),
  );
});
