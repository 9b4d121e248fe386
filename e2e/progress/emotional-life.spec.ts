import { type Language, localeOf } from '../speak.ts';
import { daysAgo } from './days.ts';
import { expect, test } from './progress-test.ts';
import { emotional, keepOnDevice, onDevice } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

const title = 'Caminar';

for (const language of ['en', 'es'] satisfies Language[]) {
  test.describe(`an emotional milestone without an account, in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('is made, looked at, moved, achieved, taken up again, paused, and removed', async ({
      page,
      troubles,
    }) => {
      const tracker = new Tracker(page, language);
      const { say } = tracker;
      const percent = (share: number) =>
        new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(share / 100);
      const card = tracker.card(title);
      const status = (key: string) => card.getByText(say(`emotional.statuses.${key}`), { exact: true });
      const slider = page.getByRole('slider');

      await test.step('made', async () => {
        await tracker.open('emotional');
        await expect(page.getByRole('heading', { name: say('emotional.empty') })).toBeVisible();
        await tracker.press('emotional.add');
        await tracker.choose('emotional.category', 'emotional.categories.self_care');
        await tracker.field('emotional.title').fill(`  ${title} `);
        await tracker.field('emotional.description').fill('Aunque llueva');
        await tracker.choose('emotional.type', 'emotional.types.habit');
        await tracker.field('emotional.targetDate').fill(daysAgo(-30));
        await expect(slider).toHaveAttribute('aria-valuetext', percent(0));
        await page.getByRole('switch', { name: say('emotional.private') }).click();
        await tracker.press('newMilestone.create');
        await tracker.expectNotice('emotional.created');
        await expect(status('planned')).toBeVisible();
        await expect(card.getByText(say('emotional.private'), { exact: true })).toBeVisible();
        await expect(card.getByText(say('emotional.by', { date: tracker.day(daysAgo(-30)) }))).toBeVisible();
      });

      await test.step('looked at: the last three checkpoints, and all when asked for', async () => {
        const looks = [
          { date: daysAgo(6), mood: 3, note: 'Con lluvia' },
          { date: daysAgo(1), mood: 8, note: 'Con sol' },
          { date: daysAgo(9), mood: 5, note: '' },
          { date: daysAgo(0), mood: 7, note: 'Con Nico' },
        ];
        for (const { date, mood, note } of looks) {
          await tracker.pressFor('checkpoint.add', title);
          await expect(tracker.dialog('checkpoint.heading').getByText(title)).toBeVisible();
          await tracker.field('checkpoint.date').fill(date);
          await slider.focus();
          for (let at = 5; at < mood; at += 1) await page.keyboard.press('ArrowRight');
          for (let at = 5; at > mood; at -= 1) await page.keyboard.press('ArrowLeft');
          await expect(slider).toHaveAttribute('aria-valuetext', say('checkpoint.outOfTen', { mood }));
          await tracker.field('checkpoint.note').fill(note);
          await tracker.press('checkpoint.keep');
          await expect(tracker.dialog('checkpoint.heading')).toBeHidden();
        }
        await page.reload();
        const line = ({ date, mood }: { date: string; mood: number }) =>
          say('checkpoint.line', { day: tracker.day(date), mood: say('checkpoint.outOfTen', { mood }) });
        const lines = card.getByRole('list').getByRole('listitem');
        const latest = looks.toSorted((one, other) => other.date.localeCompare(one.date)).map(line);
        await expect(lines).toContainText(latest.slice(0, 3));
        await tracker.press('progressTracker.showAll', { count: 4 });
        await expect(lines).toContainText(latest);
        await tracker.press('checkpoint.fewer');
        await expect(lines).toHaveCount(3);
        await tracker.press('checkpoint.remove', { day: tracker.day(daysAgo(0)) });
        await tracker.press('checkpoint.removeConfirm');
        await expect(lines).toContainText(latest.slice(1));
      });

      await test.step('moved by five', async () => {
        await tracker.pressFor('emotional.move', title);
        await expect(slider).toBeFocused();
        for (const share of [5, 10, 15]) {
          await page.keyboard.press('ArrowRight');
          await expect(slider).toHaveAttribute('aria-valuetext', percent(share));
        }
        await page.keyboard.press('End');
        await expect(slider).toHaveAttribute('aria-valuetext', percent(100));
        await page.keyboard.press('ArrowLeft');
        await tracker.press('emotional.saveProgress');
        await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', percent(95));
        await expect(status('in_progress')).toBeVisible();
        await expect(tracker.figure('progressTracker.active')).toContainText('1');
      });

      await test.step('achieved', async () => {
        await tracker.pressFor('emotional.achieve', title);
        await expect(card.getByText(say('emotional.celebration.habit'))).toBeVisible();
        await expect(status('achieved')).toBeVisible();
        await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', percent(100));
        await expect(tracker.figure('progressTracker.achieved')).toContainText('1');
        await page.reload();
        await expect(status('achieved')).toBeVisible();
        await expect(card.getByText(say('emotional.celebration.habit'))).toHaveCount(0);
      });

      await test.step('taken up again, paused, and resumed', async () => {
        await tracker.pressFor('emotional.takeUp', title);
        await expect(status('in_progress')).toBeVisible();
        // As far as it had come before.
        await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', percent(95));
        await tracker.press('sobriety.pause', { title });
        await expect(status('paused')).toBeVisible();
        await expect(tracker.figure('progressTracker.active')).toContainText('0');
        await tracker.press('sobriety.resume', { title });
        await expect(status('in_progress')).toBeVisible();
      });

      await test.step('edited and removed', async () => {
        await tracker.press('sobriety.edit', { title });
        await tracker.field('emotional.targetDate').fill('');
        await tracker.press('newMilestone.save');
        await tracker.expectNotice('emotional.changed');
        const [kept] = await onDevice(page, 'emotional-milestones');
        expect(kept).toMatchObject({ title, isPrivate: 1, checkpoints: [{}, {}, {}] });
        expect(kept).not.toHaveProperty('targetDate');
        await tracker.press('sobriety.delete', { title });
        await tracker.press('sobriety.deleteConfirm');
        await expect(page.getByRole('heading', { name: say('emotional.empty') })).toBeVisible();
        expect(await onDevice(page, 'emotional-milestones')).toEqual([]);
      });
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`achieving is celebrated quietly, also where motion is: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await keepOnDevice(page, { emotional: [emotional(title, { milestoneType: 'goal' })] });
    const tracker = new Tracker(page, 'en');
    await tracker.open('emotional');
    await tracker.pressFor('emotional.achieve', title);
    const glow = page.getByText(tracker.say('emotional.celebration.goal')).locator('..');
    await expect(glow).toBeFocused();
    const moves = await glow.evaluate((light) => getComputedStyle(light).animationName !== 'none');
    expect(moves).toBe(reducedMotion === 'no-preference');
    // Nothing is on top of it: the light itself says that it is done.
    await expect(tracker.notice('emotional.nowAchieved')).toHaveCount(0);
  });
}
