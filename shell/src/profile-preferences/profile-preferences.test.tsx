import { defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { showScreen } from '@haven/shared-ui/testing';
import { ToastOutlet } from '@haven/shared-ui/toast';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { shellTexts } from '../locales/index.ts';
import ProfilePreferences from './profile-preferences.tsx';

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = vi.fn();
});

const show = () =>
  showScreen(
    <>
      <ProfilePreferences />
      <ToastOutlet />
    </>,
    { shell: shellTexts },
  );
const toggle = (name: string) => screen.getByRole('switch', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save All Preferences' }));

test('begins with what the spec sets by default', async () => {
  await show();
  expect(toggle('Dark Mode').getAttribute('aria-checked')).toBe('false');
  expect(toggle('Compact View').getAttribute('aria-checked')).toBe('false');
  expect(toggle('Show Progress Indicators').getAttribute('aria-checked')).toBe('true');
});

test('shows the hour while reminders are on, and saves what was chosen for them', async () => {
  await show();
  expect(screen.getByText('Reminder Time')).toBeTruthy();
  fireEvent.click(toggle('Daily Reflection Reminders'));
  expect(screen.queryByText('Reminder Time')).toBeNull();
  fireEvent.click(toggle('Private Mode'));
  save();
  expect(preferences.read()).toEqual([{ ...defaultPreferences, dailyReminders: false, privateMode: true }]);
});

test('says that this browser shows no notifications, where it can not', async () => {
  await show();
  expect(screen.getByText(/This browser can't show notifications/)).toBeTruthy();
});

test('keeps a change in the page until everything is saved', async () => {
  await show();
  fireEvent.click(toggle('Dark Mode'));
  expect(toggle('Dark Mode').getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText('You have changes that are not saved yet.')).toBeTruthy();
  expect(preferences.read()).toEqual([]);
  save();
  expect(preferences.read()).toEqual([{ ...defaultPreferences, darkMode: true }]);
  expect(await screen.findByText('Preferences Saved')).toBeTruthy();
  expect(screen.queryByText('You have changes that are not saved yet.')).toBeNull();
});

test('saving keeps the preferences that this screen does not show', async () => {
  preferences.save({ ...defaultPreferences, reminderTime: '10:00', privateMode: true });
  await show();
  fireEvent.click(toggle('Compact View'));
  save();
  expect(preferences.read()).toEqual([
    { ...defaultPreferences, reminderTime: '10:00', privateMode: true, compactView: true },
  ]);
});

test('shows what another device changed, beside the own change', async () => {
  await show();
  fireEvent.click(toggle('Dark Mode'));
  act(() => {
    preferences.accept([{ id: 'preferences', entry: { ...defaultPreferences, compactView: true } }]);
  });
  expect(toggle('Dark Mode').getAttribute('aria-checked')).toBe('true');
  expect(toggle('Compact View').getAttribute('aria-checked')).toBe('true');
});

test('says so when the device refuses, and keeps the change in the page', async () => {
  await show();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full.');
  });
  fireEvent.click(toggle('Dark Mode'));
  save();
  refuse.mockRestore();
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
  expect(await screen.findByText('Your preferences could not be saved')).toBeTruthy();
  expect(toggle('Dark Mode').getAttribute('aria-checked')).toBe('true');
});
