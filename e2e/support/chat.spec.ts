import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { expectNoBarrier, looks, take } from '../looks.ts';
import { type Language, localeOf, speak } from '../speak.ts';

const words = {
  en: {
    first: 'I had a fight with my sister and I feel alone',
    second: 'She lives far away. Her number is 555-234-7788, and there is www.aa.org',
    grave: 'I am going to kill myself tonight',
    craving: 'the craving is so strong right now',
  },
  es: {
    first: 'Me peleé con mi hermana y me siento sola',
    second: 'Vive lejos. Su número es 555-234-7788, y está www.aa.org',
    grave: 'Esta noche me voy a matar',
    craving: 'tengo muchísimas ganas de beber',
  },
};

const escalation = {
  en: "I'm concerned about your wellbeing. Please consider reaching out to the Crisis Text Line (text HOME to 741741) or calling 988 for immediate support. You don't have to go through this alone.",
  es: speak('es')('support', 'chat.escalation'),
};

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const say = (key: string) => t('support', `chat.${key}`);
  const log = (page: Page) => page.getByRole('log', { name: say('conversation') });
  const said = (page: Page) => log(page).getByRole('listitem');
  const box = (page: Page) => page.getByRole('textbox', { name: say('write') });

  async function send(page: Page, text: string): Promise<void> {
    await box(page).fill(text);
    await box(page).press('Enter');
  }

  test.describe(`the chat in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test.describe('with the worker between page and server', () => {
      test.use({ serviceWorkers: 'allow' });

      test('is a conversation by keyboard alone, with what is clickable in it, and is there after a reload', async ({
        page,
        troubles,
      }) => {
        await page.goto('/chat');
        await expect(said(page)).toHaveCount(1);
        await box(page).focus();
        await page.keyboard.type(words[language].first);
        await page.keyboard.press('Enter');
        await expect(said(page)).toHaveCount(3);
        await expect(box(page)).toBeFocused();
        await page.keyboard.type(words[language].second);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(said(page)).toHaveCount(5);
        const number = log(page).getByRole('link', { name: '555-234-7788' }).first();
        await expect(number).toHaveAttribute('href', 'tel:5552347788');
        const address = log(page)
          .getByRole('link', { name: /^www\.aa\.org/ })
          .first();
        await expect(address).toHaveAttribute('href', 'https://www.aa.org');
        await expect(address).toHaveAttribute('target', '_blank');
        await log(page).focus();
        await page.keyboard.press('Tab');
        await expect(log(page).getByRole('link').first()).toBeFocused();
        const before = await said(page).allTextContents();
        await page.reload();
        await expect(said(page)).toHaveCount(5);
        expect(await said(page).allTextContents()).toEqual(before);
        expect(troubles).toEqual({ errors: [], foreignRequests: [] });
      });
    });

    if (language === 'en') {
      test('ends with End Session, and a new conversation knows nothing of it', async ({ page }) => {
        await page.goto('/chat');
        await send(page, words[language].first);
        await expect(said(page)).toHaveCount(3);
        await page.getByRole('button', { name: say('end') }).click();
        await expect(log(page)).toBeHidden();
        const again = page.getByRole('button', { name: say('ended.begin') });
        await expect(again).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(said(page)).toHaveCount(1);
        await expect(box(page)).toBeFocused();
        const stored = await page.evaluate(() =>
          JSON.parse(localStorage.getItem('haven-chat-history') ?? '[]'),
        );
        expect(stored).toHaveLength(2);
        expect(stored[0].endTime).toBeGreaterThan(stored[0].startTime);
        expect(stored[0].messages).toHaveLength(3);
      });
    }

    test('brings help first to somebody in danger, and the crisis message behind the answer', async ({
      page,
    }) => {
      await page.goto('/chat');
      await send(page, words[language].grave);
      const help = page.getByRole('alert');
      await expect(help).toBeFocused();
      await expect(help).toBeInViewport();
      await expect(help.getByRole('link', { name: t('help', 'ways.lifeline') })).toHaveAttribute(
        'href',
        'tel:988',
      );
      await expect(said(page).last()).toContainText(escalation[language]);
      await expect(said(page).last().getByRole('link', { name: '741741' })).toHaveAttribute(
        'href',
        /^sms:741741/,
      );
      await expect(said(page)).toHaveCount(4);
      await page.reload();
      await expect(help).toBeVisible();
    });

    if (language === 'es') {
      test('goes on by hand while the server is away, and with it when it is back', async ({ page }) => {
        await page.goto('/chat');
        await page.route('**/api/chatbot', (route) => route.abort('connectionrefused'));
        await send(page, words[language].craving);
        await expect(said(page)).toHaveCount(4);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await page.unroute('**/api/chatbot');
        await send(page, words[language].first);
        await expect(said(page)).toHaveCount(6);
      });
    }

    if (language === 'en') {
      test('does not leave half an answer where the stream is cut', async ({ page }) => {
        await page.goto('/chat');
        await page.route('**/api/chatbot', (route) =>
          route.fulfill({
            contentType: 'text/event-stream',
            body: 'event: text\ndata: {"text":"Half of a sentence that"}\n\n',
          }),
        );
        await send(page, words[language].craving);
        await expect(said(page)).toHaveCount(4);
        await expect(log(page)).not.toContainText('Half of a sentence');
      });
    }
  });
}

const t = speak('en');
const say = (key: string) => t('support', `chat.${key}`);
const log = (page: Page) => page.getByRole('log', { name: say('conversation') });
const said = (page: Page) => log(page).getByRole('listitem');

async function send(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: say('write') }).fill(text);
  await page.getByRole('textbox', { name: say('write') }).press('Enter');
}

test('two tabs are in one conversation, and what one ends is over in the other', async ({
  page,
  context,
}) => {
  await page.goto('/chat');
  await send(page, 'Said in the first tab');
  await expect(said(page)).toHaveCount(3);
  const other = await context.newPage();
  await other.goto('/chat');
  await expect(said(other)).toHaveCount(3);
  await send(other, 'Said in the second tab');
  await expect(said(page)).toHaveCount(5);
  await expect(log(page)).toContainText('Said in the second tab');
  expect(await said(page).allTextContents()).toEqual(await said(other).allTextContents());
  await page.getByRole('button', { name: say('end') }).click();
  await expect(other.getByRole('button', { name: say('ended.begin') })).toBeVisible();
});

test('a message that was left without an answer gets one when the chat is opened again', async ({ page }) => {
  await page.goto('/chat');
  let holdBack: (() => void) | undefined;
  await page.route('**/api/chatbot', (route) => {
    holdBack = () => void route.abort();
  });
  await send(page, 'Is somebody there');
  await expect.poll(() => holdBack !== undefined).toBe(true);
  await page.unroute('**/api/chatbot');
  await page.reload();
  await expect(said(page)).toHaveCount(3);
});

test('a conversation of somebody with an account is there on their other device', async ({
  page,
  browser,
}) => {
  const email = `chat-${crypto.randomUUID()}@example.org`;
  const enter = async (target: Page, path: string) => {
    await target.goto(`${path}?next=/chat`);
    await target.getByRole('textbox', { name: t('shell', 'signIn.email') }).fill(email);
    await target.getByRole('textbox', { name: t('shell', 'signIn.password') }).fill('a long enough password');
    await target
      .getByRole('main')
      .getByRole('button', { name: t('shell', path === '/join' ? 'join.go' : 'signIn.go') })
      .click();
    await expect(target).toHaveURL(/\/chat$/);
  };
  await enter(page, '/join');
  await send(page, 'Written on the phone');
  await expect(said(page)).toHaveCount(3);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('haven-vault-ledger')))
    .not.toContain('"unsent":true');
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-US' });
  const laptop = await other.newPage();
  await enter(laptop, '/sign-in');
  await expect(log(laptop)).toContainText('Written on the phone');
  await other.close();
});

for (const look of looks) {
  const { language, theme, width } = look;
  test.describe(`the chat, ${theme}, ${width} px`, () => {
    test.use({ locale: localeOf(language) });
    test('is accessible in its states', async ({ page, troubles }) => {
      const speakIt = speak(language);
      await take(page, look);
      await page.goto('/chat');
      const field = page.getByRole('textbox', { name: speakIt('support', 'chat.write') });
      await field.fill(words[language].craving);
      await field.press('Enter');
      const messages = page.getByRole('log').getByRole('listitem');
      await expect(messages).toHaveCount(3);
      await expectNoBarrier(page);
      await field.fill(words[language].grave);
      await field.press('Enter');
      await expect(messages).toHaveCount(6);
      await expectNoBarrier(page);
      await page.getByRole('button', { name: speakIt('support', 'chat.end') }).click();
      await expect(page.getByRole('button', { name: speakIt('support', 'chat.ended.begin') })).toBeVisible();
      await expectNoBarrier(page);
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });
  });
}
