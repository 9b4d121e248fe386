import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';
import { digest } from '../trainer/examples.ts';
import { weight } from '../weight.ts';
import { conceptsIn } from './concepts.ts';
import { packPairs, packPlaces, packWeights, unpackPairs, unpackPlaces, unpackWeights } from './letters.ts';
import { model } from './model.ts';

it('belongs to the examples, rules and words that are there: else `npm run train -w services/safety`', () => {
  expect(model.digest).toBe(digest());
});

it('weighs less than 150 kB in a browser, with rules and code', () => {
  expect(weight()).toBeLessThan(150_000);
});

describe('what no rule says in so many words', () => {
  it.each([
    'signed the papers, the kids are with my mom, the rope is in the trunk and i am at the lake',
    'ya firmé los papeles, los niños están con mi mamá, la soga está en la cajuela y yo en la presa',
  ])('is known by its likeness: %s', (text) => {
    const { level, kinds } = assess(text);
    expect(level).toBe('high');
    expect(kinds).toContain('suicide');
  });

  it('tells the sentence that it is known by', () => {
    const grave = 'i swallowed the whole strip with the vodka an hour ago';
    const text = `we had soup. the game was on. ${grave}. my cat is asleep.`;
    const { level, spans } = assess(text);
    expect(level).toBe('high');
    expect(spans.map(({ start, end }) => text.slice(start, end))).toContainEqual(
      expect.stringContaining('swallowed'),
    );
  });

  it('is said to be so, for whoever reads the reasons', () => {
    const told = [
      'crushed them all up in the yogurt, this is the last thing i write',
      'the hose fits the tailpipe, kids are at school',
    ].map((text) => assess(text).reasons);
    expect(told.flat().some((reason) => reason.startsWith('likeness.'))).toBe(true);
  });
});

describe('one idea in two languages', () => {
  const ideas = (words: string) => new Set(conceptsIn(words.split(' ')).map(({ concept }) => concept.name));

  it('is the same concept', () => {
    expect(ideas('pills')).toEqual(ideas('pastillas'));
    expect(ideas('bridge')).toEqual(ideas('puente'));
  });

  it('is read in the language around it where a word has a meaning in both', () => {
    expect(ideas('i was there once and it was the best')).toContain('long-ago');
    expect(ideas('son las once de la noche y no me da sueno')).not.toContain('long-ago');
  });
});

it('unpacks what was packed', () => {
  const places = [0, 1, 62, 63, 64, 126, 127, 500, 524_287];
  expect(unpackPlaces(packPlaces(places))).toEqual(places);
  expect(unpackWeights(packWeights([-4, 0, 4, 1]))).toEqual([-4, 0, 4, 1]);
  const every = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const ones = every.flatMap((one) => every.map(() => one));
  const others = every.flatMap(() => every);
  expect(unpackPairs(packPairs(ones, others))).toEqual({ ones, others });
});
