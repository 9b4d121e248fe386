import { expect, test } from 'vitest';
import english from './locales/en.json';
import spanish from './locales/es.json';
import { sentencesOf, spokenMinutes, wordCount } from './sentences.ts';

const languages = [
  ['English', Object.values(english.steps)],
  ['Spanish', Object.values(spanish.steps)],
] as const;

test.each(languages)('the %s scan has fifteen steps, and no two are called the same', (_, steps) => {
  expect(steps).toHaveLength(15);
  expect(new Set(steps.map(({ name }) => name)).size).toBe(15);
});

test.each(languages)('the %s scan takes 15 to 20 minutes with a slow voice, as it is said to', (_, steps) => {
  const minutes = spokenMinutes(
    steps.map(({ text }) => text),
    2000,
  );
  expect(minutes).toBeGreaterThanOrEqual(15);
  expect(minutes).toBeLessThanOrEqual(20);
});

test.each(languages)('the %s scan takes 15 minutes with a quick voice too', (_, steps) => {
  const quick = 145;
  const words = steps.reduce((sum, { text }) => sum + wordCount(text), 0);
  expect(words / quick + (14 * 2) / 60).toBeGreaterThanOrEqual(15);
});

test.each(languages)(
  'no %s sentence is long enough for a browser that falls silent after 15 s',
  (_, steps) => {
    const words = steps.flatMap(({ text }) => sentencesOf(text)).map(wordCount);
    expect(Math.max(...words) / 2).toBeLessThan(15);
  },
);

test.each(languages)('nothing of the %s text is lost between the sentences', (_, steps) => {
  for (const { text } of steps) expect(sentencesOf(text).join(' ')).toBe(text);
});

test.each(languages)('the %s scan raises its voice nowhere', (_, steps) => {
  for (const { text } of steps) expect(text).not.toMatch(/[!¡]/);
});

test('sentences end with their sign, and a text without one is a sentence', () => {
  expect(sentencesOf('One.  ¿Dos? Three… and four')).toEqual(['One.', '¿Dos?', 'Three…', 'and four']);
  expect(sentencesOf('  ')).toEqual([]);
});

test('the pauses count as time', () => {
  const minute = Array.from({ length: 120 }, () => 'word').join(' ');
  expect(spokenMinutes([minute, minute, minute], 0)).toBe(3);
  expect(spokenMinutes([minute, minute, minute], 60_000)).toBe(5);
});
