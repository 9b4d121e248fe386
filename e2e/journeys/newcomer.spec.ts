import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { HavenSite } from '../haven-site.ts';
import { expect, test } from '../haven-test.ts';
import { type Language, localeOf, speak } from '../speak.ts';

test.use({ serviceWorkers: 'allow' });

/** One journey through all rooms of the house, as issue and README tell it. */
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const password = 'a quiet lamp by the window';
  const gratitude = 'The tea my sister made';

  const openBrowser = async (browser: Browser, site: HavenSite): Promise<Page> => {
    const context = await browser.newContext({ baseURL: site.url, locale: localeOf(language) });
    return context.newPage();
  };

  /** The account button carries the streak in its name: 'one day', by the plural form of one. */
  const streakOfOne = t('shell', 'accountMenu.streak_one').replace('{{count}}', '1');

  test.describe(`a newcomer in ${language}`, () => {
    let site: HavenSite;
    test.beforeAll(async () => {
      site = await HavenSite.start();
    });
    test.afterAll(async () => {
      await site?.stop();
    });

    test('checks in, joins, finds everything in a second browser and after a restart', async ({
      browser,
    }) => {
      test.slow();
      const email = `${randomUUID()}@haven.test`;
      const phone = await openBrowser(browser, site);

      await test.step('checks in without an account', async () => {
        await phone.goto('/checkin');
        await phone.getByRole('radio', { name: t('common', 'moods.good'), exact: true }).check();
        await phone
          .getByRole('textbox', { name: t('wellbeing', 'checkIn.gratitude.question') })
          .fill(gratitude);
        await phone.getByRole('button', { name: t('wellbeing', 'checkIn.save') }).click();
        await expect(phone.getByText(t('wellbeing', 'checkIn.saved')).first()).toBeVisible();
        await expect(phone.getByRole('button', { name: t('wellbeing', 'checkIn.update') })).toBeVisible();
      });

      await test.step('sees the streak in the header and on home', async () => {
        await expect(phone.getByRole('banner').getByRole('button', { name: streakOfOne })).toBeVisible();
        await phone.getByRole('banner').getByRole('link', { name: 'Haven' }).click();
        await expect(phone.getByRole('heading', { name: t('shell', 'home.progress.heading') })).toBeVisible();
      });

      await test.step('joins', async () => {
        await phone.goto('/api/login');
        await phone.getByRole('link', { name: t('shell', 'signIn.join') }).click();
        // Both pages have a field for the e-mail; it is the one of the page to come that counts.
        await expect(
          phone.getByRole('heading', { level: 1, name: t('shell', 'join.heading') }),
        ).toBeVisible();
        await phone.getByRole('textbox', { name: t('shell', 'signIn.email') }).fill(email);
        await phone.getByRole('textbox', { name: t('shell', 'signIn.password') }).fill(password);
        await phone.getByRole('button', { name: t('shell', 'join.go') }).click();
        await expect(phone).toHaveURL(`${site.url}/`);
      });

      await test.step('has the check-in saved to the cloud', async () => {
        await expect
          .poll(() => phone.evaluate(() => localStorage.getItem('haven-vault-ledger') ?? ''))
          .not.toContain('"unsent":true');
      });

      const laptop = await openBrowser(browser, site);
      await test.step('signs in with a second browser and sees the check-in there', async () => {
        await laptop.goto('/sign-in?next=/checkin');
        await laptop.getByRole('textbox', { name: t('shell', 'signIn.email') }).fill(email);
        await laptop.getByRole('textbox', { name: t('shell', 'signIn.password') }).fill(password);
        await laptop.getByRole('button', { name: t('shell', 'signIn.go') }).click();
        await expect(laptop).toHaveURL(`${site.url}/checkin`);
        await expect(laptop.getByText(gratitude).first()).toBeVisible();
      });

      await test.step('creates a sobriety milestone and sees it on both', async () => {
        await laptop.goto('/progress-tracker');
        await laptop
          .getByRole('button', { name: t('progress', 'sobriety.add') })
          .first()
          .click();
        const dialog = laptop.getByRole('dialog');
        await dialog.getByRole('combobox', { name: t('progress', 'newMilestone.type') }).click();
        await laptop.getByRole('option', { name: t('progress', 'sobriety.types.alcohol') }).click();
        await dialog.getByLabel(t('progress', 'newMilestone.sobrietyDate')).fill('2026-01-15');
        await dialog.getByRole('button', { name: t('progress', 'newMilestone.create') }).click();
        await expect(dialog).toBeHidden();
        for (const page of [laptop, phone]) {
          await page.goto('/progress-tracker');
          await expect(
            page.getByRole('heading', { name: t('progress', 'sobriety.types.alcohol') }),
          ).toBeVisible();
        }
      });

      await test.step('finds all of it after Haven was restarted', async () => {
        await site.restart();
        await phone.goto('/checkin');
        await expect(phone.getByText(gratitude).first()).toBeVisible();
        await phone.goto('/progress-tracker');
        await expect(
          phone.getByRole('heading', { name: t('progress', 'sobriety.types.alcohol') }),
        ).toBeVisible();
        // A browser that holds nothing gets everything from the cloud.
        const library = await openBrowser(browser, site);
        await library.goto('/sign-in?next=/checkin');
        await library.getByRole('textbox', { name: t('shell', 'signIn.email') }).fill(email);
        await library.getByRole('textbox', { name: t('shell', 'signIn.password') }).fill(password);
        await library.getByRole('button', { name: t('shell', 'signIn.go') }).click();
        await expect(library.getByText(gratitude).first()).toBeVisible();
      });
    });
  });
}
