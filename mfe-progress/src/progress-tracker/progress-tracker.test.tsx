import type { SobrietyMilestone } from '@haven/progress/contract';
import { commonTexts } from '@haven/shared-ui/common';
import { checkIns, defaultPreferences, preferences, utcDay } from '@haven/shared-ui/device-store';
import { addTexts, startLanguage } from '@haven/shared-ui/language';
import { localDay } from '@haven/shared-ui/now';
import { userAtom } from '@haven/shared-ui/person';
import { ToastOutlet } from '@haven/shared-ui/toast';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import remote from '../routes.tsx';
import ProgressTracker from './progress-tracker.tsx';

// jsdom works out roles and names slowly, and more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const daysAgo = (days: number) => {
  const today = new Date();
  return localDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() - days, 12).getTime());
};

const milestone = (more: Partial<SobrietyMilestone> = {}): SobrietyMilestone => ({
  id: '6f1f8a52-7a0e-4d0c-9b1e-0c7d6a1b2c3d',
  type: 'alcohol',
  sobrietyDate: daysAgo(10),
  goals: [
    { days: 7, description: 'One week', achieved: false },
    { days: 30, description: 'One month', achieved: false },
  ],
  notes: 'For the mornings',
  currentStreak: 0,
  longestStreak: 0,
  relapseCount: 0,
  isActive: 1,
  createdAt: 0,
  updatedAt: 0,
  ...more,
});

const serve = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => Response.json(body, { status });

function show(user: 'ana' | null | 'unknown') {
  const store = createStore();
  store.set(userAtom, user === 'ana' ? { id: 'ana', email: 'ana@example.org' } : user);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ProgressTracker />
        <ToastOutlet />
      </MemoryRouter>
    </Provider>,
  );
}

const summary = (label: string) => {
  const card = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(label));
  if (!card) throw new Error(`no card "${label}"`);
  return card;
};

beforeAll(async () => {
  await startLanguage();
  await addTexts('common', commonTexts);
  await addTexts('progress', remote.texts);
});
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  serve.mockReset();
  vi.unstubAllGlobals();
});

test('without an account the streak works, milestones are not asked for, and the way in is shown', () => {
  checkIns.save({
    id: 'a',
    date: utcDay(Date.now()),
    mood: 'good',
    gratitude: 'rain',
    copingStrategies: [],
    notes: '',
    timestamp: 0,
  });
  show(null);
  expect(summary('Check-in streak').textContent).toContain('1 day');
  expect(summary('Active milestones').textContent).toContain('Kept with an account');
  expect(screen.getByRole('link', { name: 'Sign in or create an account' }).getAttribute('href')).toBe(
    '/api/login?next=/progress-tracker',
  );
  expect(serve).not.toHaveBeenCalled();
});

test('a streak that is to begin is offered, not counted as zero', () => {
  show(null);
  expect(summary('Check-in streak').textContent).toBe('Check-in streakCheck in today');
});

test('nothing is asked for and nothing is promised until it is known who is there', () => {
  show('unknown');
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add sobriety milestone' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign in or create an account' })).toBeNull();
  expect(serve).not.toHaveBeenCalled();
});

test('a milestone shows its days, its next goal and the goals behind it', async () => {
  serve.mockResolvedValue(json([milestone()]));
  show('ana');
  const card = await screen.findByRole('region', { name: 'Alcohol' });
  expect(within(card).getByText('10 days')).toBeTruthy();
  const bar = within(card).getByRole('progressbar', { name: 'Next goal: One month' });
  expect(bar.getAttribute('value')).toBe('33');
  expect(bar.getAttribute('aria-valuetext')).toBe('10 of 30 days');
  expect(within(card).getByRole('list', { name: 'Goals reached' }).textContent).toBe('One week');
  expect(summary('Active milestones').textContent).toContain('1');
  expect(summary('Achievements completed').textContent).toContain('1');
});

test('no number of days is shown to someone who turned progress indicators off', async () => {
  preferences.save({ ...defaultPreferences, showProgress: false });
  serve.mockResolvedValue(json([milestone()]));
  show('ana');
  const card = await screen.findByRole('region', { name: 'Alcohol' });
  expect(card.textContent).toContain('For the mornings');
  expect(within(card).queryByText('10 days')).toBeNull();
  expect(within(card).queryByRole('progressbar')).toBeNull();
  expect(summary('Check-in streak').textContent).toContain('Hidden');
});

test('when the list can not be loaded, it says so and tries again on request only', async () => {
  serve.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show('ana');
  expect((await screen.findByRole('alert')).textContent).toContain('Your milestones could not be loaded');
  expect(serve).toHaveBeenCalledTimes(1);
  serve.mockResolvedValueOnce(json([]));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your first milestone starts here')).toBeTruthy();
});

async function confirmDeletion() {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete milestone: Alcohol' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete milestone' }));
}

test('a milestone is deleted after a question, and the focus has a place', async () => {
  serve.mockResolvedValueOnce(json([milestone()]));
  show('ana');
  serve.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await confirmDeletion();
  expect(await screen.findByText('Your first milestone starts here')).toBeTruthy();
  expect(serve).toHaveBeenLastCalledWith(
    `/api/progress/sobriety-milestones/${milestone().id}`,
    expect.objectContaining({ method: 'DELETE' }),
  );
  expect(document.activeElement?.textContent).toBe('Sobriety Tracking');
});

test('one that another device deleted counts as deleted', async () => {
  serve.mockResolvedValueOnce(json([milestone()]));
  show('ana');
  serve.mockResolvedValueOnce(json({ code: 'not-found', message: 'There is no such milestone.' }, 404));
  await confirmDeletion();
  expect(await screen.findByText('Your first milestone starts here')).toBeTruthy();
});

test('a milestone that could not be deleted stays, and a toast says so', async () => {
  serve.mockResolvedValueOnce(json([milestone()]));
  show('ana');
  serve.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await confirmDeletion();
  expect((await screen.findAllByText(/could not be deleted/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Alcohol' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
