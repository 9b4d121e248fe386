import { commonTexts } from '@haven/shared-ui/common';
import { addTexts, startLanguage } from '@haven/shared-ui/language';
import { ToastOutlet } from '@haven/shared-ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { queryClient } from '../query-client.ts';
import remote from '../routes.tsx';
import NewMilestoneDialog from './new-milestone-dialog.tsx';

// jsdom works out the names of a whole dialog slowly, and more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const today = '2026-11-21';
const serve = vi.fn<typeof fetch>();
const onCreated = vi.fn<() => void>();

const sentSchema = z.looseObject({ id: z.string(), goals: z.array(z.unknown()) });
const sent = (call: number) => z.parse(sentSchema, JSON.parse(String(serve.mock.calls[call]?.[1]?.body)));

/** Answers as the service does. */
const keep: typeof fetch = async (_, init) => {
  const more = {
    currentStreak: 0,
    longestStreak: 0,
    relapseCount: 0,
    isActive: 1,
    createdAt: 0,
    updatedAt: 0,
  };
  return Response.json({ ...JSON.parse(String(init?.body)), ...more }, { status: 201 });
};

beforeAll(async () => {
  // What jsdom lacks, and the select asks for.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  // Loaded with the first toast otherwise, which takes its time.
  await import('@haven/shared-ui/toast-view');
  await startLanguage();
  await addTexts('common', commonTexts);
  await addTexts('progress', remote.texts);
});
beforeEach(() => {
  vi.stubGlobal('fetch', serve);
  render(
    <QueryClientProvider client={queryClient}>
      <NewMilestoneDialog today={today} onClose={() => undefined} onCreated={onCreated} />
      <ToastOutlet />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  serve.mockReset();
  onCreated.mockReset();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button' }));
const pressIcon = (label: string) => fireEvent.click(screen.getByLabelText(label));

async function chooseType(name: string) {
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  // A browser says when the list has come up; without it the select waits for an animation before it goes.
  fireEvent.animationStart(await screen.findByRole('listbox'));
  fireEvent.click(screen.getByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

test('says what is missing, leads to the first such field, and sends nothing', async () => {
  press('Create milestone');
  expect((await screen.findAllByText('Missing Information')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Please fill in all required fields.').length).toBeGreaterThan(0);
  expect(screen.getByText('Please choose a type.')).toBeTruthy();
  expect(screen.getByText('Please choose a date.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(serve).not.toHaveBeenCalled();
});

test('leads to the date when the type is there', async () => {
  await chooseType('Gambling');
  press('Create milestone');
  const date = screen.getByLabelText(/^Sobriety date/);
  await waitFor(() => expect(document.activeElement).toBe(date));
  expect(screen.queryByText('Please choose a type.')).toBeNull();
  expect(serve).not.toHaveBeenCalled();
});

test('takes no day that has not come yet', async () => {
  await chooseType('Alcohol');
  fireEvent.change(screen.getByLabelText(/^Sobriety date/), { target: { value: '2026-11-22' } });
  press('Create milestone');
  expect(await screen.findByText('This day has not come yet.')).toBeTruthy();
  expect(serve).not.toHaveBeenCalled();
});

test('sends what was typed, with the goals that have days and a description', async () => {
  serve.mockImplementation(keep);
  await chooseType('Other');
  type('Name (optional)', ' sugar ');
  fireEvent.change(screen.getByLabelText(/^Sobriety date/), { target: { value: '2026-11-01' } });
  type('Days of goal 1', '10');
  type('Description of goal 1', 'Ten days');
  type('Description of goal 2', ' ');
  pressIcon('Remove goal 5');
  press('Add a goal');
  type('Days of goal 5', '500');
  type('Description of goal 5', 'A long while');
  type('Notes (optional)', 'Because');
  press('Create milestone');
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(sent(0)).toMatchObject({
    type: 'other',
    substanceName: 'sugar',
    sobrietyDate: '2026-11-01',
    goals: [
      { days: 10, description: 'Ten days', achieved: false },
      { days: 90, description: 'Three months', achieved: false },
      { days: 180, description: 'Six months', achieved: false },
      { days: 500, description: 'A long while', achieved: false },
    ],
    notes: 'Because',
  });
});

test('after a failure everything typed is still there, and trying again sends the same milestone', async () => {
  serve.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await chooseType('Alcohol');
  fireEvent.change(screen.getByLabelText(/^Sobriety date/), { target: { value: '2026-11-01' } });
  type('Notes (optional)', 'Because');
  press('Create milestone');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to create milestone. Please try again.',
  );
  expect(screen.getByLabelText('Notes (optional)')).toHaveProperty('value', 'Because');
  expect(screen.getByRole('combobox').textContent).toBe('Alcohol');
  expect(onCreated).not.toHaveBeenCalled();

  serve.mockImplementation(keep);
  press('Create milestone');
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(serve).toHaveBeenCalledTimes(2);
  expect(sent(1)).toEqual(sent(0));
});
