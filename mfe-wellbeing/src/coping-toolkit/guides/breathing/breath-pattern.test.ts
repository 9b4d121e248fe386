import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  breathLength,
  breathSteps,
  breathsDone,
  patternIds,
  patterns,
  phaseAt,
  sessionLength,
} from './breath-pattern.ts';

const anyPattern = fc.constantFrom(...patternIds).map((id) => patterns[id]);
const anyTime = fc.integer({ min: 0, max: 24 * 3_600_000 });

test('the breath out is longer than the breath in, where it is said to be', () => {
  expect(patterns.longerOut).toEqual({ in: 4, hold: 0, out: 6, rest: 0 });
  expect(patterns.box).toEqual({ in: 4, hold: 4, out: 4, rest: 4 });
  expect(patterns.fourSevenEight).toEqual({ in: 4, hold: 7, out: 8, rest: 0 });
});

test.each([
  [0, 'in', 4],
  [3_999, 'in', 1],
  [4_000, 'hold', 7],
  [10_999, 'hold', 1],
  [11_000, 'out', 8],
  [18_999, 'out', 1],
  [19_000, 'in', 4],
] as const)('4-7-8 after %i ms: %s, %i seconds left', (time, movement, left) => {
  expect(phaseAt(patterns.fourSevenEight, time)).toMatchObject({ movement, left });
});

test('box breathing rests after the breath out as long as it holds after the breath in', () => {
  const order = [0, 4_000, 8_000, 12_000, 16_000].map((time) => phaseAt(patterns.box, time).movement);
  expect(order).toEqual(['in', 'hold', 'out', 'rest', 'in']);
});

test('the seconds left are whole, at least one, and never more than the movement has', () => {
  fc.assert(
    fc.property(anyPattern, anyTime, (pattern, time) => {
      const { movement, seconds, left } = phaseAt(pattern, time);
      expect(seconds).toBe(pattern[movement]);
      expect(Number.isInteger(left) && left >= 1 && left <= seconds).toBe(true);
    }),
  );
});

test('each breath is like the one before', () => {
  fc.assert(
    fc.property(anyPattern, anyTime, (pattern, time) => {
      expect(phaseAt(pattern, time + breathLength(pattern))).toEqual(phaseAt(pattern, time));
    }),
  );
});

test('every second of a breath is told once', () => {
  for (const id of patternIds) {
    const pattern = patterns[id];
    const told = new Map<string, number>();
    for (let time = 0; time < breathLength(pattern); time += 1000) {
      const { movement } = phaseAt(pattern, time);
      told.set(movement, (told.get(movement) ?? 0) + 1);
    }
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(Object.entries(pattern).filter(([, seconds]) => seconds > 0)),
    );
  }
});

test('a session ends with the end of a breath, within half a breath of its minutes', () => {
  fc.assert(
    fc.property(anyPattern, fc.constantFrom(1, 3, 5), (pattern, minutes) => {
      const length = sessionLength(pattern, minutes);
      expect(length % breathLength(pattern)).toBe(0);
      expect(Math.abs(length - minutes * 60_000)).toBeLessThanOrEqual(breathLength(pattern) / 2);
    }),
  );
});

test('counts a breath only once it was breathed to the end', () => {
  expect(breathsDone(patterns.longerOut, 9_999)).toBe(0);
  expect(breathsDone(patterns.longerOut, 10_000)).toBe(1);
  expect(breathsDone(patterns.longerOut, sessionLength(patterns.longerOut, 1))).toBe(6);
});

test('the circle is full from the end of the breath in to the end of the hold, and empty at the end', () => {
  expect(breathSteps(patterns.box)).toEqual([
    { offset: 0, full: 0 },
    { offset: 0.25, full: 1 },
    { offset: 0.5, full: 1 },
    { offset: 0.75, full: 0 },
    { offset: 1, full: 0 },
  ]);
  expect(breathSteps(patterns.longerOut)).toEqual([
    { offset: 0, full: 0 },
    { offset: 0.4, full: 1 },
    { offset: 1, full: 0 },
  ]);
});
