import AxeBuilder from '@axe-core/playwright';
import { routes } from '../areas.ts';
import { expect, test } from '../haven-test.ts';
import { type Language, localeOf } from '../speak.ts';

const looks = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'es', theme: 'dark', width: 390 },
] satisfies { language: Language; theme: string; width: number }[];

for (const { language, theme, width } of looks) {
  test.describe(`${language}, ${theme}, ${width} px`, () => {
    test.use({ locale: localeOf(language), viewport: { width, height: 844 } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((darkMode) => {
        localStorage.setItem('haven-user-preferences', JSON.stringify({ id: 'preferences', darkMode }));
      }, theme === 'dark');
    });

    for (const route of routes) {
      test(`${route} is accessible, fits the width, and asks nobody else`, async ({ page, troubles }) => {
        await page.goto(route);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page).toHaveTitle(/Haven/);

        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`),
        ).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        expect(troubles.foreignRequests).toEqual([]);
        // The browser itself logs the 404 of a page that does not exist.
        const errors = troubles.errors.filter((error) => route !== '/no-such-page' || !error.includes('404'));
        expect(errors).toEqual([]);
      });
    }
  });
}
