import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginsQuoted, plain, plainLine, wholeSentences } from './plain-words.ts';

const anyAnswer = fc
  .array(
    fc.constantFrom(
      'Breathe',
      'en calma',
      '. ',
      '.',
      '! ',
      '?! ',
      ' ',
      '\n\n',
      '*',
      '**',
      '"',
      '”',
      ' e.g. ',
      '🌱',
      '…',
      '\u200b',
      '¡',
      ' , ',
      '10:30 a.m. ',
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

test('what was heard of an answer still stands at the end of it, wherever it was cut', () =>
  fc.assert(
    fc.property(anyAnswer, fc.nat(), (answer, cut) => {
      const whole = wholeSentences(answer.slice(0, cut % (answer.length + 1)));
      fc.pre(!beginsQuoted(whole));
      expect(plain(answer).startsWith(plain(whole))).toBe(true);
    }),
    { numRuns: 3000 },
  ));

test('plain words stay as they are', () => {
  const words = 'It is 10:30 a.m. Ask: "What now?" Then look out… (or don’t), and say «sí».';
  expect(plain(words)).toBe(words);
  expect(plain('¿Y ahora? Mira la luz.')).toBe('¿Y ahora? Mira la luz.');
});

test.each([
  ['1. Sit down.', 'Sit down.'],
  ['Step 2: Look around.', 'Look around.'],
  ['Paso 3. Mira.', 'Mira.'],
  ['- **Breathe** out', 'Breathe out'],
  ['5 things you see', '5 things you see'],
  ['10:30 is a good hour', '10:30 is a good hour'],
])('a line of a list is read without its number: %s', (raw, line) => expect(plainLine(raw)).toBe(line));
