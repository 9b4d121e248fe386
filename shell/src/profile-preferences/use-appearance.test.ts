// @vitest-environment jsdom
import { defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useAppearance } from './use-appearance.ts';

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: a fresh browser has none
  document.cookie = 'haven-theme=; Max-Age=0';
});

const choose = (change: Partial<typeof defaultPreferences>) =>
  act(() => {
    preferences.save({ ...defaultPreferences, ...change });
  });

test('is light and roomy for somebody who chose nothing, and sets no cookie', () => {
  renderHook(useAppearance);
  expect(page.dataset.theme).toBe('light');
  expect(page.hasAttribute('data-compact')).toBe(false);
  expect(document.cookie).toBe('');
});

test('follows the choice at once, and tells the server for the next page', () => {
  renderHook(useAppearance);
  choose({ darkMode: true, compactView: true });
  expect(page.dataset.theme).toBe('dark');
  expect(page.hasAttribute('data-compact')).toBe(true);
  expect(document.cookie).toBe('haven-theme=dark');

  choose({});
  expect(page.dataset.theme).toBe('light');
  expect(page.hasAttribute('data-compact')).toBe(false);
  expect(document.cookie).toBe('');
});

test('follows another tab', () => {
  renderHook(useAppearance);
  localStorage.setItem('haven-user-preferences', JSON.stringify({ ...defaultPreferences, darkMode: true }));
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'haven-user-preferences', storageArea: localStorage }),
    );
  });
  expect(page.dataset.theme).toBe('dark');
});
