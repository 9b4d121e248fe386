import { sobrietyMilestones } from '@haven/shared-ui/device-store';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { daysAgo, sobrietyEntry } from '../keeping/entries-in-tests.ts';
import {
  choose,
  dialog,
  giveSelectWhatItNeeds,
  press,
  showTracker,
  write,
} from '../keeping/tracker-in-tests.tsx';

// jsdom works out the names of a whole dialog slowly, and more so on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

beforeAll(async () => {
  giveSelectWhatItNeeds();
  // Loaded with the first toast otherwise, which takes its time.
  await import('@haven/shared-ui/toast-view');
});
beforeEach(() => localStorage.clear());

const kept = () => sobrietyMilestones.read();
const setDate = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Sobriety date/), { target: { value } });

async function openNew() {
  await showTracker();
  press('Add sobriety milestone');
  return await dialog();
}

test('says what is missing, leads to the first such field, and keeps nothing', async () => {
  const sheet = await openNew();
  press('Create milestone', sheet);
  expect((await screen.findAllByText('Missing Information')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Please fill in all required fields.').length).toBeGreaterThan(0);
  expect(screen.getByText('Please choose a type.')).toBeTruthy();
  expect(screen.getByText('Please choose a date.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Type/ }));
  expect(kept()).toEqual([]);
});

test('leads to the date when the type is there, and takes no day that has not come yet', async () => {
  const sheet = await openNew();
  await choose(/^Type/, 'Gambling');
  press('Create milestone', sheet);
  const date = screen.getByLabelText(/^Sobriety date/);
  await waitFor(() => expect(document.activeElement).toBe(date));
  setDate(daysAgo(-1));
  press('Create milestone', sheet);
  expect(await screen.findByText('This day has not come yet.')).toBeTruthy();
  expect(kept()).toEqual([]);
});

test('keeps what was typed, with the goals that have days and a description', async () => {
  const sheet = await openNew();
  await choose(/^Type/, 'Other');
  write('Name (optional)', ' sugar ');
  setDate(daysAgo(20));
  write('Days of goal 1', '10');
  write('Description of goal 1', 'Ten days');
  write('Description of goal 2', ' ');
  press('Remove goal 5', sheet);
  press('Add a goal', sheet);
  write('Days of goal 5', '500');
  write('Description of goal 5', 'A long while');
  write(/^Money saved/, '4,50');
  write(/^Minutes saved/, '30');
  write('Notes (optional)', 'Because');
  press('Create milestone', sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toMatchObject([
    {
      type: 'other',
      substanceName: 'sugar',
      sobrietyDate: daysAgo(20),
      goals: [
        { days: 10, description: 'Ten days' },
        { days: 90, description: 'Three months' },
        { days: 180, description: 'Six months' },
        { days: 500, description: 'A long while' },
      ],
      notes: 'Because',
      moneyPerDay: { amount: 4.5, currency: 'USD' },
      minutesPerDay: 30,
      isActive: 1,
    },
  ]);
  // The button of the empty state is gone.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sobriety Tracking'));
});

test('an amount that is none is refused with a sentence', async () => {
  const sheet = await openNew();
  await choose(/^Type/, 'Alcohol');
  setDate(daysAgo(20));
  write(/^Money saved/, 'a lot');
  press('Create milestone', sheet);
  expect(await screen.findByText(/Please write an amount/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Money saved/)));
  expect(kept()).toEqual([]);
});

test('after a failure everything typed is still there, and trying again keeps one milestone', async () => {
  const sheet = await openNew();
  await choose(/^Type/, 'Alcohol');
  setDate(daysAgo(20));
  write('Notes (optional)', 'Because');
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  press('Create milestone', sheet);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to create milestone. Please try again.',
  );
  expect(screen.getByLabelText('Notes (optional)')).toHaveProperty('value', 'Because');
  refuse.mockRestore();
  press('Create milestone', sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toHaveLength(1);
});

test('an edit begins with what is there, and changes that one', async () => {
  await showTracker({
    sobriety: [sobrietyEntry({ substanceName: 'wine', moneyPerDay: { amount: 8, currency: 'MXN' } })],
  });
  press('Edit milestone: Alcohol · wine');
  const sheet = await dialog();
  expect(screen.getByRole('combobox', { name: /^Type/ }).textContent).toBe('Alcohol');
  expect(screen.getByRole('combobox', { name: 'Currency' }).textContent).toContain('MXN');
  expect(screen.getByLabelText('Days of goal 2')).toHaveProperty('value', '30');
  write('Name (optional)', '');
  setDate(daysAgo(15));
  write(/^Money saved/, '');
  press('Save changes', sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toHaveLength(1);
  expect(kept()[0]).toMatchObject({ sobrietyDate: daysAgo(15), notes: 'For the mornings' });
  expect(kept()[0]?.substanceName).toBeUndefined();
  expect(kept()[0]?.moneyPerDay).toBeUndefined();
});

test('where the notes tell of danger, help is shown and stays until it is closed', async () => {
  const sheet = await openNew();
  await choose(/^Type/, 'Alcohol');
  setDate(daysAgo(1));
  write('Notes (optional)', 'I want to end my life');
  press('Create milestone', sheet);
  expect((await screen.findByRole('alert')).querySelector('a')?.getAttribute('href')).toBe('tel:988');
  expect(await screen.findByText('What you wrote is kept.')).toBeTruthy();
  expect(kept()).toHaveLength(1);
  expect(screen.queryByText('Milestone created')).toBeNull();
});

test('a goal of more days than a hundred years have is pointed out, not dropped', async () => {
  const sheet = await openNew();
  await choose(/^Type/, 'Other');
  setDate(daysAgo(2));
  write('Days of goal 2', '40000');
  press('Create milestone', sheet);
  expect(await screen.findByText(/^A goal has at most 36,500 days/)).toBeTruthy();
  const days = screen.getByLabelText('Days of goal 2');
  await waitFor(() => expect(document.activeElement).toBe(days));
  expect(kept()).toEqual([]);
  write('Days of goal 2', '400');
  press('Create milestone', sheet);
  await waitFor(() => expect(kept()).toHaveLength(1));
  expect(kept()[0]?.goals.map((goal) => goal.days)).toContain(400);
});

test('one begun where it is tomorrow already can be changed, and a lapse of that day noted', async () => {
  await showTracker({ sobriety: [sobrietyEntry({ sobrietyDate: daysAgo(-1) })] });
  press(/^Edit milestone/);
  const sheet = await dialog();
  write('Notes (optional)', 'From the other side of the ocean');
  press('Save changes', sheet);
  await waitFor(() => expect(kept()[0]?.notes).toBe('From the other side of the ocean'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press(/^Log a lapse/);
  press('Log the lapse', await dialog());
  await screen.findByRole('heading', { name: 'What you built stays' });
  expect(kept()[0]?.lapses).toMatchObject([{ day: daysAgo(-1) }]);
});
