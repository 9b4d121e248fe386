import { copingStrategySchema, strategyCategories } from '@haven/wellbeing/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { guideIds } from './guides/guide-ids.ts';
import english from './locales/en.json';
import spanish from './locales/es.json';
import { techniques, techniquesIn } from './techniques.ts';

const read = (texts: object) => (key: string) =>
  key
    .split('.')
    .reduce<unknown>((tree, part) => Object.entries(tree ?? {}).find(([name]) => name === part)?.[1], texts);

const inBoth = [
  ['English', techniquesIn(read(english))],
  ['Spanish', techniquesIn(read(spanish))],
] as const;

test.each(inBoth)('%s: there are two techniques of each category, each a whole strategy', (_, shown) => {
  const count = (category: string) => shown.filter((each) => each.category === category).length;
  expect(strategyCategories.map(count)).toEqual([2, 2, 2, 2, 2, 2]);
  for (const technique of shown) {
    expect(z.parse(copingStrategySchema, technique)).toMatchObject({ id: technique.id });
    expect(technique.instructions.length).toBeGreaterThanOrEqual(3);
    expect(technique.instructions.length).toBeLessThanOrEqual(6);
    expect(technique.tips).toHaveLength(2);
  }
});

test('a technique has the same id in both languages, and no other has it', () => {
  const [[, inEnglish], [, inSpanish]] = inBoth;
  const ids = inEnglish.map(({ id }) => id);
  expect(inSpanish.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(inBoth)('%s: no exclamation marks, and nothing that is said to come later', (_, shown) => {
  const all = JSON.stringify(shown);
  expect(all).not.toMatch(/[!¡]|coming soon|próximamente/i);
});

test('every guided tool is reached from a technique, and both breathing techniques have one', () => {
  expect(new Set(techniques.flatMap(({ guide }) => guide ?? []))).toEqual(new Set(guideIds));
  const breathing = techniques.filter(({ category }) => category === 'breathing');
  expect(breathing.map(({ guide }) => guide)).toEqual(['breathing', 'breathing']);
});
