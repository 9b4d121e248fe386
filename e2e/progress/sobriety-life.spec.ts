import { type Language, localeOf } from '../speak.ts';
import { daysAgo } from './days.ts';
import { expect, test } from './progress-test.ts';
import { onDevice } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

const hours = { en: '60 hours', es: '60 horas' };
const currency = { en: 'USD', es: 'MXN' };

for (const language of ['en', 'es'] satisfies Language[]) {
  test.describe(`a sobriety milestone without an account, in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('is made, edited, paused, lived through a lapse, and removed', async ({ page, troubles }) => {
      const tracker = new Tracker(page, language);
      const { say, said } = tracker;
      const title = say('sobriety.typeAndName', { type: say('sobriety.types.alcohol'), name: 'Vino' });
      const card = tracker.card(title);
      const days = (count: number) => card.getByText(said('sobriety.days', count), { exact: true });
      const reached = (key: string) => card.getByRole('list', { name: say(key), exact: true });

      await test.step('made, from the goals that are there', async () => {
        await tracker.open();
        await expect(page.getByRole('heading', { name: say('sobriety.empty') })).toBeVisible();
        await tracker.press('sobriety.add');
        for (const [place, goal] of [7, 30, 90, 180, 365].entries()) {
          const number = place + 1;
          await expect(tracker.field('newMilestone.goalDays', { number })).toHaveValue(`${goal}`);
          await expect(tracker.field('newMilestone.goalDescription', { number })).toHaveValue(
            say(`newMilestone.defaultGoals.${goal}`),
          );
        }
        await tracker.press('newMilestone.removeGoal', { number: 5 });
        await tracker.field('newMilestone.goalDays', { number: 1 }).fill('10');
        await tracker.field('newMilestone.goalDescription', { number: 1 }).fill('Diez');
        await tracker.press('newMilestone.addGoal');
        await expect(tracker.field('newMilestone.goalDays', { number: 5 })).toBeFocused();
        await page.keyboard.type('60');
        await tracker.field('newMilestone.goalDescription', { number: 5 }).fill('Sesenta');
        await tracker.press('newMilestone.addGoal');
        await tracker.choose('newMilestone.type', 'sobriety.types.alcohol');
        await tracker.field('newMilestone.substanceName').fill('Vino');
        await tracker.field('newMilestone.sobrietyDate').fill(daysAgo(40));
        await tracker.field('newMilestone.money').fill('12.50');
        await tracker.field('newMilestone.minutes').fill('90');
        await tracker.field('newMilestone.notes').fill('Por Nico');
        await tracker.press('newMilestone.create');
        await tracker.expectNotice('sobriety.created');
        expect(await onDevice(page, 'sobriety-milestones')).toMatchObject([
          {
            type: 'alcohol',
            substanceName: 'Vino',
            sobrietyDate: daysAgo(40),
            goals: [10, 30, 60, 90, 180].map((goal) => ({ days: goal })),
            moneyPerDay: { amount: 12.5, currency: currency[language] },
            minutesPerDay: 90,
            notes: 'Por Nico',
            lapses: [],
          },
        ]);
      });

      await test.step('counts, also after a reload', async () => {
        await page.reload();
        await expect(days(40)).toBeVisible();
        await expect(card.getByText(say('sobriety.since', { date: tracker.day(daysAgo(40)) }))).toBeVisible();
        const next = card.getByRole('progressbar', {
          name: say('sobriety.nextGoal', { description: 'Sesenta' }),
        });
        await expect(next).toHaveAttribute('aria-valuetext', said('sobriety.ofDays', 60, { done: 40 }));
        await expect(reached('sobriety.reached').getByRole('listitem')).toHaveText([
          'Diez',
          say('newMilestone.defaultGoals.30'),
        ]);
        await expect(tracker.fact(card, 'sobriety.money')).toHaveText('$500');
        await expect(tracker.fact(card, 'sobriety.time')).toHaveText(hours[language]);
        await expect(tracker.figure('progressTracker.active')).toContainText('1');
        await expect(tracker.figure('progressTracker.achieved')).toContainText('2');
        await expect(card.getByText('Por Nico')).toBeVisible();
      });

      await test.step('edited', async () => {
        await tracker.press('sobriety.edit', { title });
        await expect(tracker.field('newMilestone.money')).toHaveValue('12.5');
        await tracker.field('newMilestone.goalDays', { number: 3 }).fill('45');
        await tracker.field('newMilestone.money').fill('10');
        await tracker.field('newMilestone.minutes').fill('');
        await tracker.press('newMilestone.save');
        await tracker.expectNotice('sobriety.changed');
        await expect(card.getByRole('progressbar')).toHaveAttribute(
          'aria-valuetext',
          said('sobriety.ofDays', 45, { done: 40 }),
        );
        await expect(tracker.fact(card, 'sobriety.money')).toHaveText('$400');
        await expect(tracker.fact(card, 'sobriety.time')).toHaveCount(0);
      });

      await test.step('paused and resumed', async () => {
        await tracker.press('sobriety.pause', { title });
        await expect(card.getByText(say('sobriety.paused'), { exact: true })).toBeVisible();
        await expect(tracker.figure('progressTracker.active')).toContainText('0');
        await tracker.press('sobriety.resume', { title });
        await expect(card.getByText(say('sobriety.paused'), { exact: true })).toHaveCount(0);
        await expect(tracker.figure('progressTracker.active')).toContainText('1');
      });

      await test.step('a lapse takes nothing from the days before it', async () => {
        await tracker.pressFor('lapse.log', title);
        const asked = tracker.dialog('lapse.heading');
        await expect(asked.getByText(say('lapse.lead', { title }))).toBeVisible();
        await expect(tracker.field('lapse.day')).toHaveValue(daysAgo(0));
        await tracker.field('lapse.day').fill(daysAgo(3));
        await tracker.field('lapse.words').fill('La boda');
        await tracker.press('lapse.note');
        const after = tracker.dialog('lapse.stays');
        await expect(tracker.fact(after, 'sobriety.total')).toHaveText(said('sobriety.days', 39));
        await expect(tracker.fact(after, 'sobriety.longest')).toHaveText(said('sobriety.days', 37));
        const ways = after.getByRole('link');
        await expect(ways).toHaveCount(5);
        for (const [place, way] of [
          'tel:+18006624357',
          'tel:988',
          '/emergency-plan',
          '/coping-toolkit',
          '/crisis-resources',
        ].entries())
          await expect(ways.nth(place)).toHaveAttribute('href', way);
        await expect(after.getByRole('note')).toContainText(say('lapse.tolerance'));
        await expect(after.getByRole('note')).toContainText('911');
        await tracker.closeDialog();
        await page.reload();
        await expect(days(3)).toBeVisible();
        await expect(card.getByText(say('sobriety.since', { date: tracker.day(daysAgo(3)) }))).toBeVisible();
        await expect(tracker.fact(card, 'sobriety.total')).toHaveText(said('sobriety.days', 39));
        await expect(tracker.fact(card, 'sobriety.longest')).toHaveText(said('sobriety.days', 37));
        await expect(tracker.fact(card, 'sobriety.money')).toHaveText('$390');
        await expect(reached('sobriety.reachedBefore').getByRole('listitem')).toHaveText([
          'Diez',
          say('newMilestone.defaultGoals.30'),
        ]);
        await expect(card.getByText('La boda')).toBeHidden();
        await card.getByText(say('lapse.list'), { exact: true }).click();
        await expect(card.getByText('La boda')).toBeVisible();
      });

      await test.step('the lapse is undone', async () => {
        await tracker.button('lapse.undo').click();
        await tracker.expectNotice('lapse.undone');
        await expect(days(40)).toBeVisible();
        await expect(tracker.fact(card, 'sobriety.total')).toHaveCount(0);
        await expect(tracker.fact(card, 'sobriety.money')).toHaveText('$400');
        expect(await onDevice(page, 'sobriety-milestones')).toMatchObject([{ lapses: [] }]);
      });

      await test.step('removed', async () => {
        await tracker.press('sobriety.delete', { title });
        const question = page.getByRole('alertdialog', { name: say('sobriety.deleteHeading') });
        await question.getByRole('button', { name: tracker.t('common', 'cancel') }).click();
        await expect(card).toBeVisible();
        await tracker.press('sobriety.delete', { title });
        await tracker.press('sobriety.deleteConfirm');
        await expect(page.getByRole('heading', { name: say('sobriety.empty') })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('heading', { name: say('sobriety.empty') })).toBeVisible();
        expect(await onDevice(page, 'sobriety-milestones')).toEqual([]);
      });
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });
  });
}
