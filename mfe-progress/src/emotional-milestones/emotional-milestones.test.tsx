import { defaultPreferences, emotionalMilestones, preferences } from '@haven/shared-ui/device-store';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { daysAgo, emotionalEntry } from '../keeping/entries-in-tests.ts';
import {
  card,
  choose,
  dialog,
  giveSelectWhatItNeeds,
  press,
  showTracker,
  write,
} from '../keeping/tracker-in-tests.tsx';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

beforeAll(async () => {
  giveSelectWhatItNeeds();
  // The slider measures its knob, which has no size here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  await import('@haven/shared-ui/toast-view');
});
beforeEach(() => localStorage.clear());

const kept = () => emotionalMilestones.read();
const walk = 'A walk before work';
const show = (...emotional: ReturnType<typeof emotionalEntry>[]) =>
  showTracker({ tab: 'emotional', emotional });
/** As the arrow keys do. */
const moveSlider = (key: string, times: number) => {
  for (let step = 0; step < times; step += 1) fireEvent.keyDown(screen.getByRole('slider'), { key });
};

test('a new one needs a category, a title, a description and a type, and says so', async () => {
  await show();
  press('Add emotional milestone');
  const sheet = await dialog();
  write(/^Title/, '  ');
  press('Create milestone', sheet);
  expect((await screen.findAllByText('Missing Information')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Please fill in all required fields.').length).toBeGreaterThan(0);
  for (const sentence of ['choose a category', 'write a title', 'write a description', 'choose a type'])
    expect(screen.getByText(`Please ${sentence}.`)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Category/ }));
  expect(kept()).toEqual([]);
});

test('a new one is kept with its progress by fives, in progress where it is above 0', async () => {
  await show();
  press('Add emotional milestone');
  const sheet = await dialog();
  await choose(/^Category/, 'Self-care');
  write(/^Title/, 'Sleep');
  write(/^Description/, 'Lights out at eleven');
  await choose(/^Type/, 'Habit');
  fireEvent.change(screen.getByLabelText('Target date (optional)'), { target: { value: '2027-01-31' } });
  moveSlider('ArrowRight', 3);
  fireEvent.click(screen.getByRole('switch', { name: 'Private' }));
  press('Create milestone', sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toMatchObject([
    {
      category: 'self_care',
      title: 'Sleep',
      description: 'Lights out at eleven',
      milestoneType: 'habit',
      targetDate: '2027-01-31',
      progress: 15,
      status: 'in_progress',
      isPrivate: 1,
    },
  ]);
  const shown = within(card('Sleep'));
  expect(shown.getByText('In progress')).toBeTruthy();
  expect(shown.getByText('Private')).toBeTruthy();
  expect(shown.getByText('Toward January 31, 2027')).toBeTruthy();
  expect(shown.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuetext')).toBe('15%');
});

test('a target date of two thousand years ago is pointed out, and nothing is said to be missing', async () => {
  await show(emotionalEntry());
  press(`Edit milestone: ${walk}`);
  const sheet = await dialog();
  fireEvent.change(screen.getByLabelText('Target date (optional)'), { target: { value: '0026-11-30' } });
  press('Save changes', sheet);
  expect(await screen.findByText('Please choose a day after 1900.')).toBeTruthy();
  expect(screen.queryByText('Missing Information')).toBeNull();
  expect(kept()[0]).not.toHaveProperty('targetDate');
});

test('an edit begins with what is there, and takes a target date away', async () => {
  await show(emotionalEntry({ targetDate: '2027-01-31' }));
  press(`Edit milestone: ${walk}`);
  const sheet = await dialog();
  expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', walk);
  fireEvent.change(screen.getByLabelText('Target date (optional)'), { target: { value: '' } });
  write(/^Title/, 'A long walk');
  press('Save changes', sheet);
  await waitFor(() => expect(kept()[0]?.title).toBe('A long walk'));
  expect(kept()[0]?.targetDate).toBeUndefined();
  expect(kept()).toHaveLength(1);
});

test('the progress is moved on the card, and the focus goes back to the button', async () => {
  await show(emotionalEntry({ progress: 0, status: 'planned' }));
  press(/^Change progress/);
  await screen.findByRole('slider', { name: 'Progress' });
  moveSlider('ArrowRight', 2);
  press('Save progress');
  await waitFor(() => expect(kept()[0]).toMatchObject({ progress: 10, status: 'in_progress' }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Change progress/));
});

test('achieving one is met with a quiet word that takes the focus, and can be taken up again', async () => {
  await show(emotionalEntry());
  press(/^Mark as achieved/);
  const word = await screen.findByText(/part of you/);
  expect(document.activeElement?.contains(word)).toBe(true);
  await waitFor(() => expect(kept()[0]).toMatchObject({ status: 'achieved', progress: 40 }));
  const bar = () => within(card(walk)).getByRole('progressbar', { name: 'Progress' });
  expect(bar().getAttribute('aria-valuetext')).toBe('100%');
  expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
  press(/^Take it up again/);
  await waitFor(() => expect(kept()[0]?.status).toBe('in_progress'));
  expect(bar().getAttribute('aria-valuetext')).toBe('40%');
  expect(screen.queryByText(/part of you/)).toBeNull();
});

test('one that was achieved before is shown without a word about it', async () => {
  await show(emotionalEntry({ status: 'achieved', progress: 100 }));
  expect(within(card(walk)).getByText('Achieved')).toBeTruthy();
  expect(screen.queryByText(/part of you/)).toBeNull();
});

test('an edit of what is achieved moves no progress, and loses none', async () => {
  await show(emotionalEntry({ status: 'achieved', progress: 40 }));
  press(`Edit milestone: ${walk}`);
  const sheet = await dialog();
  expect(screen.queryByRole('slider')).toBeNull();
  write(/^Title/, 'A long walk');
  press('Save changes', sheet);
  await waitFor(() => expect(kept()[0]?.title).toBe('A long walk'));
  expect(kept()[0]).toMatchObject({ status: 'achieved', progress: 40 });
});

test('one that is paused goes on where it was', async () => {
  await show(emotionalEntry({ progress: 0, status: 'planned' }));
  press(`Pause milestone: ${walk}`);
  expect(await within(card(walk)).findByText('Paused')).toBeTruthy();
  press(`Resume milestone: ${walk}`);
  expect(await within(card(walk)).findByText('Planned')).toBeTruthy();
});

test('a checkpoint is added, and the last three are shown, the latest first', async () => {
  const checkpoints = [9, 7, 5].map((days) => ({
    id: crypto.randomUUID(),
    date: daysAgo(days),
    moodRating: days,
    note: `${days} days ago`,
  }));
  await show(emotionalEntry({ checkpoints }));
  press(/^Add checkpoint/);
  const sheet = await dialog();
  moveSlider('ArrowRight', 2);
  write(/^Note/, 'Sun');
  press('Save checkpoint', sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const lines = () => [...card(walk).querySelectorAll('ul li')].map((line) => line.textContent);
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(lines()[0]).toContain('mood 7 out of 10Sun');
  expect(lines()[2]).toContain('7 days ago');
  press('Show all 4');
  expect(lines()).toHaveLength(4);
});

test('a checkpoint in the future is refused', async () => {
  await show(emotionalEntry());
  press(/^Add checkpoint/);
  const sheet = await dialog();
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: daysAgo(-1) } });
  press('Save checkpoint', sheet);
  expect(await within(sheet).findByText('This day has not come yet.')).toBeTruthy();
  expect(kept()[0]?.checkpoints).toEqual([]);
});

test('a checkpoint is removed after a question, and the focus has a place', async () => {
  const checkpoint = { id: crypto.randomUUID(), date: daysAgo(2), moodRating: 6, note: '' };
  await show(emotionalEntry({ checkpoints: [checkpoint] }));
  press(/^Remove the checkpoint/);
  press('Remove checkpoint', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(kept()[0]?.checkpoints).toEqual([]));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Add checkpoint/));
});

test('one is deleted after a question', async () => {
  await show(emotionalEntry());
  press(`Delete milestone: ${walk}`);
  press('Delete milestone', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(kept()).toEqual([]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Emotional Milestones'));
});

test('in private mode the private ones are hidden, and it is said how many', async () => {
  preferences.save({ ...defaultPreferences, privateMode: true });
  await show(emotionalEntry(), emotionalEntry({ title: 'The nights', isPrivate: 1 }));
  expect(card(walk)).toBeTruthy();
  expect(screen.queryByText('The nights')).toBeNull();
  expect(screen.getByText('1 private milestone is hidden while Private Mode is on.')).toBeTruthy();
});

test('no progress is shown to someone who turned progress indicators off', async () => {
  preferences.save({ ...defaultPreferences, showProgress: false });
  await show(emotionalEntry());
  expect(within(card(walk)).queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Change progress/ })).toBeNull();
});

test('where the words tell of danger, help is shown first and what was written is kept', async () => {
  await show(emotionalEntry());
  press(/^Add checkpoint/);
  const sheet = await dialog();
  write(/^Note/, 'I took all my pills');
  press('Save checkpoint', sheet);
  expect(within(await screen.findByRole('alert')).getAllByRole('link').length).toBeGreaterThan(1);
  expect(await screen.findByText('What you wrote is kept.')).toBeTruthy();
  expect(kept()[0]?.checkpoints).toHaveLength(1);
});
