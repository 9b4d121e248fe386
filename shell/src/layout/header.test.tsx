import { checkIns, defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { type SignedInUser, userAtom } from '@haven/shared-ui/person';
import { showScreen } from '@haven/shared-ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shellTexts } from '../locales/index.ts';
import { initialVaultStatus, vaultStatusAtom } from '../vault/vault-status.ts';
// Loaded here, so that no test waits for the code of a menu or a dialog.
import './account-menu.tsx';
import './save-progress-question.tsx';
import { askedQuestionAtom } from './asked-question.ts';
import { Header } from './header.tsx';

const day = 86_400_000;
const store = getDefaultStore();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store.set(userAtom, null);
  store.set(vaultStatusAtom, initialVaultStatus);
  store.set(askedQuestionAtom, null);
  // jsdom has no layout, and radix asks for it to place a menu.
  const nothing = () => undefined;
  vi.stubGlobal('ResizeObserver', function ResizeObserver() {
    return { observe: nothing, unobserve: nothing, disconnect: nothing };
  });
});

afterEach(() => void vi.unstubAllGlobals());

function checkedIn(days: number): void {
  for (let back = 0; back < days; back += 1) {
    const now = Date.now() - back * day;
    const date = new Date(now).toISOString().slice(0, 10);
    checkIns.save({
      id: `check-in-${date}`,
      date,
      mood: 'good',
      gratitude: 'Coffee',
      copingStrategies: [],
      notes: '',
      timestamp: now,
    });
  }
}

const show = (language: 'en' | 'es' = 'en') => showScreen(<Header />, { shell: shellTexts }, language);
async function openMenu() {
  fireEvent.click(screen.getByRole('button', { name: /^(Account|Cuenta)/ }));
  return screen.findByRole('menu');
}
const items = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
const signIn = (user: SignedInUser) => store.set(userAtom, user);

test('leads home and to help', async () => {
  await show();
  expect(screen.getByRole('link', { name: /^Haven/ }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'I Need Help Now' }).getAttribute('href')).toBe(
    '/crisis-resources',
  );
});

test('speaks Spanish to those who chose it', async () => {
  await show('es');
  expect(screen.getByRole('button', { name: /Español/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Necesito ayuda ahora' })).toBeTruthy();
});

test('names the streak at the account button once there is one', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Account' })).toBeTruthy();
  act(() => checkedIn(3));
  expect(screen.getByRole('button', { name: 'Account · Check-in streak: 3 days' }).textContent).toContain(
    '3',
  );
});

test('says to someone without an account where their data are, and offers to save them', async () => {
  checkedIn(2);
  await show();
  const menu = await openMenu();
  expect(menu.textContent).toContain('Data stored locally');
  expect(menu.textContent).toContain('Check-in streak: 2 days · 2 check-ins in all');
  expect(items(menu)[0]).toBe('Save Progress to Cloud');
});

test('holds no zero against anybody: without a streak the menu names the check-ins alone', async () => {
  await show();
  const menu = await openMenu();
  expect(menu.textContent).toContain('No check-ins yet');
  const today = new Date().toISOString().slice(0, 10);
  act(() => {
    checkedIn(2);
    checkIns.remove(`check-in-${today}`);
  });
  expect(menu.textContent).toContain('1 check-in in all');
  expect(menu.textContent).not.toContain('streak');
});

test('asks before it leads to the login page, and takes no for an answer', async () => {
  const assign = vi.fn();
  await show();
  vi.stubGlobal('location', { assign });
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save Progress to Cloud' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('secure login page');
  fireEvent.click(within(question).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(assign).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' }));

  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save Progress to Cloud' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Go to the login page' }));
  expect(assign).toHaveBeenCalledWith('/api/login');
});

test('shows a signed-in person their name, their account, the quick links, and Log Out last', async () => {
  signIn({ id: 'ana', email: 'ana@example.org', firstName: 'Ana' });
  await show();
  const menu = await openMenu();
  expect(menu.textContent).toContain('Ana');
  expect(menu.textContent).toContain('Progress saved to cloud');
  expect(items(menu).map((item) => item?.replace(/\(.*/, ''))).toEqual([
    'Account Settings',
    'Profile Preferences',
    'Home',
    'Daily Check-in',
    'Emergency Plan',
    'Recovery Resources',
    'Daily Reflections',
    'Chat Support',
    'Community Support',
    'Coping Toolkit',
    'Mental-Health Help',
    'Gentle Reminders',
    'Log Out',
  ]);
});

test('shows the e-mail of someone who gave no name', async () => {
  signIn({ id: 'ana', email: 'ana@example.org' });
  await show();
  expect((await openMenu()).textContent).toContain('ana@example.org');
});

test('does not say that all is saved while it waits for a connection', async () => {
  signIn({ id: 'ana', email: 'ana@example.org' });
  store.set(vaultStatusAtom, { ...initialVaultStatus, state: 'offline' });
  await show();
  const menu = await openMenu();
  expect(menu.textContent).toContain('Waiting for a connection');
  expect(menu.textContent).not.toContain('Progress saved to cloud');
});

test('keeps all numbers to itself for someone who hides progress indicators', async () => {
  checkedIn(3);
  preferences.save({ ...defaultPreferences, showProgress: false });
  await show();
  const button = screen.getByRole('button', { name: 'Account' });
  expect(button.textContent).not.toContain('3');
  expect((await openMenu()).textContent).not.toContain('streak');
});
