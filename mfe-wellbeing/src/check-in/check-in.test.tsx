import {
  checkIns,
  defaultPreferences,
  type CheckIn as Entry,
  preferences,
  utcDay,
} from '@haven/shared-ui/device-store';
import { changeLanguage } from '@haven/shared-ui/language';
import { localDay } from '@haven/shared-ui/now';
import { showScreen } from '@haven/shared-ui/testing';
import { showToast } from '@haven/shared-ui/toast';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import remote from '../routes.tsx';
import CheckIn from './check-in.tsx';

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));

const dayLength = 86_400_000;
const noon = Date.parse('2026-11-21T12:00:00Z');

function entry(now: number, changes: Partial<Entry> = {}): Entry {
  const date = utcDay(now);
  return {
    id: `check-in-${date}`,
    date,
    mood: 'okay',
    gratitude: 'The rain stopped.',
    copingStrategies: ['Reading'],
    notes: '',
    timestamp: now,
    ...changes,
  };
}

/** As another tab of the same browser writes them. */
function saveElsewhere(entries: Entry[]): void {
  const key = 'haven-daily-check-ins';
  localStorage.setItem(key, JSON.stringify(entries));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  });
}

/** The person opens the sleeping page again at that moment. */
function comeBack(now: number): void {
  vi.setSystemTime(now);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const open = (language: 'en' | 'es' = 'en') => showScreen(<CheckIn />, { wellbeing: remote.texts }, language);

const gratitude = () => screen.getByLabelText<HTMLTextAreaElement>(/grateful|agradeces/);
const notes = () => screen.getByLabelText<HTMLTextAreaElement>(/on your mind/);
const mood = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const past = () => within(screen.getByRole('region', { name: 'Recent check-ins' })).getAllByRole('listitem');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.mocked(showToast).mockClear();
});

test('a check-in is saved, shown in the list, and can be updated from then on', async () => {
  await open();
  fireEvent.click(mood('Good'));
  write(gratitude(), '  Coffee on the step. ');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Going for a walk' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Deep breathing' }));
  write(notes(), 'Slept well.\n');
  press('Save Check-in');

  expect(checkIns.read()).toEqual([
    {
      id: 'check-in-2026-11-21',
      date: '2026-11-21',
      mood: 'good',
      gratitude: 'Coffee on the step.',
      copingStrategies: ['Deep breathing', 'Going for a walk'],
      notes: 'Slept well.',
      timestamp: noon,
      day: localDay(noon),
    },
  ]);
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Check-in saved successfully!' });
  expect(past().map((item) => item.textContent)).toEqual([expect.stringContaining('Coffee on the step.')]);

  write(notes(), '');
  press('Update Check-in');
  expect(checkIns.read()).toMatchObject([{ gratitude: 'Coffee on the step.', notes: '' }]);
});

test('the form is prefilled with what was saved today', async () => {
  saveElsewhere([entry(noon - 1000, { notes: 'Rang Ana.' })]);
  await open();
  expect(mood('Okay').checked).toBe(true);
  expect(gratitude().value).toBe('The rain stopped.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Reading' }).checked).toBe(true);
  expect(notes().value).toBe('Rang Ana.');
});

test('what is missing is said, and the first missing field has the focus', async () => {
  await open();
  press('Save Check-in');
  expect(showToast).toHaveBeenLastCalledWith({
    title: 'Please complete required fields',
    description: 'Mood and gratitude are required to save your check-in.',
    tone: 'destructive',
  });
  expect(document.activeElement).toBe(mood('Struggling'));
  expect(screen.getByText('Choose the one that comes closest.')).toBeTruthy();
  expect(checkIns.read()).toEqual([]);

  fireEvent.click(mood('Great'));
  expect(screen.queryByText('Choose the one that comes closest.')).toBeNull();
  write(gratitude(), '   ');
  press('Save Check-in');
  expect(document.activeElement).toBe(gratitude());
  expect(gratitude().getAttribute('aria-invalid')).toBe('true');
  expect(checkIns.read()).toEqual([]);
});

test('when the device refuses, the words stay, and trying again saves them', async () => {
  await open();
  fireEvent.click(mood('Good'));
  write(gratitude(), 'A warm room.');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  press('Save Check-in');
  expect(screen.getByRole('alert').textContent).toContain('Your words are still here in the form.');
  expect(gratitude().value).toBe('A warm room.');
  expect(showToast).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalled();

  full.mockRestore();
  press('Try again');
  expect(checkIns.read()).toMatchObject([{ gratitude: 'A warm room.' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is not saved yet outlives a reload and a change of language, and is gone once saved', async () => {
  const first = await open();
  write(gratitude(), 'A warm room.');
  first.unmount();
  await open();
  expect(gratitude().value).toBe('A warm room.');
  await act(() => changeLanguage('es'));
  expect(gratitude().value).toBe('A warm room.');
  fireEvent.click(mood('Bien'));
  press('Guardar registro');
  expect(checkIns.read()).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test("another tab's check-in shows, but never over what the person is writing", async () => {
  await open();
  saveElsewhere([entry(noon, { notes: 'From the phone.' })]);
  expect(notes().value).toBe('From the phone.');
  write(notes(), 'From this tab.');
  saveElsewhere([entry(noon, { mood: 'great', notes: 'From the phone again.' })]);
  expect(notes().value).toBe('From this tab.');
  press('Update Check-in');
  expect(checkIns.read()).toMatchObject([{ mood: 'great', notes: 'From this tab.' }]);
});

test('the day turns: a saved form is empty for the new day', async () => {
  saveElsewhere([entry(noon)]);
  await open();
  comeBack(noon + dayLength);
  expect(gratitude().value).toBe('');
  expect(screen.getByRole('button', { name: 'Save Check-in' })).toBeTruthy();
  expect(past()).toHaveLength(1);
});

test('the day turns while something is unsaved: it stays, is said, and becomes the new day', async () => {
  saveElsewhere([entry(noon)]);
  await open();
  write(notes(), 'Late thought.');
  comeBack(noon + dayLength);
  expect(gratitude().value).toBe('The rain stopped.');
  expect(screen.getByText(/before a new check-in day started/)).toBeTruthy();
  press('Save Check-in');
  expect(checkIns.read().map((each) => [each.date, each.notes])).toEqual([
    ['2026-11-21', ''],
    ['2026-11-22', 'Late thought.'],
  ]);
});

test('what was begun on another day can be left', async () => {
  await open();
  write(notes(), 'Late thought.');
  comeBack(noon + dayLength);
  press('Leave it and start fresh');
  expect(notes().value).toBe('');
});

test("the seventh day in a row earns 'Week Streak!', and no number shows when progress is switched off", async () => {
  saveElsewhere([1, 2, 3, 4, 5].map((ago) => entry(noon - ago * dayLength)));
  await open();
  const streak = screen.getByRole('region', { name: 'Check-in streak' });
  expect(streak.textContent).not.toMatch(/\d day/);
  saveElsewhere([0, 1, 2, 3, 4, 5].map((ago) => entry(noon - ago * dayLength)));
  expect(streak.textContent).toContain('6 days in a row');
  expect(screen.queryByText('Week Streak!')).toBeNull();
  saveElsewhere([0, 1, 2, 3, 4, 5, 6].map((ago) => entry(noon - ago * dayLength)));
  expect(streak.textContent).toContain('7 days in a row');
  expect(screen.getByText('Week Streak!')).toBeTruthy();

  act(() => {
    preferences.save({ ...defaultPreferences, showProgress: false });
  });
  expect(streak.textContent).not.toMatch(/\d days/);
  expect(screen.queryByText('Week Streak!')).toBeNull();
});

test('the latest seven are listed, newest first', async () => {
  saveElsewhere(
    [3, 0, 7, 5, 1, 6, 4, 2].map((ago) => entry(noon - ago * dayLength, { gratitude: `Day ${ago}` })),
  );
  await open();
  expect(past().map((item) => /Day \d/.exec(item.textContent ?? '')?.[0])).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((ago) => `Day ${ago}`),
  );
});

test('a hard day is met with quiet ways to company, a good one is not', async () => {
  saveElsewhere([entry(noon, { mood: 'good' })]);
  await open();
  expect(screen.queryByRole('link', { name: 'Call 988' })).toBeNull();
  fireEvent.click(mood('Struggling'));
  press('Update Check-in');
  const where = ['Emergency Plan', 'Chat Support', 'Call 988'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(where).toEqual(['/emergency-plan', '/chat', 'tel:988']);
});

test('words that tell of danger bring help before everything else, saved or not', async () => {
  vi.useRealTimers();
  await open();
  write(notes(), 'I want to kill myself tonight');
  press('Save Check-in');
  const help = await screen.findByRole('link', { name: 'Call or text 988' });
  expect(help.getAttribute('href')).toBe('tel:988');
  expect(help.compareDocumentPosition(gratitude()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
