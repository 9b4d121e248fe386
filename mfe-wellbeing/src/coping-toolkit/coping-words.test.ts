// @vitest-environment jsdom
import { textLimit } from '@haven/wellbeing/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { charactersLeft, inSteps, mayBeSent, noWords, wordsTogether } from './coping-words.ts';
import { keepWords, readWords } from './kept-words.ts';

const key = 'haven-unsaved-coping-words';
const words = { situation: 'A long evening.', feelings: 'Restless' };

beforeEach(() => sessionStorage.clear());

test.each([
  ['', ''],
  ['   ', '\n\t'],
  ['A long evening.', ' '],
  ['\u00a0', 'Restless'],
])('"%s" and "%s" are not enough to be sent', (situation, feelings) => {
  expect(mayBeSent({ situation, feelings })).toBe(false);
});

test('two answers are enough, however short', () => {
  expect(mayBeSent({ situation: ' x ', feelings: 'y' })).toBe(true);
  expect(wordsTogether({ situation: ' x ', feelings: 'y\n' })).toBe('x\ny');
});

test('what is left is counted near the end alone, and read out in steps of fifty', () => {
  const left = (length: number) => charactersLeft('a'.repeat(length));
  expect([0, textLimit - 201, textLimit - 200, textLimit, textLimit + 5].map(left)).toEqual([
    null,
    null,
    200,
    0,
    0,
  ]);
  expect([200, 151, 150, 3, 0].map(inSteps)).toEqual([200, 200, 150, 50, 0]);
});

test('what was written is there after a reload, until it is rubbed out', () => {
  keepWords(words);
  expect(readWords()).toEqual(words);
  expect(Object.keys(sessionStorage)).toEqual([key]);
  keepWords(noWords);
  expect(sessionStorage).toHaveLength(0);
  expect(readWords()).toEqual(noWords);
});

test.each(['', 'not JSON', '[]', '{"situation":1,"feelings":""}'])(
  'text that is not ours (%s) counts as nothing written',
  (text) => {
    sessionStorage.setItem(key, text);
    expect(readWords()).toEqual(noWords);
  },
);

test('a browser without storage costs nothing but the memory of a reload', () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepWords(words);
  expect(readWords()).toEqual(noWords);
  storage.mockRestore();
});
