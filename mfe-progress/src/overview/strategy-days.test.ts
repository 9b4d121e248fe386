import { type Mood, moods } from '@haven/shared-ui/device-store';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBefore } from './calendar-day.ts';
import { moodValue } from './mood-value.ts';
import { betterPairs, strategyPairs } from './strategy-days.ts';
import type { ToldDay } from './told-days.ts';

const names = ['Reading', 'Exercise', 'Meditation', 'Una caminata'];

const days = (all: readonly { mood: Mood; strategies: readonly string[] }[]): ToldDay[] =>
  all.map((each, age) => ({ ...each, day: dayBefore('2026-11-21', all.length - age) }));

const times = (count: number, mood: Mood, ...strategies: string[]) =>
  Array.from({ length: count }, () => ({ mood, strategies }));

test('nothing is compared before 20 days are told', () => {
  expect(strategyPairs(days([...times(9, 'great', 'Reading'), ...times(10, 'okay')]))).toBeNull();
  expect(strategyPairs(days([...times(10, 'great', 'Reading'), ...times(10, 'okay')]))).toHaveLength(1);
});

test('a strategy needs five days with it and five without', () => {
  const told = days([
    ...times(4, 'great', 'Reading', 'Exercise'),
    ...times(1, 'good', 'Exercise'),
    ...times(15, 'okay', 'Exercise', 'Meditation'),
    ...times(5, 'okay'),
  ]);
  expect(strategyPairs(told)?.map(({ strategy }) => strategy)).toEqual(['Exercise', 'Meditation']);
});

test('those of clearly better days are shown as such; equal and harder days are not', () => {
  const pairs = strategyPairs(
    days([
      ...times(10, 'great', 'Reading'),
      ...times(10, 'okay', 'Exercise'),
      ...times(10, 'good', 'Meditation'),
    ]),
  );
  expect(betterPairs(pairs ?? [])).toEqual([
    { strategy: 'Reading', withIt: { days: 10, mean: 4 }, without: { days: 20, mean: 2.5 } },
  ]);
});

test('any history: the same means as a slow count, the largest difference first', () => {
  const any = fc.array(
    fc.record({ mood: fc.constantFrom(...moods), strategies: fc.uniqueArray(fc.constantFrom(...names)) }),
    { maxLength: 60 },
  );
  const mean = (told: ToldDay[]) => ({
    days: told.length,
    mean: told.reduce((sum, { mood }) => sum + moodValue[mood], 0) / told.length,
  });
  fc.assert(
    fc.property(any, (all) => {
      const told = days(all);
      const slow = names
        .map((strategy) => ({
          strategy,
          withIt: mean(told.filter(({ strategies }) => strategies.includes(strategy))),
          without: mean(told.filter(({ strategies }) => !strategies.includes(strategy))),
        }))
        .filter(({ withIt, without }) => withIt.days >= 5 && without.days >= 5);
      const pairs = strategyPairs(told);
      if (told.length < 20) {
        expect(pairs).toBeNull();
        return;
      }
      expect(pairs).toHaveLength(slow.length);
      expect(pairs).toEqual(expect.arrayContaining(slow));
      const differences = pairs?.map(({ withIt, without }) => withIt.mean - without.mean);
      expect(differences).toEqual(differences?.toSorted((one, other) => other - one));
    }),
  );
});
