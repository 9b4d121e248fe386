import { localeOf } from '../speak.ts';
import { daysAgo } from './days.ts';
import { enter, inAccount, logOut, newEmail } from './member.ts';
import { expect, test } from './progress-test.ts';
import { checkpoint, emotional, keepOnDevice, lapse, onDevice, sobriety } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

const before = () => ({
  sobriety: [
    sobriety(daysAgo(50), {
      substanceName: 'Ron',
      notes: 'Solo mío',
      lapses: [lapse(daysAgo(9), 'La fiesta')],
      moneyPerDay: { amount: 4, currency: 'MXN' },
    }),
  ],
  emotional: [emotional('Dormir', { isPrivate: 1, checkpoints: [checkpoint(daysAgo(2), 6, 'Siete horas')] })],
});

const deviceText = (tracker: Tracker) => tracker.page.evaluate(() => JSON.stringify({ ...localStorage }));

test.describe('what was kept without an account', () => {
  test.use({ locale: localeOf('es') });

  test('moves into the account by joining, once, and leaves the device by logging out', async ({ page }) => {
    const kept = before();
    const tracker = new Tracker(page, 'es');
    const { say, said } = tracker;
    const email = newEmail();
    const title = say('sobriety.typeAndName', { type: say('sobriety.types.alcohol'), name: 'Ron' });
    const card = tracker.card(title);

    const expectOnce = async () => {
      await tracker.open();
      await expect(card.getByText(said('sobriety.days', 9), { exact: true })).toBeVisible();
      await expect(tracker.fact(card, 'sobriety.total')).toHaveText(said('sobriety.days', 49));
      await expect(tracker.fact(card, 'sobriety.longest')).toHaveText(said('sobriety.days', 41));
      await expect(card).toHaveCount(1);
      await tracker.openTab('emotional');
      await expect(tracker.card('Dormir').getByText('Siete horas')).toBeVisible();
      await expect(tracker.card('Dormir')).toHaveCount(1);
      await expect(tracker.figure('progressTracker.active')).toContainText('2');
    };
    const expectOnceInAccount = async () => {
      const [sobrietyKept] = kept.sobriety;
      const [emotionalKept] = kept.emotional;
      const { goals, id, lapses, notes } = sobrietyKept ?? {};
      expect(await inAccount(page, 'sobriety')).toMatchObject([
        { id, lapses, notes, goals: goals?.map(({ days, description }) => ({ days, description })) },
      ]);
      expect(await inAccount(page, 'emotional')).toMatchObject([
        { id: emotionalKept?.id, checkpoints: emotionalKept?.checkpoints, isPrivate: 1, progress: 40 },
      ]);
    };

    await keepOnDevice(page, kept);
    await tracker.open();
    await expect(page.getByText(say('progressTracker.onDevice'))).toBeVisible();
    await expectOnce();

    await enter(page, '/join', email, 'es');
    await expectOnce();
    await expectOnceInAccount();
    expect(await onDevice(page, 'sobriety-milestones')).toEqual([]);
    expect(await onDevice(page, 'emotional-milestones')).toEqual([]);

    await logOut(page, 'es');
    await tracker.open();
    await expect(page.getByRole('heading', { name: say('sobriety.empty') })).toBeVisible();
    for (const words of ['Solo mío', 'La fiesta', 'Dormir', 'Siete horas'])
      expect(await deviceText(tracker)).not.toContain(words);

    await enter(page, '/sign-in', email, 'es');
    await expectOnce();
    await expectOnceInAccount();
  });
});

test('what was kept on a second device comes to what the account has, and the next person sees none of it', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const phone = new Tracker(page, 'en');
  await keepOnDevice(page, { emotional: [emotional('Made on the phone')] });
  await enter(page, '/join', email);

  const other = await browser.newContext();
  const laptop = new Tracker(await other.newPage(), 'en');
  await keepOnDevice(laptop.page, { emotional: [emotional('Made on the laptop')] });
  await enter(laptop.page, '/sign-in', email);
  for (const device of [laptop, phone]) {
    await device.open('emotional');
    for (const title of ['Made on the phone', 'Made on the laptop'])
      await expect(device.card(title)).toHaveCount(1);
  }
  expect(await inAccount(page, 'emotional')).toHaveLength(2);

  await logOut(laptop.page);
  await enter(laptop.page, '/join', newEmail());
  await laptop.open('emotional');
  await expect(laptop.page.getByRole('heading', { name: laptop.say('emotional.empty') })).toBeVisible();
  expect(await inAccount(laptop.page, 'emotional')).toEqual([]);
  await other.close();
});
