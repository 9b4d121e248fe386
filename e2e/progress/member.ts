/** Joining, signing in and logging out, as people do it. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../haven-test.ts';
import { type Language, speak } from '../speak.ts';

const password = 'a small boat and a long river';

export const newEmail = () => `${randomUUID()}@haven.test`;

/** Ends on the Progress Tracker, with the entries of the account. */
export async function enter(
  page: Page,
  path: '/join' | '/sign-in',
  email: string,
  language: Language = 'en',
): Promise<void> {
  const t = speak(language);
  await page.goto(`${path}?next=/progress-tracker`);
  await page.getByRole('textbox', { name: t('shell', 'signIn.email') }).fill(email);
  await page.getByRole('textbox', { name: t('shell', 'signIn.password') }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shell', path === '/join' ? 'join.go' : 'signIn.go') })
    .click();
  await expect(page).toHaveURL(/\/progress-tracker/);
  await expectAllSent(page, language);
}

/** Waits until the account has everything that this device had for it. */
export const expectAllSent = (page: Page, language: Language = 'en') =>
  expect(
    page.getByText(speak(language)('progress', 'progressTracker.inAccount'), { exact: true }),
  ).toBeVisible();

export async function logOut(page: Page, language: Language = 'en'): Promise<void> {
  const t = speak(language);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell', 'accountMenu.label') })
    .click();
  await page.getByRole('menuitem', { name: t('shell', 'accountMenu.logOut') }).click();
  await expect(page.getByText(t('shell', 'accountMenu.loggedOut.title')).first()).toBeVisible();
}

/** The milestones that the service keeps for whoever is signed in on the page. */
export async function inAccount(page: Page, kind: 'sobriety' | 'emotional') {
  const answer = await page.request.get(`/api/progress/${kind}-milestones`);
  expect(answer.status()).toBe(200);
  return answer.json();
}
