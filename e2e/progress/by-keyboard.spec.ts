import { enter, tabTo } from '../wellbeing/by-keyboard.ts';
import { daysAgo } from './days.ts';
import { expect, test } from './progress-test.ts';
import { onDevice } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

test('a milestone is made, given a lapse that is undone, and removed by keyboard alone', async ({ page }) => {
  const tracker = new Tracker(page, 'en');
  const { say } = tracker;
  const { keyboard } = page;
  const title = say('sobriety.types.smoking');
  const began = daysAgo(12);
  const [year = '', month = '', day = ''] = began.split('-');
  await tracker.open();

  await enter(tracker.button('sobriety.add'));
  await expect(tracker.dialog('newMilestone.heading')).toBeFocused();
  const type = page.getByRole('combobox', { name: say('newMilestone.type') });
  await enter(type);
  await expect(page.getByRole('listbox')).toBeVisible();
  await keyboard.type('Smo');
  await expect(page.getByRole('option', { name: title })).toBeFocused();
  await keyboard.press('Enter');
  await expect(type).toBeFocused();
  await tabTo(tracker.field('newMilestone.sobrietyDate'));
  await keyboard.type(`${month}${day}${year}`);
  await enter(tracker.button('newMilestone.removeGoal', { number: 5 }));
  await expect(tracker.button('newMilestone.addGoal')).toBeFocused();
  await tabTo(tracker.field('newMilestone.notes'));
  await keyboard.type('For my breath');
  await enter(tracker.button('newMilestone.create'));
  const card = tracker.card(title);
  await expect(card.getByText(tracker.said('sobriety.days', 12), { exact: true })).toBeVisible();
  // The button that was pressed is gone with the empty tab.
  await expect(page.getByRole('heading', { name: say('sobriety.heading'), exact: true })).toBeFocused();

  const log = tracker.button('lapse.log');
  await enter(log);
  await tabTo(tracker.field('lapse.words'));
  await keyboard.type('A long shift');
  await enter(tracker.button('lapse.note'));
  const after = tracker.dialog('lapse.stays');
  await expect(after).toBeVisible();
  await expect(after.getByRole('note')).toHaveCount(0);
  expect(await onDevice(page, 'sobriety-milestones')).toMatchObject([
    { sobrietyDate: began, lapses: [{ day: daysAgo(0), note: 'A long shift' }] },
  ]);
  await enter(after.getByRole('button', { name: say('lapse.undo') }));
  await expect(after).toBeHidden();
  await expect(log).toBeFocused();
  expect(await onDevice(page, 'sobriety-milestones')).toMatchObject([{ lapses: [] }]);

  const edit = tracker.button('sobriety.edit', { title });
  await enter(edit);
  await expect(tracker.dialog('newMilestone.editHeading')).toBeFocused();
  await keyboard.press('Escape');
  await expect(edit).toBeFocused();

  await enter(tracker.button('sobriety.delete', { title }));
  await expect(page.getByRole('button', { name: tracker.t('common', 'cancel') })).toBeFocused();
  await enter(tracker.button('sobriety.deleteConfirm'));
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say('sobriety.heading'), exact: true })).toBeFocused();
});
