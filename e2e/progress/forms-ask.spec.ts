import { type Language, localeOf } from '../speak.ts';
import { daysAgo } from './days.ts';
import { expect, test } from './progress-test.ts';
import { onDevice } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

for (const language of ['en', 'es'] satisfies Language[]) {
  test.describe(`what is missing, in ${language}`, () => {
    test.use({ locale: localeOf(language) });

    test('the forms ask for what is missing, at its place', async ({ page }) => {
      const tracker = new Tracker(page, language);
      const { say } = tracker;
      await tracker.open();
      await tracker.press('sobriety.add');
      await tracker.press('newMilestone.create');
      await tracker.expectNotice('newMilestone.missing');
      await tracker.expectNotice('newMilestone.missingText');
      await expect(page.getByText(say('newMilestone.dateMissing'))).toBeVisible();
      await expect(page.getByRole('combobox', { name: say('newMilestone.type') })).toBeFocused();
      await tracker.choose('newMilestone.type', 'sobriety.types.other');
      await tracker.field('newMilestone.sobrietyDate').fill(daysAgo(-2));
      await tracker.field('newMilestone.money').fill('a lot');
      await tracker.press('newMilestone.create');
      await expect(page.getByText(say('newMilestone.dateAhead'))).toBeVisible();
      await expect(page.getByText(say('newMilestone.moneyUnclear'))).toBeVisible();
      await expect(tracker.field('newMilestone.sobrietyDate')).toBeFocused();
      await tracker.pressCross();
      const question = page.getByRole('alertdialog', { name: say('unsaved.heading') });
      await expect(question).toBeVisible();
      await tracker.press('unsaved.stay');
      await expect(tracker.field('newMilestone.money')).toHaveValue('a lot');
      await tracker.leaveDialog();

      await tracker.openTab('emotional');
      await tracker.press('emotional.add');
      await tracker.field('emotional.title').fill('   ');
      await tracker.press('newMilestone.create');
      await tracker.expectNotice('newMilestone.missing');
      for (const key of ['categoryMissing', 'titleMissing', 'descriptionMissing', 'typeMissing'])
        await expect(page.getByText(say(`emotional.${key}`))).toBeVisible();
      expect(await onDevice(page, 'sobriety-milestones')).toEqual([]);
      expect(await onDevice(page, 'emotional-milestones')).toEqual([]);
    });
  });
}
