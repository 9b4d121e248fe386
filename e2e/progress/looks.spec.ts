import type { Page } from '@playwright/test';
import { expectNoBarrier, looks, take } from '../looks.ts';
import { localeOf } from '../speak.ts';
import { daysAgo } from './days.ts';
import { expect, test } from './progress-test.ts';
import { checkIn, checkpoint, emotional, keepOnDevice, lapse, sobriety } from './stored-entries.ts';
import { type Tab, Tracker } from './tracker.ts';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const person = () => ({
  sobriety: [
    sobriety(daysAgo(400), {
      substanceName: long,
      notes: 'One day, then the next.',
      lapses: [lapse(daysAgo(30), 'The party'), lapse(daysAgo(200))],
      moneyPerDay: { amount: 12.5, currency: 'USD' },
      minutesPerDay: 90,
    }),
    sobriety(daysAgo(3), { type: 'smoking', isActive: 0 }),
  ],
  emotional: [
    emotional(long, {
      isPrivate: 1,
      targetDate: daysAgo(-20),
      checkpoints: [1, 2, 3, 4].map((ago) => checkpoint(daysAgo(ago), 6, 'Slow, and further than last time')),
    }),
    emotional('Sleep', { status: 'achieved', progress: 100 }),
    emotional('Read', { status: 'paused' }),
    emotional('Sing', { status: 'planned', progress: 0 }),
  ],
  checkIns: Array.from({ length: 60 }, (_, ago) =>
    checkIn(daysAgo(ago + 1), (['good', 'okay', 'great', 'struggling', 'okay'] as const)[ago % 5] ?? 'good', {
      copingStrategies: ago % 5 === 0 ? ['Journaling'] : [],
    }),
  ),
});

for (const look of looks) {
  const { language, theme, width } = look;

  test.describe(`${language}, ${theme}, ${width} px`, () => {
    // axe looks at colours: none may be on its way to another.
    test.use({ locale: localeOf(language), contextOptions: { reducedMotion: 'reduce' } });

    test('nothing of the sobriety tab bars anybody', async ({ page, troubles }) => {
      await take(page, look);
      await keepOnDevice(page, person());
      const tracker = new Tracker(page, language);
      const { say } = tracker;
      await tracker.open();
      await page.getByText(say('lapse.list'), { exact: true }).click();
      await expectNoBarrier(page);
      await tracker.press('sobriety.add');
      await tracker.press('newMilestone.create');
      await expect(page.getByText(say('newMilestone.dateMissing'))).toBeVisible();
      await expectNoBarrier(page);
      await tracker.closeDialog();
      await tracker.pressFor('lapse.log', `${say('sobriety.types.alcohol')} · ${long}`);
      await expect(tracker.dialog('lapse.heading')).toBeVisible();
      await expectNoBarrier(page);
      await tracker.press('lapse.note');
      await expect(tracker.dialog('lapse.stays').getByRole('note')).toBeVisible();
      await expectNoBarrier(page);
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });

    test('nothing of the emotional tab bars anybody', async ({ page, troubles }) => {
      await take(page, look);
      await keepOnDevice(page, person());
      const tracker = new Tracker(page, language);
      await tracker.open('emotional');
      await tracker.pressFor('emotional.move', 'Read');
      await tracker.pressFor('emotional.achieve', 'Sing');
      await expect(page.getByText(tracker.say('emotional.celebration.habit'))).toBeVisible();
      await expectNoBarrier(page);
      await tracker.press('emotional.add');
      await tracker.press('newMilestone.create');
      await expect(page.getByText(tracker.say('emotional.titleMissing'))).toBeVisible();
      await expectNoBarrier(page);
      await tracker.closeDialog();
      await tracker.pressFor('checkpoint.add', 'Sleep');
      await expect(tracker.dialog('checkpoint.heading')).toBeVisible();
      await expectNoBarrier(page);
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });

    test('nothing of the overview bars anybody', async ({ page, troubles }) => {
      await take(page, look);
      await keepOnDevice(page, person());
      const tracker = new Tracker(page, language);
      await tracker.open('overview');
      await expect(
        page.getByRole('img', { name: tracker.say('overview.strategies.names.Journaling') }),
      ).toBeVisible();
      await expectNoBarrier(page);
      const toTable = tracker.button('overview.asTable');
      while ((await toTable.count()) > 0) await toTable.first().click();
      await expectNoBarrier(page);
      await tracker.press('overview.summary.open');
      await expect(tracker.dialog('overview.summary.dialogHeading')).toBeVisible();
      await expectNoBarrier(page);
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });
  });
}

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('320 px', () => {
  test.use({ locale: localeOf('es'), viewport: { width: 320, height: 640 } });

  test('nothing stands beside the screen, on any tab or in a dialog', async ({ page }) => {
    await keepOnDevice(page, person());
    const tracker = new Tracker(page, 'es');
    const expectAllInside = async () => {
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
      const sheet = page.getByRole('dialog');
      if ((await sheet.count()) > 0)
        expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    };
    const dialogs: Record<Tab, string> = {
      sobriety: 'sobriety.add',
      emotional: 'emotional.add',
      overview: 'overview.summary.open',
    };
    for (const tab of ['sobriety', 'emotional', 'overview'] as const) {
      await tracker.open(tab);
      if (tab === 'overview') {
        await expect(page.getByRole('table')).toBeVisible();
        const toTable = tracker.button('overview.asTable');
        await expectAllInside();
        while ((await toTable.count()) > 0) await toTable.first().click();
      }
      await expectAllInside();
      await tracker.press(dialogs[tab]);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAllInside();
    }
    await tracker.open();
    await tracker.button('lapse.log').first().click();
    await tracker.press('lapse.note');
    await expect(tracker.dialog('lapse.stays')).toBeVisible();
    await expectAllInside();
  });
});
