import { showScreen } from '@haven/shared-ui/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { shellTexts } from '../locales/index.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

// React tells the log of what a boundary caught, and so does the screen.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

function show(error: Error, alone = false) {
  const Broken = () => {
    throw error;
  };
  return showScreen(
    <ScreenBoundary alone={alone}>
      <Broken />
    </ScreenBoundary>,
    { shell: shellTexts },
  );
}

test('a screen whose code did not arrive says so, says what is safe, and offers another try', async () => {
  const error = new Error('Loading chunk 142 failed.');
  error.name = 'ChunkLoadError';
  await show(error);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page did not open');
  expect(screen.getByRole('status').textContent).toMatch(
    /You may be offline.*What you saved on this device is safe/,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a screen that broke blames nobody’s connection, and shows whom to call', async () => {
  await show(new Error('x is not a function'));
  expect(screen.getByRole('status').textContent).not.toContain('offline');
  expect(screen.getByRole('link', { name: /Call · 988/ }).getAttribute('href')).toBe('tel:988');
  expect(screen.getByRole('link', { name: 'Crisis Resources' })).toBeTruthy();
});

test('when the layout itself broke, the page still has its main part', async () => {
  await show(new Error('x is not a function'), true);
  expect(screen.getByRole('main')).toBeTruthy();
});
