import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { type Language, localeOf, speak } from '../speak.ts';

test.use({ serviceWorkers: 'allow' });

/** A browser with this permission, whose person answers its question so, one time after the other. */
const browserSays = (page: Page, permission: NotificationPermission, ...answers: NotificationPermission[]) =>
  page.addInitScript(
    ([first, then]) => {
      let current = first;
      Object.defineProperty(Notification, 'permission', { get: () => current });
      Notification.requestPermission = async () => {
        current = then.shift() ?? current;
        return current;
      };
    },
    [permission, answers] as const,
  );

const keepPreferences = (page: Page, preferences: object) =>
  page.addInitScript(
    (text) => {
      if (!localStorage.getItem('haven-user-preferences'))
        localStorage.setItem('haven-user-preferences', text);
    },
    JSON.stringify({ id: 'preferences', ...preferences }),
  );

const storedPreferences = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('haven-user-preferences') ?? 'null'));

const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const say = (key: string) => t('wellbeing', `dailyReflections.reminder.${key}`);
  const at = (key: string, hour: number) =>
    say(key).replace(
      '{{time}}',
      new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(new Date(2024, 0, 1, hour)),
    );

  const card = (page: Page) => page.getByRole('region', { name: say('heading'), exact: true });
  const button = (page: Page, key: string) => card(page).getByRole('button', { name: say(key) });

  test.describe(`the card of the daily reminder in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    if (language === 'es') {
      test('offers reminders where the browser was not asked, and switches them on in the preferences', async ({
        page,
        troubles,
      }) => {
        await browserSays(page, 'default', 'granted');
        await keepPreferences(page, { dailyReminders: false, notifications: false, reminderTime: '09:00' });
        await page.goto('/daily-reflections');
        await expect(card(page)).toContainText(at('offer', 9));
        await button(page, 'enable').press('Enter');
        await expect(card(page)).toContainText(say('enabled'));
        await expect(card(page)).toContainText(at('at', 9));
        await expect(card(page).locator(':focus')).toContainText(say('enabled'));
        expect(await storedPreferences(page)).toMatchObject({
          notifications: true,
          dailyReminders: true,
          reminderTime: '09:00',
        });
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    }

    if (language === 'en') {
      test('goes on offering them when the question is closed, and tells the way back after a no', async ({
        page,
      }) => {
        await browserSays(page, 'default', 'default', 'denied');
        await page.goto('/daily-reflections');
        await button(page, 'enable').press('Enter');
        await expect(button(page, 'enable')).toBeFocused();
        await expect(card(page)).toContainText(at('offer', 8));
        await button(page, 'enable').press('Enter');
        await expect(card(page)).toContainText(say('blocked'));
        await expect(card(page).locator(':focus')).toContainText(say('blockedText'));
        await expect(button(page, 'enable')).toHaveCount(0);
        expect(await storedPreferences(page)).toBeNull();
      });
    }

    if (language === 'es') {
      test('says what to do where they are blocked, and where the browser has none', async ({
        page,
        context,
      }) => {
        await browserSays(page, 'denied');
        const old = await context.newPage();
        await old.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
        for (const [each, texts] of [
          [page, ['blocked', 'blockedText']],
          [old, ['unsupported', 'unsupportedText', 'iPhone']],
        ] as const) {
          await each.goto('/daily-reflections');
          for (const text of texts) await expect(card(each)).toContainText(say(text));
          await expect(card(each).getByRole('button')).toHaveCount(0);
        }
      });
    }

    test.describe('where the browser allows them', () => {
      test.use({ permissions: ['notifications'] });

      test('switches them on where they are off, says when they come, and shows one on a press', async ({
        page,
        troubles,
      }) => {
        await keepPreferences(page, { dailyReminders: false });
        await page.goto('/daily-reflections');
        await expect(card(page)).toContainText(say('off'));
        await button(page, 'enable').press('Enter');
        await expect(card(page)).toContainText(say('enabled'));
        await expect(card(page)).toContainText(at('at', 8));
        expect(await storedPreferences(page)).toMatchObject({ notifications: true, dailyReminders: true });
        await page.evaluate(() => navigator.serviceWorker.ready);
        await button(page, 'test').press('Enter');
        await expect(page.getByText(say('shown'), { exact: true }).first()).toBeVisible();
        expect(await shownNotices(page)).toEqual([t('notice', 'test.title')]);
        await card(page)
          .getByRole('link', { name: say('preferences') })
          .press('Enter');
        await expect(page).toHaveURL(/\/profile-preferences$/);
        // The browser itself says that it takes no pushes without a profile of its own.
        const errors = troubles.errors.filter((error) => !error.includes('incognito'));
        expect({ ...troubles, errors }).toEqual({ errors: [], foreignRequests: [] });
      });
    });
  });
}
