import { type Language, localeOf } from '../speak.ts';
import { expect, test } from './progress-test.ts';
import { checkIn } from './stored-entries.ts';
import { daysAgo, mean, openOverview, toldDays } from './told-days.ts';

for (const language of ['en', 'es'] satisfies Language[]) {
  test.describe(`the overview in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('shows mood over 7, 30, 90 and 365 days, in words and with a table behind it', async ({ page }) => {
      const tracker = await openOverview(page, language, { checkIns: toldDays(120) });
      const { say, said, t } = tracker;
      const card = tracker.card(say('overview.mood.heading'));
      const toggle = (key: string) => card.getByRole('button', { name: say(key) });
      const range = (length: number) =>
        card.getByRole('radio', { name: say(`overview.ranges.${length}`), exact: true });
      await expect(range(30)).toBeChecked();

      for (const { length, good, okay, rows } of [
        { length: 7, good: 4, okay: 3, rows: 7 },
        { length: 30, good: 15, okay: 15, rows: 30 },
        { length: 90, good: 45, okay: 45, rows: 90 },
        // Over a year each row is a week: 120 days are 17 and a piece.
        { length: 365, good: 60, okay: 60, rows: 18 },
      ]) {
        await range(length).check();
        const counts = ['struggling', 'okay', 'good', 'great'].map((mood) => {
          const count = { good, okay }[mood] ?? 0;
          return `${t('common', `moods.${mood}`)}: ${said('overview.days', count)}`;
        });
        const sentence = say('overview.mood.sentence', {
          range: say(`overview.last.${length}`),
          days: said('overview.days', good + okay),
          counts: counts.join(', '),
          mean: mean(tracker, 'good', Math.round((10 * (3 * good + 2 * okay)) / (good + okay)) / 10),
        });
        await expect(card.getByRole('img', { name: sentence, exact: true })).toBeVisible();
        await expect(
          card.getByRole('list', { name: say('overview.mood.counts') }).getByRole('listitem'),
        ).toHaveText(counts);
        await toggle('overview.asTable').click();
        const table = card.getByRole('table', { name: sentence, exact: true });
        await expect(table.getByRole('rowheader')).toHaveCount(rows);
        await expect(card.getByRole('img')).toHaveCount(0);
        if (length < 365) {
          await expect(table.getByRole('row').nth(1)).toHaveText(
            `${tracker.day(daysAgo(0), { dateStyle: 'medium' })}${t('common', 'moods.good')}`,
          );
        }
        await toggle('overview.asPicture').click();
      }
    });

    test('shows the last 30 days as a calendar that can be read out', async ({ page }) => {
      const tracker = await openOverview(page, language, {
        checkIns: [checkIn(daysAgo(1), 'great'), checkIn(daysAgo(29), 'struggling')],
      });
      const { say, t } = tracker;
      const calendar = page.getByRole('table', { name: say('overview.calendar.caption') });
      const headings = calendar.getByRole('columnheader');
      // Weeks begin with Sunday in both of these persons' countries; 1 November 2026 is one.
      for (const place of [0, 1, 2, 3, 4, 5, 6])
        await expect(headings.nth(place)).toHaveAccessibleName(
          tracker.day(`2026-11-0${place + 1}`, { weekday: 'long' }),
        );
      const words = Array.from({ length: 30 }, (_, place) => {
        const ago = 29 - place;
        const mood = { 1: t('common', 'moods.great'), 29: t('common', 'moods.struggling') }[ago];
        const day = tracker.day(daysAgo(ago), { month: 'long', day: 'numeric' });
        // The number that is seen stands before the words that are heard.
        const number = Number(daysAgo(ago).slice(8));
        return `${number}${day}: ${mood ?? say('overview.calendar.none')}`;
      });
      const cells = await calendar.getByRole('cell').allTextContents();
      expect(cells.filter(Boolean)).toEqual(words);
      // Today is a Saturday, and stands in the column of Saturdays.
      expect(cells.lastIndexOf(words.at(-1) ?? '?') % 7).toBe(6);
      // Two days make no picture, and that is said without a reproach.
      await expect(page.getByText(say('overview.weekdays.few'))).toBeVisible();
      await expect(page.getByText(say('overview.strategies.few'))).toBeVisible();
    });
  });
}

test('the mood by day of the week has its table, and a check-in made today is in the picture at once', async ({
  page,
}) => {
  const tracker = await openOverview(page, 'en', { checkIns: toldDays(119).slice(1) });
  const { say } = tracker;
  const card = tracker.card(say('overview.weekdays.heading'));
  await expect(card.getByRole('img', { name: `Saturday: ${mean(tracker, 'okay', 2.5)}` })).toHaveCount(0);
  await expect(card.getByRole('img', { name: 'Saturday' })).toBeVisible();
  await card.getByRole('button', { name: say('overview.asTable') }).click();
  const days = card.getByRole('table').getByRole('rowheader');
  await expect(days).toHaveText([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);

  const today = tracker.day(daysAgo(0), { month: 'long', day: 'numeric' });
  const calendar = page.getByRole('table', { name: say('overview.calendar.caption') });
  await expect(calendar.getByText(`${today}: ${say('overview.calendar.none')}`)).toBeAttached();
  await tracker.figure('progressTracker.streak').getByRole('link').click();
  await page.getByRole('radio', { name: tracker.t('common', 'moods.great'), exact: true }).check();
  await page
    .getByRole('textbox', { name: tracker.t('wellbeing', 'checkIn.gratitude.question') })
    .fill('Rain');
  await page.getByRole('button', { name: tracker.t('wellbeing', 'checkIn.save') }).click();
  await expect(page.getByText(tracker.t('wellbeing', 'checkIn.saved')).first()).toBeVisible();
  await page.goBack();
  await expect(calendar.getByText(`${today}: ${tracker.t('common', 'moods.great')}`)).toBeAttached();
});
