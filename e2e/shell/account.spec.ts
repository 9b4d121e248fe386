import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { speak } from '../speak.ts';

const t = speak('en');
const password = 'three quiet words and a lamp';

const newEmail = () => `${randomUUID()}@haven.test`;

async function enter(
  page: Page,
  path: '/join' | '/sign-in',
  email: string,
  secret = password,
): Promise<void> {
  await page.goto(`${path}?next=/checkin`);
  await page.getByRole('textbox', { name: t('shell', 'signIn.email') }).fill(email);
  await page.getByRole('textbox', { name: t('shell', 'signIn.password') }).fill(secret);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shell', path === '/join' ? 'join.go' : 'signIn.go') })
    .click();
}

async function checkIn(page: Page, gratitude: string): Promise<void> {
  await page.goto('/checkin');
  await page.getByRole('radio', { name: t('common', 'moods.okay'), exact: true }).check();
  await page.getByRole('textbox', { name: t('wellbeing', 'checkIn.gratitude.question') }).fill(gratitude);
  await page.getByRole('button', { name: t('wellbeing', 'checkIn.save') }).click();
  await expect(page.getByRole('button', { name: t('wellbeing', 'checkIn.update') })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account|streak/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByText(t('shell', 'accountMenu.loggedOut.title')).first()).toBeVisible();
}

const deviceText = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test.describe('on a device that people share', () => {
  test('logging out takes a person’s entries off the device, and the next person sees none of them', async ({
    page,
  }) => {
    const ana = newEmail();
    await checkIn(page, 'Something only Ana wrote');
    await enter(page, '/join', ana);
    await expect(page).toHaveURL(/\/checkin$/);
    // A screen that has just arrived takes the focus, and a menu that loses it closes.
    await expect(page.getByRole('button', { name: t('wellbeing', 'checkIn.update') })).toBeVisible();
    await logOut(page);
    expect(await deviceText(page)).not.toContain('Something only Ana wrote');

    await enter(page, '/join', newEmail());
    await expect(page).toHaveURL(/\/checkin$/);
    await expect(page.getByRole('button', { name: t('wellbeing', 'checkIn.save') })).toBeVisible();
    await logOut(page);

    await enter(page, '/sign-in', ana);
    await expect(page).toHaveURL(/\/checkin$/);
    await expect(page.getByText('Something only Ana wrote').first()).toBeVisible();
  });

  test.describe('without a network', () => {
    test.use({ serviceWorkers: 'allow' });

    test('what was written offline reaches the cloud when the network is back', async ({
      page,
      context,
      browser,
    }) => {
      const email = newEmail();
      await enter(page, '/join', email);
      await expect(page).toHaveURL(/\/checkin$/);
      await expect(page.getByRole('button', { name: t('wellbeing', 'checkIn.save') })).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('radio', { name: t('common', 'moods.okay'), exact: true }).check();
      await page
        .getByRole('textbox', { name: t('wellbeing', 'checkIn.gratitude.question') })
        .fill('Written on the train');
      await page.getByRole('button', { name: t('wellbeing', 'checkIn.save') }).click();
      await expect(page.getByText(t('wellbeing', 'checkIn.saved')).first()).toBeVisible();
      await context.setOffline(false);
      await expect.poll(() => deviceText(page)).not.toContain('\\"unsent\\":true');

      const other = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-US' });
      const laptop = await other.newPage();
      await enter(laptop, '/sign-in', email);
      await expect(laptop.getByText('Written on the train').first()).toBeVisible();
      await other.close();
    });
  });
});

test.describe('signing in', () => {
  test('says in the form what is wrong, and asks no server for a missing address', async ({ page }) => {
    await enter(page, '/sign-in', newEmail(), 'not the password');
    await expect(page.getByRole('alert').getByText(t('common', 'errors.wrong-credentials'))).toBeVisible();
    await page.getByRole('textbox', { name: t('shell', 'signIn.email') }).fill('nobody');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('shell', 'signIn.go') })
      .click();
    await expect(page.getByText(t('shell', 'signIn.error.email'))).toBeVisible();
  });

  test('asks before it leads to the login page, and can be refused', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Save Progress to Cloud' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('shell', 'accountMenu.saveQuestion.stay') }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Save Progress to Cloud' }).click();
    await question.getByRole('button', { name: t('shell', 'accountMenu.saveQuestion.go') }).click();
    await expect(page).toHaveURL(/\/sign-in/);
  });
});
