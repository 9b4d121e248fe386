import type { Page } from '@playwright/test';
import { routes } from '../areas.ts';
import { expect, test } from '../haven-test.ts';
import { barriersOn, overflowOf } from '../looks.ts';
import { type Language, localeOf } from '../speak.ts';

test.use({ serviceWorkers: 'allow' });

const looks = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'es', theme: 'dark', width: 390 },
] satisfies { language: Language; theme: string; width: number }[];

/** Counts what the page has asked for and not got yet. */
function countUnderWay(page: Page): () => number {
  const underWay = new Set<object>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => underWay.size;
}

for (const { language, theme, width } of looks) {
  test.describe(`${language}, ${theme}, ${width} px`, () => {
    test.use({ locale: localeOf(language), viewport: { width, height: 844 } });

    // One walk through all of them: a page of its own for each would load Haven anew 22 times.
    test('every route is accessible, fits the width, and asks nobody else', async ({ page, troubles }) => {
      test.slow();
      await page.addInitScript((darkMode) => {
        localStorage.setItem('haven-user-preferences', JSON.stringify({ id: 'preferences', darkMode }));
      }, theme === 'dark');
      const underWay = countUnderWay(page);

      for (const route of routes) {
        await test.step(route, async () => {
          await page.goto(route);
          const heading = page.getByRole('main').getByRole('heading', { level: 1 });
          await expect.soft(heading, `${route} has a heading`).toBeVisible();
          await expect.soft.poll(underWay, `${route} has all it asked for`).toBe(0);
          const html = page.locator('html');
          await expect.soft(html, `${route} is in the language`).toHaveAttribute('lang', language);
          await expect.soft(html, `${route} has the theme`).toHaveAttribute('data-theme', theme);
          await expect.soft(page, `${route} is named`).toHaveTitle(/Haven/);
          expect.soft(await barriersOn(page), `${route} has no barrier`).toEqual([]);
          expect.soft(await overflowOf(page), `${route} fits the width`).toBeLessThanOrEqual(0);
          // The browser itself logs the 404 of a page that does not exist.
          const errors = troubles.errors.filter(
            (error) => route !== '/no-such-page' || !error.includes('404'),
          );
          expect.soft(errors, `${route} logs no error`).toEqual([]);
          expect.soft(troubles.foreignRequests, `${route} asks nobody else`).toEqual([]);
          // What is told of one route is not told of the next again.
          troubles.errors.length = 0;
          troubles.foreignRequests.length = 0;
        });
      }
    });
  });
}
