import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../testing/index.ts';
import { addressOf, CrisisLineList, crisisLines } from './index.ts';

test.each(['en', 'es'] as const)('every line has its number, and texts in %s', async (language) => {
  await showScreen(<CrisisLineList />, {}, language);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    crisisLines.map((line) => addressOf(line, language)),
  );
  for (const line of crisisLines) expect(document.body.textContent).toContain(line.phone);
  expect(document.body.textContent).not.toContain('crisisLines.');
});

test.each([
  ['en', 'HOME'],
  ['es', 'AYUDA'],
] as const)('the line for texts is asked in the language of the page: %s', async (language, word) => {
  await showScreen(<CrisisLineList />, {}, language);
  const link = screen.getByRole('link', { name: /741741/ });
  expect(link.getAttribute('href')).toBe(`sms:741741?&body=${word}`);
  expect(link.textContent).toContain(word);
});

test('a link dials the number that people read', () => {
  for (const { href, phone } of crisisLines) {
    const digits = phone.replaceAll('-', '');
    expect(href.replace(/^(tel|sms):\+?/, '')).toMatch(new RegExp(`^${digits}($|\\?)`));
  }
});
