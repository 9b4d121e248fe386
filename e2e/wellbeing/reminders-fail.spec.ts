import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { type Language, localeOf, speak } from '../speak.ts';

const generatePath = '**/api/generate-motivational-message';
const listPath = '**/api/motivational-messages';
// Without a service worker every call can be answered here.
test.use({ serviceWorkers: 'block' });

const unforeseen = { status: 500, json: { message: 'Something broke.', code: 'unforeseen' } };

const words = { en: 'A long day, and I feel tired', es: 'Un día largo, y siento cansancio' };

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const say = (key: string) => t('wellbeing', `reminders.${key}`);

  const box = (page: Page) => page.getByRole('textbox', { name: say('question') });
  const list = (page: Page) => page.getByRole('region', { name: say('list.heading') });
  const messages = (page: Page) => list(page).getByRole('listitem');
  const generate = (page: Page) => page.getByRole('button', { name: say('generate') });
  const expectNotice = async (page: Page, ...texts: string[]) => {
    for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  };

  test.describe(`a gentle reminder that does not come, in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('leaves the words in their place, over a reload too, and the notice says why', async ({ page }) => {
      await page.route('**/api/auth/guest', (route) => route.fulfill({ json: { id: 'somebody' } }));
      await page.route(generatePath, (route) => route.abort());
      await page.goto('/reminders');
      await box(page).fill(words[language]);
      await generate(page).press('Enter');
      await expectNotice(page, say('error'), say('generateFailed'), say('kept'));
      await expect(box(page)).toHaveValue(words[language]);
      await expect(generate(page)).toBeFocused();
      await page.reload();
      await expect(box(page)).toHaveValue(words[language]);

      await page.unroute(generatePath);
      const message = 'You already keep 300 messages.';
      await page.route(generatePath, (route) =>
        route.fulfill({ status: 409, json: { message, code: 'too-many-messages' } }),
      );
      await generate(page).press('Enter');
      // Services speak English: elsewhere the page has words of its own.
      await expectNotice(page, language === 'en' ? message : t('common', 'errors.unforeseen'));
    });

    if (language === 'en') {
      test('nor goes, nor takes a reaction, says so, and all stays as it was', async ({ page }) => {
        let isMended = false;
        const message = {
          id: 'one',
          type: 'encouragement',
          message: 'Words.',
          sentAt: '2026-11-20T09:30:00Z',
        };
        await page.route(listPath, (route) =>
          route.fulfill(isMended ? { json: [{ ...message, writtenBy: 'haven' }] } : unforeseen),
        );
        await page.route(`${listPath}/**`, (route) => route.fulfill(unforeseen));
        await page.goto('/reminders');
        await expect(list(page)).toContainText(say('list.failed'));
        await expect(list(page)).toContainText(t('common', 'errors.unforeseen'));
        isMended = true;
        await list(page)
          .getByRole('button', { name: t('common', 'tryAgain') })
          .press('Enter');
        await expect(messages(page)).toHaveCount(1);
        const helpful = messages(page).getByRole('button', { name: say('reaction.helpful'), exact: true });
        await helpful.press('Enter');
        await expectNotice(page, say('reactionFailed'));
        await expect(helpful).toHaveAttribute('aria-pressed', 'false');
        await messages(page)
          .getByRole('button', { name: say('delete') })
          .press('Enter');
        await expectNotice(page, say('error'), say('deleteFailed'));
        await expect(messages(page)).toHaveCount(1);
      });
    }
  });
}

test('a gentle reminder whose answer alone was lost is not doubled by another try', async ({ page }) => {
  await page.route(
    generatePath,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const t = speak('en');
  const generate = page.getByRole('button', { name: t('wellbeing', 'reminders.generate') });
  await page.goto('/reminders');
  await page.getByRole('textbox', { name: t('wellbeing', 'reminders.question') }).fill(words.en);
  await generate.press('Enter');
  await expect(page.getByText(t('wellbeing', 'reminders.generateFailed')).first()).toBeVisible();
  await generate.press('Enter');
  await expect(page.getByText(t('wellbeing', 'reminders.generated.text')).first()).toBeVisible();
  await page.reload();
  const list = page.getByRole('region', { name: t('wellbeing', 'reminders.list.heading') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
});
