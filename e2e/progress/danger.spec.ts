import { localeOf } from '../speak.ts';
import { daysAgo } from './days.ts';
import { expect, test } from './progress-test.ts';
import { keepOnDevice, onDevice, sobriety } from './stored-entries.ts';
import { Tracker } from './tracker.ts';

test.use({ locale: localeOf('es'), serviceWorkers: 'allow' });

test('where the note of a lapse tells of danger, help stands first, without a network too, and the words are kept', async ({
  page,
  context,
}) => {
  await keepOnDevice(page, { sobriety: [sobriety(daysAgo(40))] });
  const tracker = new Tracker(page, 'es');
  await tracker.open();
  await tracker.pressFor('lapse.log', tracker.say('sobriety.types.alcohol'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await tracker.field('lapse.words').fill('Ya no quiero vivir');
  await tracker.press('lapse.note');
  const help = page.getByRole('dialog').getByRole('alert');
  await expect(help).toBeFocused();
  await expect(help.getByRole('link').first()).toHaveAttribute('href', 'tel:988');
  await expect(help.getByRole('link').first()).toBeInViewport();
  // What stays is said as well, after the help.
  await expect(page.getByRole('dialog').getByText(tracker.say('lapse.staysText'))).toBeAttached();
  await expect(tracker.notice('lapse.noted')).toHaveCount(0);
  expect(await onDevice(page, 'sobriety-milestones')).toMatchObject([
    { lapses: [{ note: 'Ya no quiero vivir' }] },
  ]);
});
