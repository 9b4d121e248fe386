import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { type Language, localeOf, speak } from '../speak.ts';

// Without a service worker every call can be answered here.
test.use({ serviceWorkers: 'block' });

const unforeseen = { status: 500, json: { message: 'Something broke.', code: 'unforeseen' } };

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const say = (key: string) => t('wellbeing', `dailyReflections.${key}`);

  const article = (page: Page) => page.getByRole('main').getByRole('article');
  const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });
  const failed = (page: Page) => page.getByRole('alert').filter({ hasText: say('failed') });

  test.describe(`a reflection that does not come, in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    if (language === 'en') {
      test('is told of once loading them all did not help, and comes on another try, or when they are loaded', async ({
        page,
      }) => {
        const calls: string[] = [];
        let isMended = false;
        await page.route('**/api/reflections/today?*', async (route) => {
          calls.push('today');
          if (isMended) await route.continue();
          else await route.fulfill(unforeseen);
        });
        await page.route('**/api/reflections/seed', async (route) => {
          calls.push('seed');
          await route.fulfill(isMended ? { json: { seeded: 1 } } : unforeseen);
        });
        await page.goto('/daily-reflections');
        await expect(failed(page)).toContainText(t('common', 'errors.unforeseen'));
        expect(calls).toEqual(['today', 'seed']);
        await button(page, 'loadAll').press('Enter');
        await expect(page.getByText(say('loadFailed'), { exact: true }).first()).toBeVisible();
        await expect(failed(page)).toBeVisible();
        isMended = true;
        await button(page, 'loadAll').press('Enter');
        const loaded = say('loaded_one').replace('{{count}}', '1');
        await expect(page.getByText(loaded, { exact: true }).first()).toBeVisible();
        await expect(article(page)).toBeVisible();
        await expect(failed(page)).toHaveCount(0);

        isMended = false;
        await page.reload();
        await expect(failed(page)).toBeVisible();
        isMended = true;
        await failed(page)
          .getByRole('button', { name: t('common', 'tryAgain') })
          .press('Enter');
        await expect(article(page)).toBeVisible();
        await expect(failed(page)).toHaveCount(0);
      });
    }

    if (language === 'es') {
      test('leaves the one that is read as it was, and the notice says what happened', async ({ page }) => {
        await page.goto('/daily-reflections');
        const before = await article(page).innerText();
        const another = '**/api/reflections/random?*';
        const press = async (notice: string) => {
          await button(page, 'another').press('Enter');
          await expect(page.getByText(notice, { exact: true }).first()).toBeVisible();
          await page.unroute(another);
        };
        await page.route(another, (route) =>
          route.fulfill({ status: 503, json: { message: 'Away.', code: 'service-away' } }),
        );
        await press(say('anotherFailed.status').replace('{{status}}', '503'));
        await page.route(another, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' }),
        );
        await press(say('anotherFailed.format'));
        await page.route(another, (route) => route.abort());
        await press(say('anotherFailed.other'));
        expect(await article(page).innerText()).toBe(before);

        await page.route('**/api/auth/guest', (route) => route.fulfill({ json: { id: 'somebody' } }));
        await page.route('**/api/reflections/*/*', (route) => route.fulfill(unforeseen));
        const bookmark = button(page, 'bookmark');
        await bookmark.press('Space');
        await expect(page.getByText(say('bookmarkFailed'), { exact: true }).first()).toBeVisible();
        await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
        await button(page, 'word.ask').press('Enter');
        await expect(page.getByText(say('word.failed'), { exact: true }).first()).toBeVisible();
        await expect(page.getByText(t('common', 'errors.unforeseen')).first()).toBeVisible();
        await expect(page.getByText(say('word.heading'), { exact: true })).toHaveCount(0);
      });
    }
  });
}

test('a reflection that does not come is asked for once more after one try to load them all', async ({
  page,
}) => {
  const calls: string[] = [];
  await page.route('**/api/reflections/today?*', async (route) => {
    calls.push('today');
    if (calls.includes('seed')) await route.continue();
    else await route.fulfill({ status: 404, json: { message: 'None yet.', code: 'no-reflections' } });
  });
  await page.route('**/api/reflections/seed', async (route) => {
    calls.push('seed');
    await route.fulfill({ json: { seeded: 366 } });
  });
  await page.goto('/daily-reflections');
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls).toEqual(['today', 'seed', 'today']);
});
