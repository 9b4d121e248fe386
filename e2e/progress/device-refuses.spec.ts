import { localeOf } from '../speak.ts';
import { daysAgo } from './days.ts';
import { expect, test } from './progress-test.ts';
import { keepOnDevice, sobriety } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

// Without a service worker every request can be answered here.
test.use({ locale: localeOf('es'), serviceWorkers: 'block' });

test('a device that refuses says so in the dialog, with every word still there, and the next try works', async ({
  page,
}) => {
  await keepOnDevice(page, { sobriety: [sobriety(daysAgo(40))] });
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (this === localStorage && key.endsWith('-milestones') && document.title && !('roomy' in window))
        throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  const tracker = new Tracker(page, 'es');
  const { say } = tracker;
  const title = say('sobriety.types.alcohol');
  await tracker.open();
  await tracker.pressFor('lapse.log', title);
  await tracker.field('lapse.day').fill(daysAgo(2));
  await tracker.field('lapse.words').fill('Una frase larga');
  await tracker.press('lapse.note');
  const alert = page.getByRole('dialog').getByRole('alert');
  for (const key of ['lapse.failed', 'newMilestone.kept', 'progressTracker.deviceRefused'])
    await expect(alert).toContainText(say(key));
  await expect(tracker.field('lapse.words')).toHaveValue('Una frase larga');
  await expect(tracker.field('lapse.day')).toHaveValue(daysAgo(2));
  await tracker.leaveDialog();
  await tracker.press('sobriety.pause', { title });
  await tracker.expectNotice('newMilestone.saveFailed');
  await tracker.press('sobriety.delete', { title });
  await tracker.press('sobriety.deleteConfirm');
  await tracker.expectNotice('sobriety.deleteFailed');
  await expect(
    tracker.card(title).getByText(tracker.said('sobriety.days', 40), { exact: true }),
  ).toBeVisible();

  await page.evaluate(() => Object.assign(window, { roomy: true }));
  await tracker.press('sobriety.pause', { title });
  await expect(tracker.card(title).getByText(say('sobriety.paused'))).toBeVisible();
});

for (const [whose, code] of [
  ['of its own', '**/remotes/progress/**/*.js'],
  // The dialog itself is the shell's, which lends it to every area.
  ['that areas share', '**/assets/*.js'],
] as const) {
  test(`a dialog whose code ${whose} does not come says so, and opens when it can be had`, async ({
    page,
  }) => {
    const tracker = new Tracker(page, 'es');
    await tracker.open();
    await expect(page.getByText(tracker.say('progressTracker.onDevice'))).toBeVisible();
    await page.route(code, (route) => route.abort());
    for (let press = 0; press < 2; press += 1) {
      await tracker.press('sobriety.add');
      await tracker.expectNotice('progressTracker.openFailed');
    }
    await page.unroute(code);
    await tracker.press('sobriety.add');
    await expect(tracker.dialog('newMilestone.heading')).toBeVisible();
  });
}
