import { localeOf } from '../speak.ts';
import { daysAgo } from './days.ts';
import { enter, expectAllSent, inAccount, newEmail } from './member.ts';
import { expect, test } from './progress-test.ts';
import { onDevice } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

test.use({ serviceWorkers: 'allow' });

const title = 'Call my sister';

test('what somebody with an account does on one device, they find on another, in another language', async ({
  page,
  browser,
  troubles,
}) => {
  const email = newEmail();
  const phone = new Tracker(page, 'en');
  const alcohol = phone.say('sobriety.types.alcohol');

  await test.step('a sobriety milestone with a lapse, and an emotional one with a checkpoint', async () => {
    await enter(page, '/join', email);
    await phone.press('sobriety.add');
    await phone.choose('newMilestone.type', 'sobriety.types.alcohol');
    await phone.field('newMilestone.sobrietyDate').fill(daysAgo(20));
    await phone.field('newMilestone.goalDescription', { number: 1 }).fill('Seven mornings');
    await phone.press('newMilestone.create');
    await phone.expectNotice('sobriety.created');
    await phone.pressFor('lapse.log', alcohol);
    await phone.field('lapse.day').fill(daysAgo(4));
    await phone.field('lapse.words').fill('The long weekend');
    await phone.press('lapse.note');
    await expect(phone.dialog('lapse.stays')).toBeVisible();
    await phone.closeDialog();
    await phone.press('sobriety.pause', { title: alcohol });
    await phone.expectNotice('sobriety.nowPaused');

    await phone.openTab('emotional');
    await phone.press('emotional.add');
    await phone.choose('emotional.category', 'emotional.categories.relationships');
    await phone.field('emotional.title').fill(title);
    await phone.field('emotional.description').fill('Once a week');
    await phone.choose('emotional.type', 'emotional.types.habit');
    await phone.press('newMilestone.create');
    await phone.expectNotice('emotional.created');
    await phone.pressFor('checkpoint.add', title);
    await phone.field('checkpoint.note').fill('We laughed');
    await phone.press('checkpoint.keep');
    await phone.expectNotice('checkpoint.added');
    await phone.pressFor('emotional.achieve', title);
    await expect(page.getByText(phone.say('emotional.celebration.habit'))).toBeVisible();
    await expectAllSent(page);
  });

  await test.step('are kept by the service, and not in the entries of the device', async () => {
    expect(await inAccount(page, 'sobriety')).toMatchObject([
      {
        type: 'alcohol',
        sobrietyDate: daysAgo(20),
        currentStreak: 4,
        longestStreak: 16,
        relapseCount: 1,
        lapses: [{ day: daysAgo(4), note: 'The long weekend' }],
        isActive: 0,
      },
    ]);
    expect(await inAccount(page, 'emotional')).toMatchObject([
      { title, status: 'achieved', progress: 0, checkpoints: [{ note: 'We laughed' }] },
    ]);
    expect(await onDevice(page, 'sobriety-milestones')).toEqual([]);
  });

  const other = await browser.newContext({ locale: localeOf('es') });
  const laptop = new Tracker(await other.newPage(), 'es');
  const card = laptop.card(laptop.say('sobriety.types.alcohol'));

  await test.step('are on the other device, and changed there', async () => {
    await enter(laptop.page, '/sign-in', email, 'es');
    await expect(card.getByText(laptop.said('sobriety.days', 4), { exact: true })).toBeVisible();
    await expect(laptop.fact(card, 'sobriety.longest')).toHaveText(laptop.said('sobriety.days', 16));
    await laptop.press('sobriety.resume', { title: laptop.say('sobriety.types.alcohol') });
    await expect(card.getByRole('list', { name: laptop.say('sobriety.reachedBefore') })).toContainText(
      'Seven mornings',
    );
    await card.getByText(laptop.say('lapse.list'), { exact: true }).click();
    await expect(card.getByText('The long weekend')).toBeVisible();
    await laptop.button('lapse.undo').click();
    await laptop.expectNotice('lapse.undone');
    await laptop.openTab('emotional');
    await expect(laptop.card(title).getByText('We laughed')).toBeVisible();
    await laptop.press('sobriety.delete', { title });
    await laptop.press('sobriety.deleteConfirm');
    await laptop.expectNotice('sobriety.deleted');
    await expectAllSent(laptop.page, 'es');
  });

  await test.step('and the first one sees it', async () => {
    await phone.open('sobriety');
    await expect(
      phone.card(alcohol).getByText(phone.said('sobriety.days', 20), { exact: true }),
    ).toBeVisible();
    await expect(phone.card(alcohol).getByText(phone.say('sobriety.paused'))).toHaveCount(0);
    await phone.openTab('emotional');
    await expect(page.getByRole('heading', { name: phone.say('emotional.empty') })).toBeVisible();
  });
  await other.close();
  expect(troubles).toEqual({ errors: [], foreignRequests: [] });
});
