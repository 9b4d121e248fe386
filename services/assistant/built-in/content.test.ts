import { describe, expect, test } from 'vitest';
import { textsOf } from '../fixtures/written-texts.ts';
import { languages } from '../language.ts';
import { isEasy } from '../reading-ease.ts';
import { unwelcomeIn } from '../unwelcome-words.ts';
import {
  feelings,
  readContent,
  situations,
  slots,
  strategyCategories,
  type WrittenPart,
  type WrittenStrategy,
} from './content.ts';

const content = readContent();
const { parts, strategies, lexicon } = content;
const texts = textsOf(content);

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** What the person is told to say is theirs: it stands in quotation marks, or behind the colon of 'Ask:'. */
const withoutTheirWords = (text: string) =>
  text.replace(/“[^”]*”|«[^»]*»|(?<!\p{L})'[^']+(?:'\p{L}[^']*)*'/gu, '').replace(/:[^.?]*[.?]/g, '.');

test('there are at least 40 strategies, some of every category, and 120 parts, some of every slot', () => {
  expect(strategies.length).toBeGreaterThanOrEqual(40);
  expect(parts.length).toBeGreaterThanOrEqual(120);
  expect(new Set(strategies.map(({ category }) => category))).toEqual(new Set(strategyCategories));
  expect(new Set(parts.map(({ slot }) => slot))).toEqual(new Set(slots));
});

test('no id is given twice', () => {
  expect(twice([...parts, ...strategies].map(({ id }) => id))).toEqual([]);
});

test.each(languages)('no two parts and no two strategies read the same (%s)', (language) => {
  const words = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  expect(twice(parts.map((part) => words(part[language])))).toEqual([]);
  expect(twice(strategies.map((strategy) => words(strategy[language].title)))).toEqual([]);
  expect(twice(strategies.map((strategy) => words(strategy[language].description)))).toEqual([]);
});

test('both languages are written for everything, with as many steps', () => {
  expect(texts.filter(({ text }) => text.trim().length < 3 || text !== text.trim())).toEqual([]);
  for (const { id, en, es } of strategies)
    expect([id, es.instructions.length, es.tips.length]).toEqual([
      id,
      en.instructions.length,
      en.tips.length,
    ]);
});

test.each(languages)('every part ends as a sentence does, or with an address (%s)', (language) => {
  const cut = parts
    .map((part) => part[language])
    .filter((text) => !/(?:[.?…]['’”»]?\.?|https:\S+)$/.test(text));
  expect(cut).toEqual([]);
});

test('every part reads at grade 8 or lower, or in Spanish as easily', () => {
  const hard = parts.flatMap((part) =>
    languages.filter((language) => !isEasy(part[language], language)).map((language) => [language, part.id]),
  );
  expect(hard).toEqual([]);
});

test.each(languages)('every strategy reads at grade 8 or lower, or in Spanish as easily (%s)', (language) => {
  const hard = strategies.filter((strategy) => {
    const { description, instructions, tips } = strategy[language];
    return [description, instructions.join(' '), tips.join(' ')].some((text) => !isEasy(text, language));
  });
  expect(hard.map(({ id }) => id)).toEqual([]);
});

test('nothing promises, diagnoses, names a drug or a dose', () => {
  const unwelcome = texts.map((each) => ({ ...each, rules: unwelcomeIn(each.text) }));
  expect(unwelcome.filter(({ rules }) => rules.length > 0)).toEqual([]);
});

test('nothing shouts, and nothing is marked up', () => {
  expect(texts.filter(({ text }) => /[!¡<>{}*_#`]|\s{2}/.test(text))).toEqual([]);
});

test('nothing speaks of itself as a person would', () => {
  const self = {
    en: /\b(?:I|I'm|I've|I'll|me|my|we|our|us)\b/,
    es: /(?<!\p{L})(?:yo|mi|mis|me|conmigo|soy|estoy|nosotr[oa]s|nuestr[oa]s?)(?!\p{L})/iu,
  };
  expect(texts.filter(({ text, language }) => self[language].test(withoutTheirWords(text)))).toEqual([]);
});

describe.each([...feelings, ...situations])('for somebody who tells %s', (told) => {
  const speaksOf = ({ feelings = [], situations = [] }: WrittenPart | WrittenStrategy) =>
    [...feelings, ...situations].some((each) => each === told);

  test.each(['opening', 'thought', 'step'])('there is a part of its own: %s', (slot) => {
    expect(parts.some((part) => part.slot === slot && speaksOf(part))).toBe(true);
  });

  test('there are at least two strategies of its own', () => {
    expect(strategies.filter(speaksOf).length).toBeGreaterThanOrEqual(2);
  });

  test.each(languages)('there are words that tell it (%s)', (language) => {
    const known = { ...lexicon.feelings, ...lexicon.situations };
    const words = Object.entries(known).find(([name]) => name === told)?.[1][language] ?? [];
    expect(words.length).toBeGreaterThanOrEqual(10);
    expect(twice(words)).toEqual([]);
  });
});
