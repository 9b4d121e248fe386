import { expect, test } from '../haven-test.ts';
import { type Language, localeOf, speak } from '../speak.ts';

// Where the words do not matter, one language stands for both.
for (const language of ['en', 'es'] satisfies Language[]) {
  const t = speak(language);

  test.describe(`the check-in in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('is made by keyboard alone', async ({ page }) => {
      await page.goto('/checkin');
      await page.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: t('common', 'moods.good'), exact: true })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.type('  The light on the kitchen wall  ');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      const save = page.getByRole('button', { name: t('wellbeing', 'checkIn.save') });
      while (!(await save.evaluate((button) => button === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('wellbeing', 'checkIn.saved')).first()).toBeVisible();
      const stored = await page.evaluate(() =>
        JSON.parse(localStorage.getItem('haven-daily-check-ins') ?? '[]'),
      );
      expect(stored).toMatchObject([
        { mood: 'good', gratitude: 'The light on the kitchen wall', copingStrategies: ['Deep breathing'] },
      ]);
    });

    if (language === 'en') {
      test('asks for what is missing, saves nothing, and keeps what was written', async ({ page }) => {
        await page.goto('/checkin');
        const notes = page.getByRole('textbox', { name: t('wellbeing', 'checkIn.notes.question') });
        await notes.fill('A long night');
        await page.getByRole('button', { name: t('wellbeing', 'checkIn.save') }).click();
        await expect(page.getByText(t('wellbeing', 'checkIn.incomplete.title')).first()).toBeVisible();
        await expect(page.getByText(t('wellbeing', 'checkIn.incomplete.description')).first()).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('haven-daily-check-ins'))).toBeNull();
        await page.reload();
        await expect(notes).toHaveValue('A long night');
      });
    }

    if (language === 'es') {
      test('says so when the device refuses to save', async ({ page }) => {
        await page.addInitScript(() => {
          const setItem = Storage.prototype.setItem;
          Storage.prototype.setItem = function (key: string, value: string) {
            if (this === localStorage && key === 'haven-daily-check-ins')
              throw new DOMException('full', 'QuotaExceededError');
            setItem.call(this, key, value);
          };
        });
        await page.goto('/checkin');
        await page.getByRole('radio', { name: t('common', 'moods.okay'), exact: true }).check();
        await page.getByRole('textbox', { name: t('wellbeing', 'checkIn.gratitude.question') }).fill('Tea');
        await page.getByRole('button', { name: t('wellbeing', 'checkIn.save') }).click();
        await expect(page.getByText(t('wellbeing', 'checkIn.refused.what')).first()).toBeVisible();
        await expect(page.getByText(t('wellbeing', 'checkIn.saved'))).toHaveCount(0);
      });
    }
  });
}
