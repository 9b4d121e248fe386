import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { HavenSite } from '../haven-site.ts';
import { expect, test } from '../haven-test.ts';
import { expectNoBarrier, looks, take } from '../looks.ts';
import { type Language, localeOf, speak } from '../speak.ts';

const words = {
  en: {
    first: 'I had a fight with my sister and I feel alone',
    second: 'She lives far away',
    grave: 'I am going to kill myself tonight',
  },
  es: {
    first: 'Me peleé con mi hermana y me siento sin nadie',
    second: 'Vive lejos',
    grave: 'Esta noche me voy a matar',
  },
};

for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);
  const say = (key: string) => t('support', key);
  const live = (key: string) => say(`liveSupport.${key}`);
  const said = (page: Page) =>
    page.getByRole('log', { name: say('chat.conversation') }).getByRole('listitem');
  const box = (page: Page) => page.getByRole('textbox', { name: say('chat.write') });
  const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });

  /** From the gate, as somebody who has no account yet; ends before the start card. */
  async function join(page: Page, site = ''): Promise<void> {
    await page.goto(`${site}/live-support`);
    await page.getByRole('link', { name: live('gate.join') }).click();
    await page.getByRole('textbox', { name: t('shell', 'signIn.email') }).fill(`${randomUUID()}@haven.test`);
    await page
      .getByRole('textbox', { name: t('shell', 'signIn.password') })
      .fill('a small boat and a long river');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('shell', 'join.go') })
      .click();
    await expect(button(page, 'liveSupport.start.go')).toBeVisible();
  }

  async function start(page: Page, site?: string): Promise<void> {
    await join(page, site);
    await button(page, 'liveSupport.start.go').click();
    await expect(box(page)).toBeFocused();
  }

  async function send(page: Page, text: string): Promise<void> {
    await box(page).fill(text);
    await box(page).press('Enter');
  }

  test.describe(`live support in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('from the start to the end and to another session by keyboard alone', async ({ page, troubles }) => {
      await join(page);
      await button(page, 'liveSupport.start.go').focus();
      await page.keyboard.press('Enter');
      await expect(box(page)).toBeFocused();
      await expect(page.getByText(live('status.connected'), { exact: true })).toBeVisible();
      await expect(page.getByText(live('waiting.nobody'))).toBeVisible();
      await page.keyboard.type(words[language].first);
      await page.keyboard.press('Enter');
      await expect(said(page)).toHaveCount(2);
      await expect(said(page).first()).toContainText(live('mark.kept'));
      await expect(said(page).last()).toContainText(live('program'));
      await page.keyboard.type(words[language].second);
      await page.keyboard.press('Tab');
      await expect(button(page, 'chat.send')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said(page)).toHaveCount(4);
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button(page, 'chat.end')).toBeFocused();
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: say('chat.end') }).press('Enter');
      const again = button(page, 'liveSupport.over.begin');
      await expect(again).toBeFocused();
      await expect(box(page)).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(box(page)).toBeFocused();
      await expect(said(page)).toHaveCount(0);
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });

    test('a reload in the middle finds all of it, help that stood first included', async ({ page }) => {
      await start(page);
      await send(page, words[language].first);
      await expect(said(page)).toHaveCount(2);
      await send(page, words[language].grave);
      await expect(said(page)).toHaveCount(4);
      const help = page.getByRole('alert').filter({ hasText: '988' });
      await expect(help).toContainText(live('whoKnows'));
      await expect(page.getByText(live('level.high'))).toBeVisible();
      const before = await said(page).allTextContents();
      await page.reload();
      await expect(said(page)).toHaveCount(4);
      expect(await said(page).allTextContents()).toEqual(before);
      await expect(help).toBeVisible();
      await expect(page.getByText(live('level.high'))).toBeVisible();
    });
  });

  for (const look of looks.filter((each) => each.language === language)) {
    test(`nobody meets a barrier in ${look.theme} at ${look.width} px`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        locale: localeOf(language),
        reducedMotion: 'reduce',
        ...(baseURL ? { baseURL } : {}),
        extraHTTPHeaders: { 'x-forwarded-for': `10.77.0.${look.width % 250}` },
      });
      const page = await context.newPage();
      await take(page, look);
      await page.goto('/live-support');
      await expect(page.getByRole('heading', { name: live('gate.heading') })).toBeVisible();
      await expectNoBarrier(page);
      await join(page);
      await expectNoBarrier(page);
      await button(page, 'liveSupport.start.go').click();
      await send(page, words[language].first);
      await expect(said(page)).toHaveCount(2);
      await expectNoBarrier(page);
      await send(page, words[language].grave);
      await expect(page.getByRole('alert').filter({ hasText: '988' })).toBeVisible();
      await expect(said(page)).toHaveCount(4);
      await expectNoBarrier(page);
      await button(page, 'chat.end').click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('chat.end') })
        .click();
      await expect(button(page, 'liveSupport.over.begin')).toBeVisible();
      await expectNoBarrier(page);
      await context.close();
    });
  }

  if (language === 'es') continue;

  test('two windows are in one session, see the same, and it is over for both', async ({ page, context }) => {
    await start(page);
    await send(page, words[language].first);
    await expect(said(page)).toHaveCount(2);
    const other = await context.newPage();
    await other.goto('/live-support');
    await button(other, 'liveSupport.start.go').click();
    await expect(said(other)).toHaveCount(2);
    await send(other, words[language].second);
    for (const window of [page, other]) await expect(said(window)).toHaveCount(4);
    expect(await said(page).allTextContents()).toEqual(await said(other).allTextContents());
    await button(page, 'chat.end').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('chat.end') })
      .click();
    for (const window of [page, other]) await expect(button(window, 'liveSupport.over.begin')).toBeVisible();
  });

  test('Leave quickly blanks the page, no way back shows it, and the session is over', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await start(page);
    await send(page, words[language].first);
    await expect(said(page)).toHaveCount(2);
    await box(page).fill('half a thought');
    await button(page, 'liveSupport.leave').click();
    await expect(page.getByText(words[language].first)).toBeHidden();
    await expect(page).toHaveURL('about:blank');
    await page.goBack();
    await expect(page.getByText(words[language].first)).toBeHidden();
    await page.goto('/live-support');
    // Nothing is taken up by itself, and what begins is another session.
    await button(page, 'liveSupport.start.go').click();
    await expect(box(page)).toHaveValue('');
    await expect(said(page)).toHaveCount(0);
    await context.close();
  });

  test('the server goes in the middle, as a crash does: what was written meanwhile goes once', async ({
    page,
  }) => {
    const site = await HavenSite.start({ TRUST_PROXY: '1' });
    try {
      await start(page, site.url);
      await send(page, words[language].first);
      await expect(said(page)).toHaveCount(2);
      await site.crash();
      await expect(page.getByText(live('status.reconnecting'))).toBeVisible();
      await expect(page.getByText(live('lost.title'), { exact: true }).first()).toBeVisible();
      await send(page, words[language].second);
      await expect(said(page).last()).toContainText(live('mark.sending'));
      await site.comeBack();
      await expect(page.getByText(live('status.connected'), { exact: true })).toBeVisible({
        timeout: 40_000,
      });
      await expect(said(page)).toHaveCount(4);
      await expect(said(page).filter({ hasText: words[language].second }).first()).toContainText(
        live('mark.kept'),
      );
    } finally {
      await site.stop();
    }
  });
}
