import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { type Language, localeOf, speak } from '../speak.ts';

test.use({ serviceWorkers: 'allow' });

/** Counts what this browser is asked to show, over all its tabs: a second notice of a kind would hide behind the first. */
const countNotices = (page: Page) =>
  page.addInitScript(() => {
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
      const shown = JSON.parse(localStorage.getItem('shown-notices') ?? '[]');
      localStorage.setItem('shown-notices', JSON.stringify([...shown, `${title} ${options?.body}`]));
      return show.call(this, title, options);
    };
  });

const shownNotices = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shown-notices') ?? '[]'));

/** The page's clock, a minute before eight in the morning of the person's own day. */
const beforeEight = new Date(2026, 10, 24, 7, 59);
const untilEight = 61_000;
const day = 24 * 60 * 60 * 1000;

/** Reads the device's own note on notices; whoever asked the database before has been answered by then. */
const manner = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('haven-reminders');
        open.onsuccess = () => {
          const read = open.result.transaction('notes').objectStore('notes').get('manner');
          read.onsuccess = () => resolve(read.result);
        };
      }),
  );

/** Opens a page that reminds by itself: this browser, without a profile of its own, takes no pushes, and says so. */
async function openWithClock(page: Page): Promise<void> {
  await countNotices(page);
  await page.clock.install({ time: beforeEight });
  const noPushes = page.waitForEvent('console', (message) => message.text().includes('could not be set up'));
  await page.goto('/daily-reflections');
  await noPushes;
  await manner(page);
}

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const dailyTitle = t('notice', 'daily.title');

  test.describe(`the daily reminder in ${language}`, () => {
    test.use({ locale: localeOf(language), permissions: ['notifications'] });

    if (language === 'es') {
      test('comes at the chosen hour while a tab is open, once over two tabs, and again the next day', async ({
        page,
        context,
      }) => {
        await openWithClock(page);
        const other = await context.newPage();
        await openWithClock(other);
        await page.clock.fastForward(untilEight);
        await expect.poll(() => shownNotices(page)).toHaveLength(1);
        await other.clock.fastForward(untilEight);
        await other.clock.fastForward(untilEight);
        expect(await shownNotices(page)).toEqual([expect.stringContaining(dailyTitle)]);
        await other.close();
        await page.clock.fastForward(day);
        await expect.poll(() => shownNotices(page)).toHaveLength(2);
      });
    }

    if (language === 'en') {
      test('says nothing of what it is about in private mode', async ({ page }) => {
        await page.addInitScript(() =>
          localStorage.setItem(
            'haven-user-preferences',
            JSON.stringify({ id: 'preferences', privateMode: true }),
          ),
        );
        await openWithClock(page);
        await page.clock.fastForward(untilEight);
        await expect.poll(() => shownNotices(page)).toHaveLength(1);
        expect((await shownNotices(page))[0]).not.toMatch(/haven|reflec|recordatorio|reminder/i);
        expect((await shownNotices(page))[0]).toContain(t('notice', 'private.title'));
      });
    }

    if (language === 'en') {
      test('does not come while daily reminders are off', async ({ page }) => {
        await page.addInitScript(() =>
          localStorage.setItem(
            'haven-user-preferences',
            JSON.stringify({ id: 'preferences', dailyReminders: false }),
          ),
        );
        await countNotices(page);
        await page.clock.install({ time: beforeEight });
        await page.goto('/daily-reflections');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.clock.fastForward(untilEight);
        await page.clock.fastForward(day);
        expect(await shownNotices(page)).toEqual([]);
      });
    }
  });
}
