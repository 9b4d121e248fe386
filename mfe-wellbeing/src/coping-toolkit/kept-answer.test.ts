// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KeptAnswer, keepAnswer, readAnswer } from './kept-answer.ts';
import { answer, high } from './toolkit-in-tests.tsx';

const at = Date.parse('2026-11-21T03:10:00Z');
const hour = 3_600_000;
const kept: KeptAnswer = { answer: answer(), danger: high, at };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what was written, and the danger in the words, are there after a reload, for log-out to take away', () => {
  keepAnswer(kept);
  expect(readAnswer(at + hour)).toEqual(kept);
  expect(Object.keys(sessionStorage)).toEqual(['haven-unsaved-coping-answer']);
});

test('danger stays known where nothing could be written', () => {
  keepAnswer({ ...kept, answer: null });
  expect(readAnswer(at)).toEqual({ ...kept, answer: null });
});

test('what was written last night is not for this moment', () => {
  keepAnswer(kept);
  expect(readAnswer(at + 7 * hour)).toBeNull();
});

test.each([
  '',
  'not JSON',
  '[]',
  '{"answer":{},"danger":null,"at":1}',
  '{"answer":null,"danger":{"level":"huge"},"at":1}',
])('text that is not ours (%s) counts as nothing written', (text) => {
  sessionStorage.setItem('haven-unsaved-coping-answer', text);
  expect(readAnswer(2)).toBeNull();
});

test('a browser without storage costs nothing but the memory of a reload', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => keepAnswer(kept)).not.toThrow();
  expect(readAnswer(at)).toBeNull();
});
