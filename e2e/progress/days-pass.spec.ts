import { expect, test } from './progress-test.ts';
import { keepOnDevice, lapse, sobriety } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

const days = (tracker: Tracker, count: number) =>
  tracker
    .card(tracker.say('sobriety.types.alcohol'))
    .getByText(tracker.said('sobriety.days', count), { exact: true });

test.describe('in Mexico City', () => {
  test.use({ timezoneId: 'America/Mexico_City' });

  test('the streak is one more when the person’s own day has passed, on a page that stays open', async ({
    page,
  }) => {
    // 10 p.m. there; in UTC it is the next day already, and has been for hours.
    await page.clock.install({ time: new Date('2026-11-21T04:00:00Z') });
    await keepOnDevice(page, { sobriety: [sobriety('2026-11-14')] });
    const tracker = new Tracker(page, 'en');
    const card = tracker.card(tracker.say('sobriety.types.alcohol'));
    await tracker.open();
    await expect(days(tracker, 6)).toBeVisible();
    await expect(card.getByRole('list')).toHaveCount(0);
    await page.clock.fastForward('01:59:00');
    await expect(days(tracker, 6)).toBeVisible();
    await page.clock.fastForward('00:02:00');
    await expect(days(tracker, 7)).toBeVisible();
    await expect(card.getByRole('list', { name: tracker.say('sobriety.reached') })).toContainText('Reach 7');
    await page.clock.fastForward('24:00:00');
    await expect(days(tracker, 8)).toBeVisible();
  });
});

for (const { zone, now, today, count, why } of [
  {
    zone: 'Pacific/Kiritimati',
    now: '2026-11-20T11:00:00Z',
    today: '2026-11-21',
    count: 21,
    why: 'a day ahead',
  },
  {
    zone: 'America/Los_Angeles',
    now: '2026-11-21T07:00:00Z',
    today: '2026-11-20',
    count: 20,
    why: 'a day behind',
  },
  {
    zone: 'America/New_York',
    now: '2026-11-08T04:30:00Z',
    today: '2026-11-07',
    count: 7,
    why: 'after the clocks went back',
  },
  {
    zone: 'America/Santiago',
    now: '2026-11-21T02:30:00Z',
    today: '2026-11-20',
    count: 20,
    why: 'where summer time begins at midnight',
  },
] as const) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test(`the days are those of the person’s own calendar: ${why}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      await keepOnDevice(page, { sobriety: [sobriety('2026-08-20', { lapses: [lapse('2026-10-31')] })] });
      const tracker = new Tracker(page, 'en');
      await tracker.open();
      await expect(days(tracker, count)).toBeVisible();
      await expect(
        tracker.fact(tracker.card(tracker.say('sobriety.types.alcohol')), 'sobriety.longest'),
      ).toHaveText(tracker.said('sobriety.days', 72));
      await tracker.pressFor('lapse.log', tracker.say('sobriety.types.alcohol'));
      await expect(tracker.field('lapse.day')).toHaveValue(today);
      await expect(tracker.field('lapse.day')).toHaveAttribute('max', today);
    });
  });
}

test('a device whose clock was set back shows no days below nothing, and all is there when it is right again', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-10-01T12:00:00Z'));
  await keepOnDevice(page, { sobriety: [sobriety('2026-11-01', { lapses: [lapse('2026-11-10')] })] });
  const tracker = new Tracker(page, 'en');
  const card = tracker.card(tracker.say('sobriety.types.alcohol'));
  await tracker.open();
  await expect(card.getByText(tracker.say('sobriety.today'), { exact: true })).toBeVisible();
  await expect(card.getByText(/-\d/)).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  await page.reload();
  await expect(days(tracker, 11).first()).toBeVisible();
  await expect(tracker.fact(card, 'sobriety.total')).toHaveText(tracker.said('sobriety.days', 19));
});
