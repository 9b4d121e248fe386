import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../haven-test.ts';
import { localeOf, speak } from '../speak.ts';

const password = 'a quiet lamp by the window';

const t = speak('es');
const bookmark = (page: Page) =>
  page.getByRole('button', { name: t('wellbeing', 'dailyReflections.bookmark') });
const messages = (page: Page) =>
  page.getByRole('region', { name: t('wellbeing', 'reminders.list.heading') }).getByRole('listitem');

async function enter(page: Page, path: '/join' | '/sign-in', email: string): Promise<void> {
  await page.goto(`${path}?next=/reminders`);
  await page.getByRole('textbox', { name: t('shell', 'signIn.email') }).fill(email);
  await page.getByRole('textbox', { name: t('shell', 'signIn.password') }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shell', path === '/join' ? 'join.go' : 'signIn.go') })
    .click();
  await expect(page).toHaveURL(/\/reminders$/);
}

test.use({ locale: localeOf('es'), serviceWorkers: 'allow' });

test('somebody without an account keeps messages, reactions, words and bookmarks by joining, and finds them in another browser', async ({
  page,
  browser,
}) => {
  await page.goto('/daily-reflections');
  await bookmark(page).click();
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true');
  const written = page.waitForResponse('**/personal-message');
  await page.getByRole('button', { name: t('wellbeing', 'dailyReflections.word.ask') }).click();
  const { personalizedMessage: word } = await (await written).json();
  await page.goto('/reminders');
  await page.getByRole('textbox', { name: t('wellbeing', 'reminders.question') }).fill('Hoy siento soledad');
  await page.getByRole('button', { name: t('wellbeing', 'reminders.generate') }).click();
  await expect(messages(page)).toHaveCount(1);
  const helpful = { name: t('wellbeing', 'reminders.reaction.helpful'), exact: true };
  await messages(page).getByRole('button', helpful).click();
  await expect(messages(page).getByRole('button', helpful)).toHaveAttribute('aria-pressed', 'true');
  const message = await messages(page).innerText();

  const email = `${randomUUID()}@haven.test`;
  await enter(page, '/join', email);
  const other = await browser.newContext({ locale: localeOf('es') });
  const laptop = await other.newPage();
  await enter(laptop, '/sign-in', email);
  for (const each of [page, laptop]) {
    await expect(messages(each)).toHaveText([message], { useInnerText: true });
    await expect(messages(each).getByRole('button', helpful)).toHaveAttribute('aria-pressed', 'true');
    await each.goto('/daily-reflections');
    await expect(bookmark(each)).toHaveAttribute('aria-pressed', 'true');
    await expect(each.getByText(word)).toBeVisible();
  }
  await other.close();
});
