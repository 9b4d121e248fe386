import { type CopingStrategy, strategyCategories } from '@haven/wellbeing/contract';
import { expect, test } from 'vitest';
import { categoriesIn, isLong, keptOf, mayBeSaved, newestFirst } from './kept-strategies.ts';

const strategy: CopingStrategy = {
  id: 'walk',
  title: 'A walk',
  description: 'Around the block.',
  category: 'physical',
  difficulty: 'easy',
  timeNeeded: '10 minutes',
  instructions: ['Go out.', 'Come back.'],
  tips: ['Take a coat.'],
};

test('a strategy is kept whole, with who wrote it and when, and nothing beside it', () => {
  const withMore = { ...strategy, writtenBy: 'model' as const, guide: 'urge' };
  expect(keptOf(withMore, 5)).toEqual({ ...strategy, writtenBy: 'model', savedAt: 5 });
  expect(keptOf(strategy, 5)).toEqual({ ...strategy, savedAt: 5 });
});

test('a strategy without an id or a name is not kept', () => {
  expect(mayBeSaved(strategy)).toBe(true);
  expect(mayBeSaved({ ...strategy, id: ' ' })).toBe(false);
  expect(mayBeSaved({ ...strategy, title: '' })).toBe(false);
});

test('the newest stands first, and the list that was given stays as it is', () => {
  const kept = [1, 3, 2].map((savedAt) => keptOf({ ...strategy, id: String(savedAt) }, savedAt));
  expect(newestFirst(kept).map(({ id }) => id)).toEqual(['3', '2', '1']);
  expect(kept.map(({ id }) => id)).toEqual(['1', '3', '2']);
});

test('the categories that occur are offered once each, in their usual order', () => {
  const of = (category: CopingStrategy['category']) => ({ ...strategy, category });
  expect(categoriesIn([of('social'), of('breathing'), of('social')], strategyCategories)).toEqual([
    'breathing',
    'social',
  ]);
});

test('steps fold when they are more than a glance takes in', () => {
  expect(isLong(strategy)).toBe(false);
  expect(isLong({ instructions: ['a'.repeat(100), 'b'.repeat(100)], tips: ['c'.repeat(100)] })).toBe(true);
});
