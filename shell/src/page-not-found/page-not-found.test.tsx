import { showScreen } from '@haven/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shellTexts } from '../locales/index.ts';
import { PageNotFound } from './page-not-found.tsx';

test('says that the page was not found, and shows the way home and to help', async () => {
  await showScreen(<PageNotFound />, { shell: shellTexts });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  expect(screen.getByText('404 Page Not Found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Crisis Resources' }).getAttribute('href')).toBe(
    '/crisis-resources',
  );
});
