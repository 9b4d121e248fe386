import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { expectNoBarrier, looks, take } from '../looks.ts';
import { type Language, localeOf, speak } from '../speak.ts';

const generatePath = '**/api/generate-motivational-message';

const words = {
  en: { danger: 'I want to kill myself tonight', calm: 'A long day, and I feel tired' },
  es: { danger: 'Esta noche quiero matarme', calm: 'Un día largo, y siento cansancio' },
};

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const say = (key: string) => t('wellbeing', `reminders.${key}`);

  const box = (page: Page) => page.getByRole('textbox', { name: say('question') });
  const list = (page: Page) => page.getByRole('region', { name: say('list.heading') });
  const messages = (page: Page) => list(page).getByRole('listitem');
  const help = (page: Page) => page.getByRole('alert').filter({ hasText: t('help', 'suicide.heading') });
  const lifeline = (page: Page) => help(page).getByRole('link', { name: t('help', 'ways.lifeline') });

  test.describe(`danger in the words for a gentle reminder, in ${language}`, () => {
    test.use({ locale: localeOf(language) });
    const look = looks.find((each) => each.language === language) ?? looks[0];

    test('brings help before any message, and it stays, with the focus on it', async ({ page, troubles }) => {
      await take(page, look);
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await page.route(generatePath, async (route) => {
        await answered;
        await route.continue();
      });
      await page.goto('/reminders');
      await box(page).fill(words[language].danger);
      await page.getByRole('button', { name: say('generate') }).press('Enter');
      await expect(help(page)).toBeFocused();
      await expect(lifeline(page)).toBeInViewport({ ratio: 1 });
      await expect(lifeline(page)).toHaveAttribute('href', 'tel:988');
      await expect(messages(page)).toHaveCount(0);
      answer();
      await expect(page.getByText(say('writtenBy.haven'))).toBeVisible();
      await expect(help(page)).toBeFocused();
      await expect(lifeline(page)).toBeInViewport({ ratio: 1 });
      // Nothing is laid over help, and what belongs to it does not stand among the messages.
      await expect(page.getByText(say('generated.text'))).toHaveCount(0);
      await expect(list(page)).toContainText(say('list.empty'));
      await expectNoBarrier(page);

      await box(page).fill(words[language].calm);
      await page.getByRole('button', { name: say('generate') }).press('Enter');
      await expect(messages(page)).toHaveCount(1);
      await expect(lifeline(page)).toBeVisible();
      await page.reload();
      await expect(messages(page)).toHaveCount(1);
      await expect(help(page)).toHaveCount(0);
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });

    if (language === 'es') {
      test.describe('without a network', () => {
        test.use({ serviceWorkers: 'allow' });

        test('brings help without a network or a service, too', async ({ page, context }) => {
          await page.goto('/reminders');
          await expect(list(page)).toContainText(say('list.empty'));
          await page.waitForLoadState('networkidle');
          await context.setOffline(true);
          await box(page).fill(words[language].danger);
          await page.getByRole('button', { name: say('generate') }).press('Enter');
          await expect(help(page)).toBeFocused();
          await expect(lifeline(page)).toBeInViewport({ ratio: 1 });
          await expect(page.getByText(say('generateFailed')).first()).toBeVisible();
          await expect(box(page)).toHaveValue(words[language].danger);
          await expect(lifeline(page)).toBeInViewport({ ratio: 1 });
        });
      });
    }
  });
}
