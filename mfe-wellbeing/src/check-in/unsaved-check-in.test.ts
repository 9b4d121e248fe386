// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepUnsaved, readUnsaved } from './unsaved-check-in.ts';

beforeEach(() => sessionStorage.clear());

const unsaved = { day: '2026-11-21', changes: { mood: null, notes: 'Rang Ana.' } };

test('what was kept is read again, until it is forgotten', () => {
  keepUnsaved(unsaved);
  expect(readUnsaved()).toEqual(unsaved);
  keepUnsaved(null);
  expect(readUnsaved()).toBeNull();
});

test.each([
  '',
  'not JSON',
  '[]',
  '{"day":"someday","changes":{}}',
  '{"day":"2026-11-21","changes":{"mood":"odd"}}',
])('text that is not ours (%s) counts as nothing unsaved', (text) => {
  sessionStorage.setItem('haven-unsaved-check-in', text);
  expect(readUnsaved()).toBeNull();
});

test('a browser without storage costs nothing but the memory of a reload', () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepUnsaved(unsaved);
  expect(readUnsaved()).toBeNull();
  storage.mockRestore();
});
