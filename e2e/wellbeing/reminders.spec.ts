import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { expectNoBarrier, looks, take } from '../looks.ts';
import { type Language, localeOf, speak } from '../speak.ts';
import { enter, tabTo } from './by-keyboard.ts';

const generatePath = '**/api/generate-motivational-message';
const listPath = '**/api/motivational-messages';

const words = {
  en: { tired: 'A long day, and I feel tired', milestone: 'Seven days sober today' },
  es: { tired: 'Un día largo, y siento cansancio', milestone: 'Hoy cumplo un mes sin tomar' },
};

/** The messages that the service keeps for this visitor, the newest first. */
const kept = async (page: Page): Promise<{ id: string; message: string }[]> =>
  (await page.request.get('/api/motivational-messages')).json();

/** Has messages written for this visitor, as somebody without an account, before the page is opened. */
async function write(page: Page, ...contexts: string[]): Promise<void> {
  await page.request.post('/api/auth/guest');
  for (const userContext of contexts)
    await page.request.post('/api/generate-motivational-message', { data: { userContext } });
}

const messageOf = (id: string, more: object = {}) => ({
  id,
  type: 'encouragement',
  message: `Words of ${id}.`,
  sentAt: '2026-11-20T09:30:00.000Z',
  writtenBy: 'haven',
  ...more,
});

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const say = (key: string) => t('wellbeing', `reminders.${key}`);

  const box = (page: Page) => page.getByRole('textbox', { name: say('question') });
  const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });
  const list = (page: Page) => page.getByRole('region', { name: say('list.heading') });
  const messages = (page: Page) => list(page).getByRole('listitem');
  const expectNotice = async (page: Page, key: string) => {
    for (const part of ['title', 'text'])
      await expect(page.getByText(say(`${key}.${part}`), { exact: true }).first()).toBeVisible();
  };

  test.describe(`gentle reminders in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('are written from a few words by keyboard alone, and stay', async ({ page, troubles }) => {
      await page.goto('/reminders');
      await expect(list(page)).toContainText(say('list.empty'));
      await expect(button(page, 'generate')).toBeDisabled();
      await tabTo(box(page));
      await page.keyboard.type('   ');
      await expect(button(page, 'generate')).toBeDisabled();
      await page.keyboard.type(words[language].tired);
      await tabTo(page.getByRole('combobox', { name: say('style') }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('combobox', { name: say('style') })).toHaveValue('gentle');
      const asked = page.waitForRequest(generatePath);
      await enter(button(page, 'generate'));
      expect((await asked).postDataJSON()).toMatchObject({
        userContext: words[language].tired,
        style: 'gentle',
      });
      await expectNotice(page, 'generated');
      await expect(messages(page)).toHaveCount(1);
      await expect(messages(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      const [message] = await kept(page);
      for (const part of [message?.message ?? 'missing', say('type.encouragement'), say('writtenBy.haven')])
        await expect(messages(page)).toContainText(part);

      await box(page).fill(words[language].milestone);
      await enter(button(page, 'generate'));
      await expect(messages(page)).toHaveCount(2);
      await expect(messages(page).first()).toContainText(say('type.milestone'));
      await expect(messages(page).first()).toBeFocused();
      await page.reload();
      await expect(messages(page)).toHaveCount(2);
      await expect(messages(page).nth(1)).toContainText(message?.message ?? 'missing');
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });

    if (language === 'es') {
      test('keep what a person makes of them, and go when they are deleted', async ({ page, troubles }) => {
        await write(page, words[language].tired, words[language].tired);
        const [newest, oldest] = await kept(page);
        await page.goto('/reminders');
        const reaction = (key: string) =>
          messages(page)
            .first()
            .getByRole('button', { name: say(`reaction.${key}`), exact: true });
        await reaction('helpful').press('Enter');
        await expectNotice(page, 'reacted');
        await expect(reaction('helpful')).toHaveAttribute('aria-pressed', 'true');
        await reaction('not_helpful').press('Enter');
        await expect(reaction('not_helpful')).toHaveAttribute('aria-pressed', 'true');
        await expect(reaction('helpful')).toHaveAttribute('aria-pressed', 'false');
        await page.reload();
        await expect(reaction('not_helpful')).toHaveAttribute('aria-pressed', 'true');
        await expect(
          messages(page)
            .nth(1)
            .getByRole('button', { name: say('reaction.not_helpful') }),
        ).toHaveAttribute('aria-pressed', 'false');

        await expect(messages(page).first()).toContainText(newest?.message ?? 'missing');
        await messages(page)
          .first()
          .getByRole('button', { name: say('delete') })
          .press('Enter');
        await expectNotice(page, 'deleted');
        await expect(messages(page)).toHaveCount(1);
        await expect(messages(page)).toContainText(oldest?.message ?? 'missing');
        await expect(messages(page)).toBeFocused();
        await enter(button(page, 'delete'));
        await expect(list(page)).toContainText(say('list.empty'));
        await expect(page.getByRole('heading', { name: say('list.heading') })).toBeFocused();
        await page.reload();
        await expect(list(page)).toContainText(say('list.empty'));
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    }

    if (language === 'en') {
      test('on a phone, the side cards lead to the words and tell of the settings', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/reminders');
        const custom = page.getByRole('region', { name: say('custom.heading'), exact: true });
        await expect(custom).toContainText(say('custom.none'));
        await expect(page.getByText(say('footer'))).toBeVisible();
        await enter(button(page, 'settings.configure'));
        await expectNotice(page, 'settings');
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
        await enter(button(page, 'custom.create'), 'Shift+Tab');
        await expect(box(page)).toBeFocused();
        await expect(box(page)).toBeInViewport({ ratio: 1 });
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      });
    }

    for (const look of looks.filter((each) => each.language === language)) {
      test(`of all kinds are accessible, and only a web address is a link, ${look.theme}, ${look.width} px`, async ({
        page,
        troubles,
      }) => {
        await take(page, look);
        const message = 'One. See https://al-anon.org/newcomers. Not javascript:alert(1), nor <b>this</b>.';
        await page.route(listPath, (route) =>
          route.fulfill({
            json: [
              messageOf('of a milestone', { type: 'milestone', reaction: 'helpful', style: 'direct' }),
              messageOf('with a link', { message, writtenBy: 'model' }),
              messageOf('in one long line', { message: 'a'.repeat(300) }),
            ],
          }),
        );
        await page.goto('/reminders');
        await expect(messages(page)).toHaveCount(3);
        const link = messages(page).getByRole('link');
        await expect(link).toHaveCount(1);
        await expect(link).toHaveAccessibleName(`${say('moreResources')} ${t('common', 'opensInNewTab')}`);
        await expect(link).toHaveAttribute('href', 'https://al-anon.org/newcomers');
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(messages(page).nth(1)).toContainText('Not javascript:alert(1), nor <b>this</b>.');
        await expect(messages(page).nth(1)).toContainText(say('writtenBy.model'));
        await box(page).fill('b'.repeat(1900));
        await expectNoBarrier(page);
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    }
  });
}
