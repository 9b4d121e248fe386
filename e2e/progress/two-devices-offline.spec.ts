import type { BrowserContext, Page } from '@playwright/test';
import { localeOf } from '../speak.ts';
import { daysAgo } from './days.ts';
import { enter, expectAllSent, inAccount, newEmail } from './member.ts';
import { expect, test } from './progress-test.ts';
import { checkpoint, emotional, keepOnDevice, sobriety } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

test.use({ serviceWorkers: 'allow' });

const goal = 'Swim';
const began = { sobriety: [sobriety(daysAgo(30))], emotional: [emotional(goal)] };

/** Until a worker has all of Haven on the device: then its pages open without a network. */
const expectReadyForOffline = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const expectWaiting = (tracker: Tracker, count: number) =>
  expect(tracker.page.getByText(tracker.said('progressTracker.waiting', count))).toBeVisible();

/** Both show a card with all these words, and the same card: what came from the other may take a moment to arrive. */
async function expectSame(
  [one, other]: readonly [Tracker, Tracker],
  tab: 'sobriety' | 'emotional',
  title: string,
  words: readonly string[],
): Promise<void> {
  for (const device of [one, other]) {
    await device.open(tab);
    for (const word of words) await expect(device.card(title)).toContainText(word);
  }
  await expect(other.card(title)).toHaveText(await one.card(title).innerText(), { useInnerText: true });
}

test('two devices that were changed apart, without a network, end with the changes of both', async ({
  page,
  context,
  browser,
}) => {
  const email = newEmail();
  const phone = new Tracker(page, 'en');
  const alcohol = phone.say('sobriety.types.alcohol');
  const other: BrowserContext = await browser.newContext({ locale: localeOf('en') });
  const laptop = new Tracker(await other.newPage(), 'en');
  await keepOnDevice(page, began);
  await enter(page, '/join', email);
  await enter(laptop.page, '/sign-in', email);
  for (const device of [phone, laptop]) {
    await expect(device.card(alcohol)).toBeVisible();
    await expectReadyForOffline(device.page);
    await device.page.context().setOffline(true);
  }

  await test.step('the phone has a lapse, which a reload does not lose', async () => {
    await phone.pressFor('lapse.log', alcohol);
    await phone.field('lapse.day').fill(daysAgo(5));
    await phone.field('lapse.words').fill('On the train');
    await phone.press('lapse.note');
    await expect(phone.dialog('lapse.stays')).toBeVisible();
    await phone.expectNotice('progressTracker.waitingText');
    await phone.closeDialog();
    await page.reload();
    await expect(
      phone.card(alcohol).getByText(phone.said('sobriety.days', 5), { exact: true }),
    ).toBeVisible();
    await expectWaiting(phone, 1);
    await phone.openTab('emotional');
    await phone.pressFor('emotional.achieve', goal);
    await expect(page.getByText(phone.say('emotional.celebration.habit'))).toBeVisible();
    await expectWaiting(phone, 2);
  });

  await test.step('the laptop has other goals and a checkpoint', async () => {
    await laptop.press('sobriety.edit', { title: alcohol });
    await laptop.field('newMilestone.goalDays', { number: 1 }).fill('4');
    await laptop.field('newMilestone.goalDescription', { number: 1 }).fill('Four mornings');
    await laptop.field('newMilestone.notes').fill('Written on the laptop');
    await laptop.press('newMilestone.save');
    await laptop.expectNotice('sobriety.changed');
    await laptop.openTab('emotional');
    await laptop.pressFor('checkpoint.add', goal);
    await laptop.field('checkpoint.date').fill(daysAgo(1));
    await laptop.field('checkpoint.note').fill('Ten lengths');
    await laptop.press('checkpoint.keep');
    await expect(laptop.card(goal).getByText('Ten lengths')).toBeVisible();
    await expectWaiting(laptop, 2);
  });

  await test.step('back in turn, both show the same, and the account has it', async () => {
    for (const device of [laptop, phone]) {
      await device.page.context().setOffline(false);
      await expectAllSent(device.page);
    }
    expect(await inAccount(page, 'sobriety')).toMatchObject([
      {
        lapses: [{ day: daysAgo(5), note: 'On the train' }],
        goals: [4, 30, 90].map((days) => ({ days })),
        notes: 'Written on the laptop',
      },
    ]);
    expect(await inAccount(page, 'emotional')).toMatchObject([
      { status: 'achieved', progress: 40, checkpoints: [{ date: daysAgo(1), note: 'Ten lengths' }] },
    ]);
    await expectSame([phone, laptop], 'sobriety', alcohol, [
      phone.said('sobriety.days', 5),
      'Four mornings',
      'Written on the laptop',
    ]);
    await expectSame([phone, laptop], 'emotional', goal, [
      'Ten lengths',
      phone.say('emotional.statuses.achieved'),
    ]);
  });
  await context.setOffline(false);
  await other.close();
});

test('one device removes a milestone that another edits without a network: it is gone, and that is said', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const phone = new Tracker(page, 'en');
  const other = await browser.newContext();
  const laptop = new Tracker(await other.newPage(), 'en');
  await keepOnDevice(page, { emotional: [emotional(goal, { checkpoints: [checkpoint(daysAgo(3))] })] });
  await enter(page, '/join', email);
  await enter(laptop.page, '/sign-in', email);
  await laptop.open('emotional');
  await expect(laptop.card(goal)).toBeVisible();
  await other.setOffline(true);
  await laptop.pressFor('checkpoint.add', goal);
  await laptop.field('checkpoint.note').fill('Nobody knew');
  await laptop.press('checkpoint.keep');
  await expectWaiting(laptop, 1);

  await phone.open('emotional');
  await phone.press('sobriety.delete', { title: goal });
  await phone.press('sobriety.deleteConfirm');
  await phone.expectNotice('sobriety.deleted');

  await other.setOffline(false);
  await expect(laptop.notice('milestoneBook.refused_one')).toBeVisible();
  await expect(laptop.page.getByRole('heading', { name: laptop.say('emotional.empty') })).toBeVisible();
  await expectAllSent(laptop.page);
  expect(await inAccount(page, 'emotional')).toEqual([]);
  await other.close();
});
