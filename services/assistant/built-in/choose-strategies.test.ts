import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCoping, isInDanger, noDanger, series } from '../fixtures/circumstances.ts';
import { content, copingFor, languageAndSeed, runs } from '../fixtures/one-person.ts';

test('strategies: four of at least three categories, an easy and short one first, and one advanced at most', () =>
  fc.assert(
    fc.asyncProperty(...languageAndSeed, series(anyCoping), async (language, seed, requests) => {
      for (const { request, answer } of await copingFor(language, seed, requests)) {
        const { strategies } = answer;
        expect(new Set(strategies.map(({ id }) => id)).size).toBe(4);
        expect(new Set(strategies.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
        expect(strategies[0]).toMatchObject({ difficulty: 'easy' });
        expect(strategies[0]?.minutes).toBeLessThanOrEqual(5);
        expect(strategies.filter(({ difficulty }) => difficulty === 'advanced').length).toBeLessThanOrEqual(
          1,
        );
        if (isInDanger(request))
          expect(strategies.every(({ difficulty }) => difficulty === 'easy')).toBe(true);
        for (const { id, title } of strategies)
          expect(content.strategies.find((each) => each.id === id)?.[language].title).toBe(title);
      }
    }),
    runs,
  ));

test('strategies that were offered lately come back last', async () => {
  const request = { situation: 'I crave', feelings: 'restless', danger: noDanger };
  const [first, second] = await copingFor('en', 3, [request, request]);
  const ids = first?.answer.strategies.map(({ id }) => id) ?? [];
  expect(second?.answer.strategies.filter(({ id }) => ids.includes(id))).toEqual([]);
});

test('two strategies that are nearly one are never offered together', async () => {
  const request = { situation: 'I crave a drink at a party', feelings: 'restless', danger: noDanger };
  const answers = await copingFor(
    'en',
    7,
    Array.from({ length: 300 }, () => request),
  );
  const offered = answers.map(({ answer }) => answer.strategies.map(({ id }) => id));
  expect(offered.flat()).toContain('mindfulness-ride-the-urge');
  expect(offered.flat()).toContain('creative-urge-line');
  const both = offered.filter(
    (ids) => ids.includes('creative-urge-line') && ids.includes('mindfulness-ride-the-urge'),
  );
  expect(both).toEqual([]);
});
