import { crisisLines } from '@haven/shared-ui/crisis-lines';
import { emergencyPlans } from '@haven/shared-ui/device-store';
import { showScreen } from '@haven/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { shellTexts } from '../locales/index.ts';
import { CrisisResources } from './crisis-resources.tsx';

beforeEach(() => localStorage.clear());

const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('calls 911 and 988 before anything else', async () => {
  await showScreen(<CrisisResources />, { shell: shellTexts });
  const [first, second] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('tel:911');
  expect(second?.getAttribute('href')).toBe('tel:988');
});

test('has a card for every hotline, with its number and one way to reach it', async () => {
  await showScreen(<CrisisResources />, { shell: shellTexts });
  const lines = within(screen.getByRole('region', { name: 'Hotlines' }));
  for (const line of crisisLines) expect(lines.getByText(line.phone)).toBeTruthy();
  expect(lines.getAllByRole('link', { name: /^Call Now/ })).toHaveLength(7);
  expect(link(/^Text HOME/).getAttribute('href')).toBe('sms:741741?&body=HOME');
});

test('names the local numbers: 211, ZIP by text, and poison control', async () => {
  await showScreen(<CrisisResources />, { shell: shellTexts });
  expect(link('Call 211').getAttribute('href')).toBe('tel:211');
  expect(link('Text your ZIP code to 898-211').getAttribute('href')).toBe('sms:898211');
  expect(link('Call 1-800-222-1222').getAttribute('href')).toBe('tel:+18002221222');
});

test('someone with an emergency plan can call their own people', async () => {
  emergencyPlans.save({
    id: 'plan',
    warningSignsInput: '',
    copingStrategies: '',
    emergencyContacts: [{ name: 'Maria', phone: '(555) 010-7788' }],
    safePlaces: '',
    lastUpdated: 1,
  });
  await showScreen(<CrisisResources />, { shell: shellTexts });
  expect(link('Call Maria').getAttribute('href')).toBe('tel:5550107788');
});

test('says nothing of own people to someone without a plan', async () => {
  await showScreen(<CrisisResources />, { shell: shellTexts }, 'es');
  expect(screen.queryByRole('heading', { name: 'Tu gente' })).toBeNull();
  expect(link('Llama al 988 y oprime 2').getAttribute('href')).toBe('tel:988');
});
