import { writeLedger } from '@haven/shared-ui/device-store';
import { userAtom } from '@haven/shared-ui/person';
import { showScreen } from '@haven/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shellTexts } from '../locales/index.ts';
import Join from './join.tsx';
import SignIn from './sign-in.tsx';

const ana = { id: 'ana', email: 'ana@example.org' };
const store = getDefaultStore();
const call = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const show = (page: typeof SignIn, language: 'en' | 'es' = 'en') => {
  const Page = page;
  return showScreen(<Page />, { shell: shellTexts }, language);
};
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => JSON.parse(String(call.mock.calls[0]?.[1].body));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/sign-in');
  store.set(userAtom, null);
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  call.mockReset();
  vi.unstubAllGlobals();
});

test('signs in and goes on to where the person came from', async () => {
  history.replaceState(null, '', '/sign-in?next=%2Fcheckin');
  call.mockResolvedValueOnce(answer(200, ana));
  await show(SignIn);
  fill('Email', ' Ana@Example.org ');
  fill('Password', 'long enough words');
  press('Sign in');
  await waitFor(() => expect(location.pathname).toBe('/checkin'));
  expect(store.get(userAtom)).toEqual(ana);
  expect(call.mock.calls[0]?.[0]).toBe('/api/auth/sign-in');
  expect(sent()).toEqual({ email: 'ana@example.org', password: 'long enough words' });
});

test('never goes on to another site', async () => {
  history.replaceState(null, '', '/sign-in?next=https%3A%2F%2Felsewhere.example');
  call.mockResolvedValueOnce(answer(200, ana));
  await show(SignIn);
  fill('Email', 'ana@example.org');
  fill('Password', 'long enough words');
  press('Sign in');
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test.each([
  ['ben', null],
  ['ana', 'of ana'],
  [undefined, 'of ana'],
])('unfinished writing on a device of %s is %s after ana has signed in', async (owner, left) => {
  writeLedger({ ...(owner ? { owner } : {}), marks: {} });
  sessionStorage.setItem('haven-unsaved-check-in', 'of ana');
  call.mockResolvedValueOnce(answer(200, ana));
  await show(SignIn);
  fill('Email', 'ana@example.org');
  fill('Password', 'long enough words');
  press('Sign in');
  await waitFor(() => expect(store.get(userAtom)).toEqual(ana));
  expect(sessionStorage.getItem('haven-unsaved-check-in')).toBe(left);
});

test('says in the person’s language why it did not work, and takes the focus there', async () => {
  call.mockResolvedValueOnce(answer(401, { code: 'wrong-credentials', message: 'No.' }));
  await show(SignIn, 'es');
  fill('Correo electrónico', 'ana@example.org');
  fill('Contraseña', 'mala');
  press('Iniciar sesión');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/contraseña/);
  expect(document.activeElement).toBe(alert);
  expect(store.get(userAtom)).toBeNull();
});

test('points out what is missing before it asks the server', async () => {
  await show(SignIn);
  press('Sign in');
  expect(await screen.findByText(/enter an email address/)).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(call).not.toHaveBeenCalled();
});

test('tells the rule for passwords before anything is typed', async () => {
  await show(Join);
  expect(screen.getByText(/At least 8 characters/)).toBeTruthy();
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
});

test('joins without a name, since nobody has to give one', async () => {
  call.mockResolvedValueOnce(answer(201, ana));
  await show(Join);
  fill('Email', 'ana@example.org');
  fill('Password', 'long enough words');
  fill(/First name/, '   ');
  press('Create account');
  await waitFor(() => expect(store.get(userAtom)).toEqual(ana));
  expect(sent()).toEqual({ email: 'ana@example.org', password: 'long enough words' });
});

test('says that an e-mail has an account already, and keeps the way back on the link to signing in', async () => {
  history.replaceState(null, '', '/join?next=%2Fcheckin');
  call.mockResolvedValueOnce(answer(409, { code: 'email-taken', message: 'Taken.' }));
  await show(Join);
  fill('Email', 'ana@example.org');
  fill('Password', 'long enough words');
  press('Create account');
  expect((await screen.findByRole('alert')).textContent).toMatch(/already an account/);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in?next=%2Fcheckin');
});

test('shows no form to someone who is signed in', async () => {
  store.set(userAtom, ana);
  await show(SignIn);
  expect(screen.getByText(/signed in as ana@example.org/)).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});
