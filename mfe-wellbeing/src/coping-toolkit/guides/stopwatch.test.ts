import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsed, paused, started, zero } from './stopwatch.ts';

test('counts the time that it ran, and none of the time that it stood still', () => {
  const spans = fc.array(fc.record({ run: fc.nat(100_000), rest: fc.nat(100_000) }));
  fc.assert(
    fc.property(fc.nat(1_000_000), spans, (begin, all) => {
      let now = begin;
      let watch = zero;
      for (const { run, rest } of all) {
        watch = started(watch, now);
        now += run;
        watch = paused(watch, now);
        now += rest;
      }
      expect(elapsed(watch, now)).toBe(all.reduce((sum, { run }) => sum + run, 0));
    }),
  );
});

test('starting twice does not begin again', () => {
  const watch = started(started(zero, 1000), 5000);
  expect(elapsed(watch, 6000)).toBe(5000);
});
