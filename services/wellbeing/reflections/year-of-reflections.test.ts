import { languages } from '@haven/assistant/language';
import { isEasy } from '@haven/assistant/reading-ease';
import { describe, expect, test } from 'vitest';
import { categories } from './reflection.ts';
import { readYear, reflectionOf } from './year-of-reflections.ts';

const year = readYear();

/** Every day of a leap year, MM-DD. */
const days = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(5, 10),
);

const wordCount = (text: string) => text.split(/\s+/).length;

test('there is one for every day of the year, in order', () => {
  expect(year.map(({ day }) => day)).toEqual(days);
});

test('every day of any year has its own, the 29th of February too', () => {
  for (const first of ['2026-01-01', '2028-01-01']) {
    const start = Date.parse(first);
    const shown = Array.from({ length: first.startsWith('2028') ? 366 : 365 }, (_, index) =>
      reflectionOf(year, new Date(start + index * 86_400_000).toISOString().slice(0, 10)),
    );
    expect(new Set(shown.map((each) => each?.en.title)).size).toBe(shown.length);
  }
});

test('every category has its days, and none goes on for more than two in a row', () => {
  expect(new Set(year.map(({ category }) => category))).toEqual(new Set(categories));
  const threes = year.filter(
    ({ category }, index) => category === year[index - 1]?.category && category === year[index - 2]?.category,
  );
  expect(threes.map(({ day }) => day)).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  const written = year.map((each) => ({ day: each.day, ...each[language] }));

  test('no title and no text stands twice', () => {
    expect(new Set(written.map(({ title }) => title.toLowerCase())).size).toBe(year.length);
    expect(new Set(written.map(({ content }) => content)).size).toBe(year.length);
  });

  test('each is one paragraph of 40 to 105 words, without an exclamation mark', () => {
    const off = written.filter(({ title, content }) => {
      const words = wordCount(content);
      return words < 40 || words > 105 || /[!¡\n]/.test(title + content);
    });
    expect(off.map(({ day }) => day)).toEqual([]);
  });

  test('each reads at grade 8 or lower', () => {
    expect(written.filter(({ content }) => !isEasy(content, language)).map(({ day }) => day)).toEqual([]);
  });

  test('none speaks of failure, and none counts days', () => {
    const words =
      language === 'en'
        ? /\b(failures?|failed|relapsed?|days (?:sober|clean))\b/i
        : /\b(fracas\w*|recaída\w*|días (?:sobri\w*|limpi\w*))\b/i;
    expect(
      written.filter(({ title, content }) => words.test(`${title} ${content}`)).map(({ day }) => day),
    ).toEqual([]);
  });
});
