import {
  checkIns,
  defaultPreferences,
  emotionalMilestones,
  preferences,
  sobrietyMilestones,
  utcDay,
  writeLedger,
} from '@haven/shared-ui/device-store';
import { formatDay } from '@haven/shared-ui/language';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { daysAgo, emotionalEntry, sobrietyEntry } from '../keeping/entries-in-tests.ts';
import { card, giveSelectWhatItNeeds, press, showTracker } from '../keeping/tracker-in-tests.tsx';
import { queryClient } from '../query-client.ts';

// jsdom works out roles and names slowly, and more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const ana = { id: 'ana', email: 'ana@example.org' };
const serve = vi.fn<typeof fetch>();

const summary = (label: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(label));
  if (!found) throw new Error(`no card "${label}"`);
  return found.textContent?.slice(label.length);
};

beforeAll(giveSelectWhatItNeeds);
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  queryClient.clear();
  serve.mockReset();
  vi.unstubAllGlobals();
});

test('without an account everything works on the device, and nobody is asked to sign in', async () => {
  checkIns.save({
    id: 'a',
    date: utcDay(Date.now()),
    mood: 'good',
    gratitude: 'rain',
    copingStrategies: [],
    notes: '',
    timestamp: 0,
  });
  await showTracker({
    sobriety: [sobrietyEntry(), sobrietyEntry({ type: 'smoking', isActive: 0 })],
    emotional: [emotionalEntry(), emotionalEntry({ status: 'achieved' })],
  });
  expect(summary('Check-in streak')).toBe('1 day');
  expect(summary('Active milestones')).toBe('2');
  expect(summary('Achievements completed')).toBe('3');
  expect(screen.getByText('Your entries are on this device.')).toBeTruthy();
  expect(screen.queryByText(/sign in/i)).toBeNull();
  expect(serve).not.toHaveBeenCalled();
});

test('a streak that is to begin is offered, not counted as zero', async () => {
  await showTracker();
  expect(summary('Check-in streak')).toBe('Check in today');
  expect(screen.getByText('Your first milestone starts here')).toBeTruthy();
});

test('nothing is said of where the entries are until it is known who is there', async () => {
  await showTracker({ user: 'unknown' });
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.queryByText(/^Your entries/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add sobriety milestone' })).toBeNull();
});

test('the address opens a tab, and says which one is open; one press is one step back', async () => {
  await showTracker({ tab: 'emotional', emotional: [emotionalEntry()] });
  expect(card('A walk before work')).toBeTruthy();
  const steps = window.history.length;
  const tab = screen.getByRole('tab', { name: 'Sobriety Tracking' });
  fireEvent.mouseDown(tab, { button: 0 });
  fireEvent.focus(tab);
  expect(await screen.findByRole('heading', { name: 'Sobriety Tracking' })).toBeTruthy();
  expect(window.location.search).toBe('?tab=sobriety');
  expect(window.history.length).toBe(steps + 1);
});

test('who comes back to the overview finds it at once', async () => {
  await showTracker({ sobriety: [sobrietyEntry()] });
  const open = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });
  open('Progress Overview');
  await screen.findByRole('region', { name: 'Sobriety' });
  open('Sobriety Tracking');
  await screen.findByRole('heading', { name: 'Sobriety Tracking' });
  expect(screen.queryByRole('region', { name: 'Sobriety' })).toBeNull();
  open('Progress Overview');
  expect(screen.getByRole('region', { name: 'Sobriety' })).toBeTruthy();
});

test('a card shows its days, its next goal, the goals behind it, and what the days saved', async () => {
  const saving = { moneyPerDay: { amount: 12.5, currency: 'USD' }, minutesPerDay: 90 };
  await showTracker({ sobriety: [sobrietyEntry(saving)] });
  const shown = within(card('Alcohol'));
  expect(shown.getByText('10 days')).toBeTruthy();
  const bar = shown.getByRole('progressbar', { name: 'Next goal: One month' });
  expect(bar.getAttribute('value')).toBe('33');
  expect(bar.getAttribute('aria-valuetext')).toBe('10 of 30 days');
  expect(shown.getByRole('list', { name: 'Goals reached' }).textContent).toBe('One week');
  expect(shown.getByText('$125')).toBeTruthy();
  expect(shown.getByText('15 hours')).toBeTruthy();
});

test('after a lapse the total and the longest streak go on, and goals of before are named as such', async () => {
  const lapse = { id: crypto.randomUUID(), day: daysAgo(10), note: 'The wedding' };
  await showTracker({
    sobriety: [sobrietyEntry({ sobrietyDate: daysAgo(50), lapses: [lapse] })],
  });
  const shown = within(card('Alcohol'));
  expect(shown.getByText('10 days')).toBeTruthy();
  expect(shown.getByText('49 days')).toBeTruthy();
  expect(shown.getByText('40 days')).toBeTruthy();
  expect(shown.getByRole('list', { name: 'Goals reached' }).textContent).toBe('One week');
  expect(shown.getByRole('list', { name: 'Reached before' }).textContent).toBe('One month');
});

test('a goal reached on the very day of a lapse stays reached, and so does the achievement', async () => {
  const lapse = { id: crypto.randomUUID(), day: daysAgo(0), note: '' };
  await showTracker({ sobriety: [sobrietyEntry({ sobrietyDate: daysAgo(7), lapses: [lapse] })] });
  const shown = within(card('Alcohol'));
  expect(shown.getByRole('list', { name: 'Reached before' }).textContent).toBe('One week');
  expect(shown.getByText('Longest streak').parentElement?.textContent).toContain('7 days');
  expect(shown.getByText('Sober days since you began').parentElement?.textContent).toContain('7 days');
  expect(summary('Achievements completed')).toBe('1');
});

test('what was reached is seen while a milestone is paused too, as it is counted', async () => {
  await showTracker({ sobriety: [sobrietyEntry({ isActive: 0 })] });
  const shown = within(card('Alcohol'));
  expect(shown.getByRole('list', { name: 'Goals reached' }).textContent).toBe('One week');
  expect(shown.queryByRole('progressbar')).toBeNull();
  expect(summary('Achievements completed')).toBe('1');
});

test('no progress is shown to someone who turned progress indicators off', async () => {
  preferences.save({ ...defaultPreferences, showProgress: false });
  const lapse = { id: crypto.randomUUID(), day: daysAgo(3), note: '' };
  await showTracker({ sobriety: [sobrietyEntry({ lapses: [lapse], minutesPerDay: 30 })] });
  const shown = card('Alcohol');
  expect(shown.textContent).toContain('For the mornings');
  expect(shown.textContent).not.toMatch(/\d days|hours|minutes/);
  // When the count began anew is the day of the lapse.
  expect(shown.textContent).toContain(`Began on ${formatDay(daysAgo(10))}`);
  expect(shown.textContent).not.toContain(formatDay(daysAgo(3)));
  expect(within(shown).queryByRole('progressbar')).toBeNull();
  expect(summary('Check-in streak')).toContain('Hidden');
  expect(summary('Achievements completed')).toContain('Hidden');
});

test('a milestone is paused and resumed, and the focus stays on the button', async () => {
  await showTracker({ sobriety: [sobrietyEntry()] });
  const button = screen.getByRole('button', { name: 'Pause milestone: Alcohol' });
  button.focus();
  press('Pause milestone: Alcohol');
  expect(await within(card('Alcohol')).findByText('Paused')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Resume milestone: Alcohol' }));
  expect(sobrietyMilestones.read()[0]?.isActive).toBe(0);
  press('Resume milestone: Alcohol');
  await waitFor(() => expect(sobrietyMilestones.read()[0]?.isActive).toBe(1));
});

test('a milestone is deleted after a question, and the focus has a place', async () => {
  await showTracker({ sobriety: [sobrietyEntry()] });
  press('Delete milestone: Alcohol');
  press('Delete milestone', await screen.findByRole('alertdialog'));
  expect(await screen.findByText('Your first milestone starts here')).toBeTruthy();
  expect(sobrietyMilestones.read()).toEqual([]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sobriety Tracking'));
});

test('what the device refuses stays as it was, and it is said so', async () => {
  await showTracker({ sobriety: [sobrietyEntry()] });
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  press('Delete milestone: Alcohol');
  press('Delete milestone', await screen.findByRole('alertdialog'));
  expect((await screen.findAllByText(/could not be deleted/)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/This device did not keep it/).length).toBeGreaterThan(0);
  refuse.mockRestore();
  expect(card('Alcohol')).toBeTruthy();
});

test('a long list shows its first thirty, then all, with the focus on the first of the rest', async () => {
  const many = Array.from({ length: 32 }, (_, place) =>
    emotionalEntry({ title: `Step ${place}`, createdAt: 100 - place }),
  );
  await showTracker({ tab: 'emotional', emotional: many });
  expect(screen.queryByRole('region', { name: 'Step 30' })).toBeNull();
  press('Show all 32');
  const next = await screen.findByRole('region', { name: 'Step 30' });
  expect(document.activeElement?.contains(next)).toBe(true);
  expect(document.activeElement?.tagName).toBe('LI');
});

const account =
  (sobriety: unknown[], emotional: unknown[]) => async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input);
    if (init?.method && init.method !== 'GET') return Response.json({}, { status: 201 });
    if (path.includes('/auth/user')) return Response.json(ana);
    return Response.json(path.includes('sobriety') ? sobriety : emotional);
  };
const counted = { currentStreak: 10, longestStreak: 10, relapseCount: 0 };

test('signed in the same screen shows what the account has, and says where it is', async () => {
  serve.mockImplementation(account([{ ...sobrietyEntry(), ...counted }], [emotionalEntry()]));
  await showTracker({ user: ana });
  expect(await screen.findByRole('region', { name: 'Alcohol' })).toBeTruthy();
  expect(screen.getByText('Your entries are in your account.')).toBeTruthy();
  expect(summary('Active milestones')).toBe('2');
  press('Pause milestone: Alcohol');
  await waitFor(() =>
    expect(
      serve.mock.calls.some(([, init]) => init?.method === 'PATCH' && `${init.body}`.includes('isActive')),
    ).toBe(true),
  );
  expect(sobrietyMilestones.read()).toEqual([]);
  expect(emotionalMilestones.read()).toEqual([]);
});

test('signed in without a network, what was done is shown and waits', async () => {
  const someone = { id: 'bea', email: 'bea@example.org' };
  serve.mockImplementation(account([{ ...sobrietyEntry(), ...counted }], []));
  await showTracker({ user: someone });
  await screen.findByRole('region', { name: 'Alcohol' });
  serve.mockRejectedValue(new TypeError('Failed to fetch'));
  press('Pause milestone: Alcohol');
  expect(await within(card('Alcohol')).findByText('Paused')).toBeTruthy();
  expect(await screen.findByText(/1 change will be sent when there is a network/)).toBeTruthy();
});

test('when the account can not be reached at first, it says so and tries again on request', async () => {
  const someone = { id: 'caro', email: 'caro@example.org' };
  serve.mockRejectedValue(new TypeError('Failed to fetch'));
  await showTracker({ user: someone });
  expect((await screen.findByRole('alert')).textContent).toContain('Your milestones could not be loaded');
  serve.mockImplementation(account([], []));
  press('Try again');
  expect(await screen.findByText('Your first milestone starts here')).toBeTruthy();
});

test.each([
  [false, /“Resentments” is on this device only\. Your account has no room for more milestones/],
  [true, /“A private milestone” is on this device only\. Your account has no room for more milestones/],
])(
  'a milestone that the account does not take is named with the reason; in private mode: %s',
  async (privateMode, line) => {
    preferences.save({ ...defaultPreferences, privateMode });
    const someone = { id: `dora-${privateMode}`, email: 'dora@example.org' };
    writeLedger({ owner: someone.id, marks: {} });
    const answer = account([], []);
    serve.mockImplementation(async (input, init) =>
      init?.method === 'POST'
        ? Response.json({ message: 'You already keep 200.', code: 'too-many-milestones' }, { status: 409 })
        : await answer(input, init),
    );
    const held = emotionalEntry({ title: 'Resentments', isPrivate: 1 });
    await showTracker({ user: someone, tab: 'emotional', emotional: [held] });
    expect(await screen.findByText(line)).toBeTruthy();
    expect(screen.getByText('Your other entries are in your account.')).toBeTruthy();
    expect(screen.queryByText(/will be sent when there is a network/)).toBeNull();
  },
);
