import { type SignedInUser, userAtom } from '@haven/shared-ui/person';
import { showScreen } from '@haven/shared-ui/testing';
import { screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { expect, onTestFinished, test } from 'vitest';
import { shellTexts } from '../locales/index.ts';
import AccountSettings from './account-settings.tsx';

function show(user: SignedInUser | null) {
  getDefaultStore().set(userAtom, user);
  onTestFinished(() => getDefaultStore().set(userAtom, 'unknown'));
  return showScreen(<AccountSettings />, { shell: shellTexts });
}

test('says that entries stay on the device of someone without an account', async () => {
  await show(null);
  expect(screen.getByText('Local Only')).toBeTruthy();
});

test('says that the entries of someone signed in are in the cloud too', async () => {
  await show({ id: 'u1', email: 'ana@example.org' });
  expect(screen.getByText('Cloud + Local')).toBeTruthy();
  expect(screen.queryByText('Local Only')).toBeNull();
});
