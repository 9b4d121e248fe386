import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCoping, anyMessage, anyReflectionWord, noDanger, series } from '../fixtures/circumstances.ts';
import {
  type Asked,
  content,
  copingFor,
  languageAndSeed,
  messagesTo,
  runs,
  wordsFor,
  writerOf,
} from '../fixtures/one-person.ts';
import type { Request, Written } from '../writing.ts';
import type { Feeling, WrittenPart } from './content.ts';
import { dangerGroupOf } from './danger-group.ts';
import { CircumstancesReader } from './read-circumstances.ts';

const reader = new CircumstancesReader(content.lexicon);
const partOf = (id: string) => content.parts.find((part) => part.id === id);

function expectNoneTwice(answers: { answer: Written }[]) {
  const texts = answers.map(({ answer }) => answer.text);
  for (const [at, text] of texts.entries()) expect(texts.slice(Math.max(0, at - 20), at)).not.toContain(text);
}

describe('never says the same within 20 answers to a person', () => {
  test('in messages', () =>
    fc.assert(
      fc.asyncProperty(...languageAndSeed, series(anyMessage), async (language, seed, requests) =>
        expectNoneTwice(await messagesTo(language, seed, requests)),
      ),
      runs,
    ));

  test('in words with strategies', () =>
    fc.assert(
      fc.asyncProperty(...languageAndSeed, series(anyCoping), async (language, seed, requests) =>
        expectNoneTwice(await copingFor(language, seed, requests)),
      ),
      runs,
    ));

  test('in words under reflections', () =>
    fc.assert(
      fc.asyncProperty(...languageAndSeed, series(anyReflectionWord), async (language, seed, requests) =>
        expectNoneTwice(await wordsFor(language, seed, requests)),
      ),
      runs,
    ));
});

/** The ids of parts that are about something that is not so of the person: there must be none. */
const untrue = (
  parts: readonly (WrittenPart | undefined)[],
  { partOfDay, streak = 0 }: Asked<Request>,
  told: { [K in keyof WrittenPart]?: readonly string[] },
) => {
  const meets = (about: readonly string[] | undefined, theirs: readonly string[] = []) =>
    !about || about.some((each) => theirs.includes(each));
  return parts.filter(
    (part) =>
      !meets(part?.feelings, told.feelings) ||
      !meets(part?.situations, told.situations) ||
      !meets(part?.styles, told.styles) ||
      !meets(part?.categories, told.categories) ||
      !meets(part?.partsOfDay, partOfDay ? [partOfDay] : []) ||
      streak < (part?.streakFrom ?? 0),
  );
};

describe('says only what is true of the person', () => {
  test('in messages, which consist of parts for them in their language and nothing else', () =>
    fc.assert(
      fc.asyncProperty(...languageAndSeed, series(anyMessage), async (language, seed, requests) => {
        for (const { request, answer } of await messagesTo(language, seed, requests)) {
          const parts = answer.used.map(partOf);
          expect(parts.map((part) => part?.slot)).toEqual(['opening', 'thought', 'step', 'closing']);
          expect(answer.text).toBe(parts.map((part) => part?.[language]).join(' '));
          expect(parts.filter((part) => (part?.inDanger ?? null) !== dangerGroupOf(request.danger))).toEqual(
            [],
          );
          const { feelings, situations } = reader.read(request.context);
          expect(
            untrue(parts, request, {
              feelings,
              situations: answer.isMilestone ? [...situations, 'milestone'] : situations,
              styles: request.style ? [request.style] : [],
            }),
          ).toEqual([]);
        }
      }),
      runs,
    ));

  test('in words with strategies', () =>
    fc.assert(
      fc.asyncProperty(...languageAndSeed, series(anyCoping), async (language, seed, requests) => {
        for (const { request, answer } of await copingFor(language, seed, requests)) {
          const parts = answer.used.map(partOf).filter((part) => part !== undefined);
          expect(answer.text).toBe(parts.map((part) => part[language]).join(' '));
          expect(parts.filter((part) => (part?.inDanger ?? null) !== dangerGroupOf(request.danger))).toEqual(
            [],
          );
          expect(untrue(parts, request, reader.read(`${request.situation}. ${request.feelings}`))).toEqual(
            [],
          );
        }
      }),
      runs,
    ));

  test('in words under reflections', () =>
    fc.assert(
      fc.asyncProperty(...languageAndSeed, series(anyReflectionWord), async (language, seed, requests) => {
        const felt: Record<string, Feeling[]> = {
          struggling: ['sad', 'overwhelmed'],
          good: ['steady'],
          great: ['steady'],
        };
        for (const { request, answer } of await wordsFor(language, seed, requests)) {
          const parts = answer.used.map(partOf);
          expect(parts.map((part) => part?.slot)).toEqual(['reflection', 'closing']);
          expect(answer.text).toBe(parts.map((part) => part?.[language]).join(' '));
          const told = {
            feelings: felt[request.mood ?? ''] ?? [],
            categories: [request.reflection.category],
          };
          expect(untrue(parts, request, told)).toEqual([]);
        }
      }),
      runs,
    ));
});

test('the same person at the same moment gets the same answer for the same random numbers', () =>
  fc.assert(
    fc.asyncProperty(...languageAndSeed, anyMessage, anyCoping, async (language, seed, message, coping) => {
      const both = async () => {
        const writer = writerOf(seed);
        const common = { language, recent: [] };
        return [
          await writer.message({ ...message, ...common }),
          await writer.coping({ ...coping, ...common }),
        ];
      };
      expect(await both()).toEqual(await both());
    }),
  ));

test('a person who tells what they are in reads of it more often than not', async () => {
  const request = { context: 'I want a drink so badly', danger: noDanger };
  const writer = writerOf(5);
  const openings: (WrittenPart | undefined)[] = [];
  for (let count = 0; count < 200; count += 1)
    openings.push(partOf((await writer.message({ ...request, language: 'en', recent: [] })).used[0] ?? ''));
  expect(openings.filter((part) => part?.situations?.includes('craving')).length).toBeGreaterThan(140);
});

test('the word under a reflection speaks of what the page is about, more often than not', async () => {
  const writer = writerOf(9);
  const reflection = { title: 'A title', content: 'A thought.', category: 'grief' };
  let own = 0;
  for (let count = 0; count < 200; count += 1) {
    const word = await writer.reflectionWord({ reflection, danger: noDanger, language: 'es', recent: [] });
    if (partOf(word.used[0] ?? '')?.categories?.includes('grief')) own += 1;
  }
  expect(own).toBeGreaterThan(160);
});

test.each([
  { context: 'Seven days sober today', streak: 2, isMilestone: true },
  { context: 'hoy cumplo un mes sin tomar', streak: 2, isMilestone: true },
  { context: 'an ordinary day', streak: 30, isMilestone: true },
  { context: 'I feel so sad', streak: 30, isMilestone: false },
  { context: 'an ordinary day', streak: 31, isMilestone: false },
  { context: 'an ordinary day', streak: undefined, isMilestone: false },
])(
  'a message is told as a milestone where it is one: $context, $streak days',
  async ({ isMilestone, ...asked }) => {
    const request = { ...asked, danger: noDanger, language: 'en', recent: [] } as const;
    expect((await writerOf(1).message(request)).isMilestone).toBe(isMilestone);
  },
);

test('a message to somebody in danger is no milestone, whatever the day', async () => {
  const danger = { level: 'high', kinds: ['suicide'], about: 'self' } as const;
  const request = { context: '90 days sober', streak: 90, language: 'en', recent: [] } as const;
  expect(
    (await writerOf(1).message({ ...request, danger: { ...danger, kinds: ['suicide'] } })).isMilestone,
  ).toBe(false);
});
