import type { Page } from '@playwright/test';
import { HavenSite } from '../haven-site.ts';
import { expect, test } from '../haven-test.ts';
import { localeOf, speak } from '../speak.ts';

const t = speak('es');
const say = (key: string) => t('support', `chat.${key}`);
const said = (page: Page) => page.getByRole('log', { name: say('conversation') }).getByRole('listitem');

async function send(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: say('write') }).fill(text);
  await page.getByRole('textbox', { name: say('write') }).press('Enter');
}

test.describe('a server that goes away in the middle', () => {
  test.use({ locale: localeOf('es') });
  let site: HavenSite;

  test.beforeAll(async () => {
    site = await HavenSite.start();
  });
  test.afterAll(async () => {
    await site?.stop();
  });

  test('of a conversation: it goes on by hand, with help where words are grave, and with the server when that is back', async ({
    page,
  }) => {
    await page.goto(`${site.url}/chat`);
    await send(page, 'Me peleé con mi hermana y me siento sola');
    await expect(said(page)).toHaveCount(3);

    await site.crash();
    await send(page, 'tengo muchísimas ganas de beber');
    // The canned answer, and what follows it.
    await expect(said(page)).toHaveCount(6);
    await send(page, 'Esta noche me voy a matar');
    await expect(
      page.getByRole('alert').getByRole('link', { name: t('help', 'ways.lifeline') }),
    ).toHaveAttribute('href', 'tel:988');

    await site.comeBack();
    const asked = page.waitForResponse('**/api/chatbot');
    await send(page, 'ya estoy más tranquila');
    expect((await asked).ok()).toBe(true);
    await page.reload();
    await expect(said(page).filter({ hasText: 'Me peleé con mi hermana' })).toHaveCount(1);
    await expect(said(page).filter({ hasText: 'tengo muchísimas ganas' })).toHaveCount(1);
    await expect(said(page).filter({ hasText: 'ya estoy más tranquila' })).toHaveCount(1);
  });
});
