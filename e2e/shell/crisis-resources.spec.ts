import { expect, test } from '../haven-test.ts';
import { type Language, localeOf, speak } from '../speak.ts';

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);

  test.describe(`crisis resources in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('works with JavaScript disabled: every line can be called or texted', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale: localeOf(language) });
      const page = await context.newPage();
      await page.goto(`${baseURL}/crisis-resources`);
      await expect(
        page.getByRole('heading', { level: 1, name: t('shell', 'crisisResources.heading') }),
      ).toBeVisible();
      for (const address of [
        'tel:911',
        'tel:988',
        'tel:+18006624357',
        'tel:+18007997233',
        'tel:+18002738255',
        'tel:+18664887386',
        'tel:+18008528336',
      ]) {
        await expect(page.getByRole('main').locator(`a[href="${address}"]`).first()).toBeVisible();
      }
      await expect(page.getByRole('main').locator('a[href^="sms:741741"]').first()).toBeVisible();
      await page.getByRole('link', { name: language === 'en' ? 'Español' : 'English' }).click();
      const other = speak(language === 'en' ? 'es' : 'en');
      await expect(
        page.getByRole('heading', { level: 1, name: other('shell', 'crisisResources.heading') }),
      ).toBeVisible();
      await context.close();
    });

    if (language === 'es') {
      test.describe('without a network', () => {
        test.use({ serviceWorkers: 'allow' });

        test('opens without a network after a first visit to any page', async ({ page, context }) => {
          await page.goto('/');
          await page.evaluate(async () => {
            await navigator.serviceWorker.ready;
          });
          await expect
            .poll(() =>
              page.evaluate(async () => {
                const [name = ''] = await caches.keys();
                return (await (await caches.open(name)).match('/')) !== undefined;
              }),
            )
            .toBe(true);
          await context.setOffline(true);
          await page.goto('/crisis-resources');
          await expect(
            page.getByRole('heading', { level: 1, name: t('shell', 'crisisResources.heading') }),
          ).toBeVisible();
          await expect(page.getByRole('main').locator('a[href="tel:988"]').first()).toBeVisible();
          await page.goto('/');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        });
      });
    }
  });
}
