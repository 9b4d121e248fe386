import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../testing/index.ts';
import { CrisisLineList, crisisLines } from './index.ts';

test.each(['en', 'es'] as const)('every line has its number, and texts in %s', async (language) => {
  await showScreen(<CrisisLineList />, {}, language);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(crisisLines.map((line) => line.href));
  for (const line of crisisLines) expect(document.body.textContent).toContain(line.phone);
  expect(document.body.textContent).not.toContain('crisisLines.');
});

test('a link dials the number that people read', () => {
  for (const { href, phone } of crisisLines) {
    const digits = phone.replaceAll('-', '');
    expect(href.replace(/^(tel|sms):\+?/, '')).toMatch(new RegExp(`^${digits}($|\\?)`));
  }
});
