import { expect, test } from '../haven-test.ts';
import { speak } from '../speak.ts';

const t = speak('en');

const checkInOf = (daysAgo: number, mood: string) => {
  const timestamp = Date.now() - daysAgo * 86_400_000;
  const date = new Date(timestamp).toISOString().slice(0, 10);
  return { id: `check-in-${date}`, date, mood, gratitude: 'Tea', copingStrategies: [], notes: '', timestamp };
};

test.describe('home', () => {
  test('shows a newcomer the help button, a greeting, the reflection and the check-in on the first screen of a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const main = page.getByRole('main');
    for (const part of [
      page.getByRole('banner').getByRole('link', { name: t('shell', 'header.help') }),
      main.getByRole('heading', { level: 1, name: "You're Not Alone" }),
      main.getByRole('link', { name: t('shell', 'home.reflection.label') }),
      main.getByRole('link', { name: t('shell', 'home.checkIn.go'), exact: true }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(main.getByText('Ready to check in')).toBeVisible();
    await expect(main.getByText('100% Free. No account needed.')).toBeVisible();
    await expect(main.getByRole('heading', { name: t('shell', 'home.progress.heading') })).toBeHidden();
  });

  test('shows the first four hotlines and leads to all', async ({ page }) => {
    await page.goto('/');
    const numbers = page.getByRole('region', { name: t('shell', 'home.crisis.heading') });
    await expect(numbers.getByRole('listitem')).toHaveCount(4);
    await expect(numbers.locator('a[href="tel:988"]')).toBeVisible();
    await numbers.getByRole('link', { name: 'View All' }).click();
    await expect(page).toHaveURL(/\/crisis-resources$/);
  });

  test('takes the mood of the latest check-in, and hears of a new one from another tab', async ({
    page,
    context,
  }) => {
    await page.addInitScript(
      (list) => {
        if (!localStorage.getItem('haven-daily-check-ins'))
          localStorage.setItem('haven-daily-check-ins', list);
      },
      JSON.stringify([checkInOf(3, 'struggling')]),
    );
    await page.goto('/');
    await expect(page.getByText('Taking it one step at a time')).toBeVisible();
    await expect(page.getByRole('heading', { name: t('shell', 'home.progress.heading') })).toBeHidden();

    const otherTab = await context.newPage();
    await otherTab.goto('/');
    await otherTab.evaluate(
      (list) => localStorage.setItem('haven-daily-check-ins', list),
      JSON.stringify([checkInOf(3, 'struggling'), checkInOf(0, 'great')]),
    );
    await expect(page.getByText('Thriving today')).toBeVisible();
    await expect(page.getByRole('heading', { name: t('shell', 'home.progress.heading') })).toBeVisible();
  });

  test('hides streak numbers when a person does not want to see them', async ({ page }) => {
    await page.addInitScript(
      ([list, preferences]) => {
        localStorage.setItem('haven-daily-check-ins', list ?? '');
        localStorage.setItem('haven-user-preferences', preferences ?? '');
      },
      [JSON.stringify([checkInOf(0, 'good')]), JSON.stringify({ id: 'preferences', showProgress: false })],
    );
    await page.goto('/');
    await expect(page.getByText('Growing stronger')).toBeVisible();
    await expect(page.getByText(/day in a row/)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: /streak/i })).toHaveCount(0);
  });

  test('an unknown address says so, and answers 404', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  });
});
