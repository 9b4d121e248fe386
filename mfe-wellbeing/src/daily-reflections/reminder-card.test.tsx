import { defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import {
  askForReminders,
  type ReminderPermission,
  sendTestReminder,
  useReminderPermission,
} from '@haven/shared-ui/reminder-permission';
import { showScreen } from '@haven/shared-ui/testing';
import { showToast } from '@haven/shared-ui/toast';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../routes.tsx';
import { ReminderCard } from './reminder-card.tsx';

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));
// jsdom has no notifications: what the browser would say stands in for it.
vi.mock('@haven/shared-ui/reminder-permission', () => ({
  useReminderPermission: vi.fn(),
  askForReminders: vi.fn(),
  sendTestReminder: vi.fn(),
}));

const open = async (permission: ReminderPermission, language: 'en' | 'es' = 'en') => {
  vi.mocked(useReminderPermission).mockReturnValue(permission);
  return await showScreen(<ReminderCard />, { wellbeing: remote.texts }, language);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

test('before anything was asked there is a button, and the browser is asked by its press alone', async () => {
  await open('default');
  expect(screen.getByText(/at 8:00\sAM/)).toBeTruthy();
  expect(askForReminders).not.toHaveBeenCalled();
  vi.mocked(askForReminders).mockImplementation(async () => {
    vi.mocked(useReminderPermission).mockReturnValue('granted');
    return 'granted';
  });
  press('Enable Reminders');
  const badge = await screen.findByText('Reminders enabled');
  expect(document.activeElement?.contains(badge)).toBe(true);
});

test('who closes the browser’s question keeps the button, and the focus on it', async () => {
  await open('default');
  vi.mocked(askForReminders).mockResolvedValue('default');
  const button = screen.getByRole('button', { name: 'Enable Reminders' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('once allowed it says when, leads to the preferences, and can be tried', async () => {
  preferences.save({ ...defaultPreferences, reminderTime: '10:00' });
  await open('granted');
  expect(screen.getByText('Reminders enabled')).toBeTruthy();
  expect(screen.getByText(/^Every day at 10:00\sAM\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change the time' }).getAttribute('href')).toBe(
    '/profile-preferences',
  );
});

test.each([
  ['shown', { title: 'The test reminder was shown' }],
  ['sent', { title: 'The test reminder is on its way' }],
  ['failed', { title: 'The test reminder could not be shown', tone: 'destructive' }],
] as const)('a test reminder that was %s says so', async (outcome, toast) => {
  vi.mocked(sendTestReminder).mockResolvedValue(outcome);
  await open('granted');
  press('Send Test Reminder');
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(toast)));
});

test('allowed, but off in the preferences, they can be switched on again', async () => {
  preferences.save({ ...defaultPreferences, dailyReminders: false });
  await open('granted');
  expect(screen.queryByText('Reminders enabled')).toBeNull();
  vi.mocked(askForReminders).mockImplementation(async () => {
    preferences.save(defaultPreferences);
    return 'granted';
  });
  press('Enable Reminders');
  expect(await screen.findByText('Reminders enabled')).toBeTruthy();
});

test('what is blocked says how to allow it', async () => {
  await open('denied');
  expect(screen.getByText('Notifications Blocked')).toBeTruthy();
  expect(screen.getByText(/open the site settings/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what the browser can’t do is said, with the way on an iPhone', async () => {
  await open('unsupported');
  expect(screen.getByText('Browser Compatibility')).toBeTruthy();
  expect(screen.getByText(/add Haven to the Home Screen/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('speaks Spanish', async () => {
  await open('denied', 'es');
  expect(screen.getByText('Notificaciones bloqueadas')).toBeTruthy();
});
