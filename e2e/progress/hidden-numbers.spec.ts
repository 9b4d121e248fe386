import type { Page } from '@playwright/test';
import { localeOf } from '../speak.ts';
import { daysAgo } from './days.ts';
import { expect, test } from './progress-test.ts';
import { checkIn, checkpoint, emotional, keepOnDevice, lapse, sobriety } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

const person = () => ({
  sobriety: [sobriety(daysAgo(40), { lapses: [lapse(daysAgo(12))], minutesPerDay: 90 })],
  emotional: [emotional('Swim', { checkpoints: [checkpoint(daysAgo(2))] })],
  checkIns: [0, 1, 2, 3].map((ago) => checkIn(daysAgo(ago), 'good')),
});

/** What is seen of the page and what is read out, but for the choices of how far back a picture looks. */
async function wordsOf(page: Page): Promise<string> {
  const labels = await page
    .getByRole('main')
    .locator('[aria-label], [aria-valuetext]')
    .evaluateAll((all) => all.map((each) => `${each.ariaLabel} ${each.ariaValueText}`));
  return [await page.locator('body').innerText(), ...labels].join('\n');
}

test.describe('somebody who wants to see no progress indicators', () => {
  test.use({ locale: localeOf('es') });

  test('sees no number of theirs on any tab, in the header, or after a lapse', async ({ page }) => {
    await keepOnDevice(page, { ...person(), preferences: { showProgress: false } });
    const tracker = new Tracker(page, 'es');
    const { say } = tracker;
    const aStreak = /\b(40|39|28|27|12|11|4) (days?|días?)\b/;
    await tracker.open();
    const card = tracker.card(say('sobriety.types.alcohol'));
    await expect(card.getByText(say('sobriety.began', { date: tracker.day(daysAgo(40)) }))).toBeVisible();
    await expect(tracker.figure('progressTracker.streak')).toContainText(say('progressTracker.hidden'));
    await expect(tracker.figure('progressTracker.achieved')).toContainText(say('progressTracker.hidden'));
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('term')).toHaveCount(0);
    expect(await wordsOf(page)).not.toMatch(aStreak);
    // The header counts check-ins where it counts at all.
    await expect(
      page
        .getByRole('banner')
        .getByRole('button', { name: tracker.t('shell', 'accountMenu.label'), exact: true }),
    ).toBeVisible();

    await tracker.openTab('emotional');
    await expect(tracker.card('Swim')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await wordsOf(page)).not.toMatch(/40\s?%/);

    await tracker.openTab('overview');
    await expect(page.getByText(say('overview.sobriety.hidden'))).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await tracker.card(say('overview.sobriety.heading')).innerText()).not.toMatch(aStreak);
    expect(await tracker.card(say('overview.emotional.heading')).innerText()).not.toMatch(/40\s?%/);
    await expect(page.getByRole('img', { name: say('sobriety.types.alcohol') })).toHaveCount(0);

    await tracker.openTab('sobriety');
    await tracker.pressFor('lapse.log', say('sobriety.types.alcohol'));
    await tracker.press('lapse.note');
    const after = tracker.dialog('lapse.stays');
    await expect(after.getByText(say('lapse.staysText'))).toBeVisible();
    expect(await after.innerText()).not.toMatch(/\d+ (days?|días?)/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByRole('main').innerText()).not.toMatch(aStreak);
  });
});

/** Flips a switch of the preferences and saves. */
async function prefer(tracker: Tracker, key: string): Promise<void> {
  const { page, t } = tracker;
  await page.goto('/profile-preferences');
  await page.getByRole('switch', { name: t('shell', `profilePreferences.${key}.label`) }).click();
  await page.getByRole('button', { name: t('shell', 'profilePreferences.save') }).click();
  await expect(page.getByText(t('shell', 'profilePreferences.saved.title')).first()).toBeVisible();
}

test('the numbers go and come back as somebody chooses in their preferences', async ({ page }) => {
  await keepOnDevice(page, person());
  const tracker = new Tracker(page, 'en');
  const number = tracker
    .card(tracker.say('sobriety.types.alcohol'))
    .getByText(tracker.said('sobriety.days', 12), { exact: true });
  await prefer(tracker, 'display.showProgress');
  await tracker.open();
  await expect(tracker.figure('progressTracker.active')).toContainText('2');
  await expect(number).toHaveCount(0);
  await tracker.figure('progressTracker.streak').getByRole('link').click();
  await expect(page).toHaveURL(/\/profile-preferences$/);
  await prefer(tracker, 'display.showProgress');
  await tracker.open();
  await expect(number).toBeVisible();
});

test('private milestones are out of sight in private mode, on the overview and in the summary too', async ({
  page,
}) => {
  const secret = emotional('Nobody knows this', { isPrivate: 1 });
  await keepOnDevice(page, { ...person(), emotional: [secret, emotional('Swim')] });
  const tracker = new Tracker(page, 'en');
  await tracker.open('emotional');
  await expect(tracker.card('Nobody knows this')).toBeVisible();

  await prefer(tracker, 'privacy.privateMode');
  await tracker.open('emotional');
  await expect(tracker.card('Swim')).toBeVisible();
  await expect(page.getByText(tracker.said('emotional.hidden', 1))).toBeVisible();
  await expect(page.getByText('Nobody knows this')).toHaveCount(0);
  await tracker.openTab('overview');
  await expect(tracker.card(tracker.say('overview.emotional.heading')).getByText('Swim')).toBeVisible();
  await expect(page.getByText('Nobody knows this')).toHaveCount(0);
  await tracker.press('overview.summary.open');
  await expect(
    page.getByText(tracker.say('overview.summary.holds', { checkIns: 4, sobriety: 1, emotional: 1 })),
  ).toBeVisible();
});
