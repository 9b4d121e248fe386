import { type Language, localeOf } from '../speak.ts';
import { expect, test } from './progress-test.ts';
import { emotional, lapse, sobriety } from './stored-entries.ts';
import { daysAgo, mean, openOverview, toldDays } from './told-days.ts';

for (const language of ['en', 'es'] satisfies Language[]) {
  test.describe(`the overview in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('says carefully which strategies go with better days, once there are enough days', async ({
      page,
    }) => {
      const tracker = await openOverview(page, language, { checkIns: toldDays(20) });
      const { say } = tracker;
      const card = tracker.card(say('overview.strategies.heading'));
      const strategy = say('overview.strategies.names.Going for a walk');
      const [withIt, without] = [mean(tracker, 'good', 3), mean(tracker, 'okay', 2)];
      const picture = card.getByRole('img', {
        name: say('overview.strategies.onDays', { strategy, withIt, without }),
      });
      await expect(picture).toBeVisible();
      expect(await card.innerText()).not.toMatch(/because|helps|makes|porque|gracias a|te ayuda|hace que/i);
      await card.getByRole('button', { name: say('overview.asTable') }).click();
      await expect(
        card
          .getByRole('table', { name: say('overview.strategies.caption') })
          .getByRole('row')
          .nth(1),
      ).toHaveText([strategy, withIt, 10, without, 10].join(''));
    });

    test('shows the way of a sobriety milestone with its lapses, and the first five emotional goals', async ({
      page,
    }) => {
      const tracker = await openOverview(page, language, {
        sobriety: [sobriety(daysAgo(100), { lapses: [lapse(daysAgo(30))] })],
        emotional: [1, 2, 3, 4, 5, 6].map((place) =>
          emotional(`Goal ${place}`, { progress: place * 10, createdAt: place }),
        ),
      });
      const { say, said } = tracker;
      const days = (count: number) => said('overview.days', count);
      const title = say('sobriety.types.alcohol');
      const sober = tracker.card(say('overview.sobriety.heading'));
      await expect(
        sober.getByRole('img', {
          name: say('overview.sobriety.sentence', {
            title,
            from: tracker.day(daysAgo(100)),
            total: days(99),
            lapses: said('overview.sobriety.lapseCount', 1),
            longest: days(70),
            current: days(30),
          }),
        }),
      ).toBeVisible();
      for (const [fact, value] of [
        ['now', days(30)],
        ['longest', days(70)],
        ['total', days(99)],
        ['lapses', '1'],
      ] as const)
        await expect(tracker.fact(sober, `overview.sobriety.${fact}`)).toHaveText(value);
      await sober.getByRole('button', { name: say('overview.asTable') }).click();
      const medium = (ago: number) => tracker.day(daysAgo(ago), { dateStyle: 'medium' });
      await expect(
        sober.getByRole('table', { name: say('overview.sobriety.caption', { title }) }).getByRole('row'),
      ).toHaveText([
        ['from', 'to', 'soberDays'].map((key) => say(`overview.sobriety.${key}`)).join(''),
        [medium(30), say('overview.sobriety.today'), 30].join(''),
        [medium(100), say('overview.sobriety.toLapse', { date: medium(30) }), 70].join(''),
      ]);

      const goals = tracker.card(say('overview.emotional.heading'));
      await expect(goals.getByRole('listitem')).toContainText(
        [6, 5, 4, 3, 2].map((place) => `Goal ${place}`),
      );
      await expect(goals.getByText(said('overview.emotional.more', 1))).toBeVisible();
    });
  });
}

test('begins with one check-in', async ({ page, troubles }) => {
  const tracker = await openOverview(page, 'en', {});
  await expect(page.getByRole('heading', { name: tracker.say('overview.empty.heading') })).toBeVisible();
  await expect(
    page.getByRole('tabpanel').getByRole('link', { name: tracker.say('overview.empty.action') }),
  ).toHaveAttribute('href', '/checkin');
  expect(troubles).toEqual({ errors: [], foreignRequests: [] });
});

test('nineteen days are too few to compare strategies', async ({ page }) => {
  const tracker = await openOverview(page, 'en', { checkIns: toldDays(19) });
  const card = tracker.card(tracker.say('overview.strategies.heading'));
  await expect(card.getByText(tracker.say('overview.strategies.few'))).toBeVisible();
  await expect(card.getByRole('img')).toHaveCount(0);
});
