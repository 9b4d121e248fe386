import { expect, test } from '../haven-test.ts';
import { speak } from '../speak.ts';

test.use({ serviceWorkers: 'allow' });

const english = speak('en');
const spanish = speak('es');

test('the language is chosen in the header, announced, kept, and spoken by every area', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    window.addEventListener('language-changed', (event) => {
      document.body.dataset.announced = String(Reflect.get(event, 'detail'));
    });
  });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('menuitemradio', { name: /Español/ }).click();
  await expect(page.getByRole('link', { name: spanish('shell', 'header.help') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('body')).toHaveAttribute('data-announced', 'es');
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('es');

  await page.goto('/checkin');
  await expect(
    page.getByRole('heading', { level: 1, name: spanish('wellbeing', 'checkIn.heading') }),
  ).toBeVisible();

  // The page itself comes in that language too, for browsers without JavaScript.
  const html = await (await context.request.get('/crisis-resources')).text();
  expect(html).toContain('<html lang="es"');
  expect(html).not.toContain(english('shell', 'crisisResources.heading'));
});
