import {
  type CheckIn,
  checkIns,
  defaultPreferences,
  emergencyPlans,
  preferences,
  utcDay,
} from '@haven/shared-ui/device-store';
import { showScreen } from '@haven/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { shellTexts } from '../locales/index.ts';
import { Home } from './home.tsx';

beforeEach(() => localStorage.clear());

const day = 86_400_000;
const checkIn = (when: number, mood: CheckIn['mood']): CheckIn => ({
  id: String(when),
  date: utcDay(when),
  mood,
  gratitude: 'Coffee',
  copingStrategies: [],
  notes: '',
  timestamp: when,
});
const show = (language: 'en' | 'es' = 'en') => showScreen(<Home />, { shell: shellTexts }, language);
const link = (name: string | RegExp) => screen.queryByRole('link', { name });

test('offers the check-in and today’s reflection to someone new, and no progress card', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You're Not Alone");
  expect(link('Check in')?.getAttribute('href')).toBe('/checkin');
  expect(link(/^Today's reflection/)?.getAttribute('href')).toBe('/daily-reflections');
  expect(screen.getByText('Ready to check in')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your Progress' })).toBeNull();
});

test.each([
  ['struggling', 'Taking it one step at a time'],
  ['okay', 'Finding balance'],
  ['good', 'Growing stronger'],
  ['great', 'Thriving today'],
] as const)('the badge of %s says %s', async (mood, text) => {
  checkIns.save(checkIn(Date.now(), mood));
  await show();
  expect(screen.getByText(text)).toBeTruthy();
});

test('thanks someone who checked in today, and shows their streak', async () => {
  checkIns.save(checkIn(Date.now(), 'good'));
  checkIns.save(checkIn(Date.now() - day, 'okay'));
  await show();
  expect(screen.getByRole('heading', { name: 'You checked in today' })).toBeTruthy();
  expect(screen.getByText('2 days in a row')).toBeTruthy();
  expect(screen.getByText('Today: Good')).toBeTruthy();
});

test('shows the way to people after a hard day', async () => {
  checkIns.save(checkIn(Date.now(), 'struggling'));
  await show();
  expect(link('Find someone to talk to')?.getAttribute('href')).toBe('/crisis-resources');
});

test('keeps the streak to itself for someone who hides progress indicators', async () => {
  checkIns.save(checkIn(Date.now(), 'good'));
  preferences.save({ ...defaultPreferences, showProgress: false });
  await show();
  expect(screen.getByText('Today: Good')).toBeTruthy();
  expect(screen.queryByText(/in a row/)).toBeNull();
});

test('says that the emergency plan is ready', async () => {
  emergencyPlans.save({
    id: 'plan',
    warningSignsInput: 'No sleep',
    copingStrategies: '',
    emergencyContacts: [],
    safePlaces: '',
    lastUpdated: 1,
  });
  await show('es');
  expect(screen.getByText('Plan de emergencia listo')).toBeTruthy();
});

test('follows a check-in saved elsewhere on the page at once', async () => {
  await show();
  act(() => {
    checkIns.save(checkIn(Date.now(), 'great'));
  });
  expect(screen.getByText('Thriving today')).toBeTruthy();
});

test('looks again after 5 seconds, so that a new day is noticed', async () => {
  vi.useFakeTimers({
    now: Date.parse('2026-03-10T23:59:58Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  checkIns.save(checkIn(Date.now(), 'good'));
  await show();
  expect(screen.getByRole('heading', { name: 'You checked in today' })).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(5000);
  });
  expect(screen.getByRole('heading', { name: 'How are you today?' })).toBeTruthy();
  expect(screen.getByText('Growing stronger')).toBeTruthy();
});

test('shows four crisis numbers and three resources, with the way to all', async () => {
  await show();
  expect(link('View All')?.getAttribute('href')).toBe('/crisis-resources');
  expect(link('View All Resources')?.getAttribute('href')).toBe('/resources');
  expect(document.querySelectorAll('a[href^="tel:"], a[href^="sms:"]')).toHaveLength(4);
  expect(screen.getAllByText(/min read/)).toHaveLength(3);
});
