import { textLimit } from '@haven/wellbeing/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { charactersLeft, inSteps, mayBeSent, noWords, wordsTogether } from './coping-words.ts';
import { keepUnsent, readUnsent } from './unsent-words.ts';

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

test('what was not sent is there after a reload, until it is sent', () => {
  keepUnsent(words);
  expect(readUnsent()).toEqual(words);
  expect(Object.keys(sessionStorage)).toEqual([key]);
  keepUnsent(noWords);
  expect(sessionStorage).toHaveLength(0);
  expect(readUnsent()).toEqual(noWords);
});

test.each(['', 'not JSON', '[]', '{"situation":1,"feelings":""}'])(
  'text that is not ours (%s) counts as nothing written',
  (text) => {
    sessionStorage.setItem(key, text);
    expect(readUnsent()).toEqual(noWords);
  },
);

test('a browser without storage costs nothing but the memory of a reload', () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepUnsent(words);
  expect(readUnsent()).toEqual(noWords);
  storage.mockRestore();
});
