import { readFile } from 'node:fs/promises';
import { type Language, localeOf } from '../speak.ts';
import { daysAgo as dayBefore } from './days.ts';
import { expect, test } from './progress-test.ts';
import { readCsv } from './read-csv.ts';
import { checkIn, checkpoint, emotional, keepOnDevice, lapse, sobriety } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

const now = new Date('2026-11-21T15:00:00Z');
const daysAgo = (days: number) => dayBefore(days, now.getTime());

const person = () => ({
  checkIns: [
    checkIn(daysAgo(200), 'struggling', { gratitude: 'A letter from long ago' }),
    checkIn(daysAgo(3), 'good', {
      gratitude: 'Tea, "the good one"\nand rain',
      copingStrategies: ['Reading', 'Exercise'],
      notes: 'Only for me',
    }),
    checkIn(daysAgo(1), 'okay', { gratitude: '=1+1', notes: 'ñandú; así' }),
  ],
  sobriety: [
    sobriety(daysAgo(100), {
      substanceName: 'Ron',
      lapses: [lapse(daysAgo(90), 'The first week'), lapse(daysAgo(10), 'The party')],
    }),
  ],
  emotional: [
    emotional('Sleep, at last', {
      targetDate: '2026-12-24',
      checkpoints: [checkpoint(daysAgo(5), 6, 'Seven hours')],
    }),
  ],
});

for (const language of ['en', 'es'] satisfies Language[]) {
  test.describe(`a summary for a counselor, in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('is a file with what was chosen, as it is stored', async ({ page, troubles }) => {
      await page.clock.setFixedTime(now);
      const kept = person();
      await keepOnDevice(page, kept);
      const tracker = new Tracker(page, language);
      const { say, t } = tracker;
      const column = (key: string) => say(`overview.summary.columns.${key}`);
      const kind = (key: string) => say(`overview.summary.kinds.${key}`);
      const part = (key: string) =>
        page.getByRole('checkbox', { name: say(`overview.summary.part.${key}`), exact: true });
      const range = (key: string) =>
        page.getByRole('radio', { name: say(`overview.summary.ranges.${key}`), exact: true });

      const fetchFile = async () => {
        const download = page.waitForEvent('download');
        await tracker.press('overview.summary.download');
        const file = await download;
        expect(file.suggestedFilename()).toBe(say('overview.summary.fileName', { date: daysAgo(0) }));
        return readFile(await file.path(), 'utf8');
      };
      const counts = (checkIns: number, milestones: number, goals: number) =>
        page.getByText(say('overview.summary.holds', { checkIns, sobriety: milestones, emotional: goals }), {
          exact: true,
        });

      await tracker.open('overview');
      await tracker.press('overview.summary.open');
      await expect(range('30')).toBeChecked();
      await expect(part('notes')).not.toBeChecked();
      await expect(counts(2, 1, 1)).toBeVisible();
      const usual = await fetchFile();
      for (const absent of ['Only for me', 'The party', 'Seven hours', 'A letter from long ago'])
        expect(usual).not.toContain(absent);
      expect(readCsv(usual).map((row) => row[column('date')])).toEqual([
        daysAgo(3),
        daysAgo(1),
        daysAgo(100),
        daysAgo(10),
        '',
        daysAgo(5),
      ]);

      await range('all').check();
      await part('notes').check();
      await expect(counts(3, 1, 1)).toBeVisible();
      const text = await fetchFile();
      // The mark by which spreadsheets know that it is UTF-8.
      expect(text.startsWith('\uFEFF')).toBe(true);
      const rows = readCsv(text);
      const ofKind = (key: string) => rows.filter((row) => row[column('kind')] === kind(key));
      const value = { struggling: '1', okay: '2', good: '3', great: '4' };
      expect(ofKind('checkIn')).toMatchObject(
        kept.checkIns.map(({ date, mood, gratitude, copingStrategies, notes }) => ({
          [column('date')]: date,
          [column('mood')]: t('common', `moods.${mood}`),
          [column('moodValue')]: value[mood],
          // No spreadsheet may take what somebody wrote for a formula.
          [column('gratitude')]: gratitude.replace(/^=/, "'="),
          [column('strategies')]: copingStrategies
            .map((name) => say(`overview.strategies.names.${name}`))
            .join('; '),
          [column('notes')]: notes,
        })),
      );
      const title = say('sobriety.typeAndName', { type: say('sobriety.types.alcohol'), name: 'Ron' });
      expect(ofKind('sobriety')).toMatchObject([
        {
          [column('date')]: daysAgo(100),
          [column('title')]: title,
          [column('current')]: '10',
          [column('longest')]: '80',
          [column('total')]: '98',
        },
      ]);
      expect(ofKind('lapse')).toMatchObject(
        [
          [daysAgo(90), 'The first week'],
          [daysAgo(10), 'The party'],
        ].map(([date, notes]) => ({
          [column('date')]: date,
          [column('title')]: title,
          [column('notes')]: notes,
        })),
      );
      expect(ofKind('goal')).toMatchObject([
        {
          [column('target')]: '2026-12-24',
          [column('category')]: say('emotional.categories.self_care'),
          [column('title')]: 'Sleep, at last',
          [column('status')]: say('emotional.statuses.in_progress'),
          [column('progress')]: '40',
        },
      ]);
      expect(ofKind('checkpoint')).toMatchObject([
        { [column('date')]: daysAgo(5), [column('moodOfTen')]: '6', [column('notes')]: 'Seven hours' },
      ]);
      expect(rows).toHaveLength(8);

      for (const key of ['mood', 'gratitude', 'strategies', 'sobriety', 'emotional', 'notes'])
        await part(key).uncheck();
      await expect(page.getByText(say('overview.summary.noParts'))).toBeVisible();
      for (const key of ['print', 'download'])
        await expect(tracker.button(`overview.summary.${key}`)).toBeDisabled();
      await part('emotional').check();
      await expect(counts(0, 0, 1)).toBeVisible();
      expect(readCsv(await fetchFile()).map((row) => row[column('kind')])).toEqual([
        kind('goal'),
        kind('checkpoint'),
      ]);
      expect(troubles).toEqual({ errors: [], foreignRequests: [] });
    });
  });
}

test.describe('on paper', () => {
  test.use({ locale: localeOf('es') });

  test('is printed alone, black on white, in the dark theme too', async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await keepOnDevice(page, { ...person(), preferences: { darkMode: true } });
    const tracker = new Tracker(page, 'es');
    const { say, said } = tracker;
    await tracker.open('overview');
    await tracker.press('overview.summary.open');
    await page.getByRole('checkbox', { name: say('overview.summary.part.gratitude') }).uncheck();
    await tracker.press('overview.summary.print');
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

    await page.emulateMedia({ media: 'print' });
    const heading = page.getByText(say('overview.summary.title'), { exact: true });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const part of ['banner', 'main', 'contentinfo', 'dialog'] as const)
      await expect(page.getByRole(part, { includeHidden: true }).first()).toBeHidden();
    const printed = await page.evaluate(() => document.body.innerText);
    for (const told of [
      say('overview.summary.period', { from: tracker.day(daysAgo(29)), to: tracker.day(daysAgo(0)) }),
      say('overview.summary.made', { date: tracker.day(daysAgo(0)) }),
      'Sleep, at last',
      'Ron',
      `${say('overview.sobriety.longest')}: ${said('overview.days', 80)}`,
      tracker.day(daysAgo(10), { dateStyle: 'medium' }),
      say('overview.strategies.names.Reading'),
    ])
      expect(printed).toContain(told);
    for (const absent of ['the good one', 'Only for me', 'The party', 'Seven hours'])
      expect(printed).not.toContain(absent);
    const pages = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
  });
});
