import type { Route } from '@playwright/test';
import { daysAgo } from './days.ts';
import { enter, expectAllSent, inAccount, newEmail } from './member.ts';
import { expect, test } from './progress-test.ts';
import { emotional, keepOnDevice, sobriety } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

// Without a service worker every call can be answered here.
test.use({ serviceWorkers: 'block' });

const calls = '**/api/progress/**';
const exceptReading = (answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === 'GET' ? route.fallback() : answer(route);

test('a service that does not want it says so in the dialog, with every word still there', async ({
  page,
}) => {
  const tracker = new Tracker(page, 'en');
  await enter(page, '/join', newEmail());
  await page.route(
    calls,
    exceptReading((route) =>
      route.fulfill({ status: 409, json: { message: 'Too many.', code: 'too-many-milestones' } }),
    ),
  );
  await tracker.openTab('emotional');
  await tracker.press('emotional.add');
  await tracker.choose('emotional.category', 'emotional.categories.other');
  await tracker.field('emotional.title').fill('Pintar');
  await tracker.field('emotional.description').fill('Los domingos');
  await tracker.choose('emotional.type', 'emotional.types.skill');
  await tracker.press('newMilestone.create');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(tracker.say('newMilestone.failed'));
  await expect(alert).toContainText(tracker.say('newMilestone.tooMany'));
  await expect(tracker.field('emotional.title')).toHaveValue('Pintar');
  await expect(tracker.field('emotional.description')).toHaveValue('Los domingos');
  await expect(tracker.card('Pintar')).toHaveCount(0);

  await page.unroute(calls);
  await tracker.press('newMilestone.create');
  await expect(tracker.card('Pintar')).toBeVisible();
  expect(await inAccount(page, 'emotional')).toMatchObject([{ title: 'Pintar' }]);
});

for (const [trouble, answer] of [
  [
    'is in trouble',
    (route: Route) => route.fulfill({ status: 500, json: { message: 'No.', code: 'unforeseen' } }),
  ],
  ['can not be reached', (route: Route) => route.abort()],
] as const) {
  test(`when the service ${trouble}, all is kept on the device, over a reload too, and sent later`, async ({
    page,
  }) => {
    const tracker = new Tracker(page, 'en');
    const alcohol = tracker.say('sobriety.types.alcohol');
    await keepOnDevice(page, { sobriety: [sobriety(daysAgo(20))], emotional: [emotional('Swim')] });
    await enter(page, '/join', newEmail());
    await page.route(calls, exceptReading(answer));
    await tracker.pressFor('lapse.log', alcohol);
    await tracker.field('lapse.words').fill('Not lost');
    await tracker.press('lapse.note');
    await expect(tracker.dialog('lapse.stays')).toBeVisible();
    await tracker.expectNotice('progressTracker.waitingText');
    await tracker.closeDialog();
    await tracker.openTab('emotional');
    await tracker.press('sobriety.delete', { title: 'Swim' });
    await tracker.press('sobriety.deleteConfirm');
    await expect(tracker.card('Swim')).toHaveCount(0);
    await expect(page.getByText(tracker.said('progressTracker.waiting', 2))).toBeVisible();
    expect(await inAccount(page, 'sobriety')).toMatchObject([{ lapses: [] }]);
    await page.reload();
    await expect(page.getByText(tracker.said('progressTracker.waiting', 2))).toBeVisible();
    await expect(tracker.card('Swim')).toHaveCount(0);

    await page.unroute(calls);
    await page.reload();
    await expectAllSent(page);
    expect(await inAccount(page, 'sobriety')).toMatchObject([{ lapses: [{ note: 'Not lost' }] }]);
    expect(await inAccount(page, 'emotional')).toEqual([]);
  });
}

test('lists that do not come say so, and come at another try', async ({ page, browser }) => {
  const tracker = new Tracker(page, 'en');
  const email = newEmail();
  await keepOnDevice(page, { emotional: [emotional('Swim')] });
  await enter(page, '/join', email);
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const laptop = new Tracker(await other.newPage(), 'en');
  await laptop.page.route(calls, (route) =>
    route.fulfill({ status: 500, json: { message: 'No.', code: 'unforeseen' } }),
  );
  await enter(laptop.page, '/sign-in', email);
  await laptop.open('emotional');
  const alert = laptop.page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(tracker.say('progressTracker.loadFailed'));
  await expect(laptop.figure('progressTracker.active')).toContainText(tracker.say('progressTracker.notNow'));
  await laptop.page.unroute(calls);
  await alert.getByRole('button').click();
  await expect(laptop.card('Swim')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await other.close();
});
