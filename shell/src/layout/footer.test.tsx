import { showScreen } from '@haven/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shellTexts } from '../locales/index.ts';
import { Footer } from './footer.tsx';

test('has the emergency numbers, the quick links and the small print', async () => {
  await showScreen(<Footer />, { shell: shellTexts });
  const numbers = within(screen.getByRole('region', { name: 'Emergency numbers' })).getAllByRole('link');
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual([
    'tel:988',
    'sms:741741?&body=HOME',
    'tel:911',
  ]);
  const quick = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(quick.map((link) => link.textContent)).toContain('Daily Check-in');
  const small = within(screen.getByRole('navigation', { name: 'About Haven' })).getAllByRole('link');
  expect(small.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/about'],
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Contact Us', '/contact'],
  ]);
  expect(screen.getByText(/^© \d{4} Haven$/)).toBeTruthy();
});
