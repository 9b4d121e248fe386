// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, readKept } from './kept-session.ts';
import { begun } from './urge-session.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const session = begun({ minutes: 5, before: null, firstLine: 3 }, now);
const key = 'haven-unsaved-urge';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a session is found again after a reload', () => {
  keep({ ...session, answers: { 2: 'lower' } });
  expect(readKept(now + 1000)).toEqual({ ...session, answers: { 2: 'lower' } });
});

test('also when the clock was set back meanwhile', () => {
  keep(session);
  expect(readKept(now - 3_600_000)).toEqual(session);
});

test('what is forgotten is gone', () => {
  keep(session);
  keep(null);
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(readKept(now)).toBeNull();
});

test('yesterday’s urge is not brought up again', () => {
  keep(session);
  expect(readKept(now + 7 * 3_600_000)).toBeNull();
});

test.each([
  'not json',
  '[]',
  JSON.stringify({ ...session, minutes: 7 }),
  JSON.stringify({ ...session, before: 11 }),
  JSON.stringify({ ...session, ran: -5 }),
  JSON.stringify({ ...session, answers: { 1: 'gone' } }),
])('text that is not a session is left alone: %s', (text) => {
  sessionStorage.setItem(key, text);
  expect(readKept(now)).toBeNull();
});

test('without storage there is nothing to go on with, and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(readKept(now)).toBeNull();
  expect(() => keep(session)).not.toThrow();
});
