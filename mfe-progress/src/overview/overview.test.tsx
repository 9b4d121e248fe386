import type { EmotionalMilestone, SobrietyMilestone } from '@haven/progress/contract';
import { checkIns, defaultPreferences, type Mood, preferences, utcDay } from '@haven/shared-ui/device-store';
import { localDay } from '@haven/shared-ui/now';
import { showScreen } from '@haven/shared-ui/testing';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../routes.tsx';
import { dayBefore } from './calendar-day.ts';
import Overview from './overview.tsx';

// jsdom works out roles and names slowly, and more so on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

// Noon, so that the UTC day is the person's own in most time zones.
const now = Date.parse('2026-11-21T12:00:00Z');
const today = localDay(now);

const tell = (age: number, mood: Mood, copingStrategies: string[] = []) =>
  checkIns.save({
    id: `check-in-${age}`,
    date: utcDay(now - age * 86_400_000),
    mood,
    gratitude: 'rain',
    copingStrategies,
    notes: 'a secret',
    timestamp: now - age * 86_400_000,
  });

const sobriety = (more: Partial<SobrietyMilestone> = {}): SobrietyMilestone => ({
  id: 'a',
  type: 'alcohol',
  sobrietyDate: dayBefore(today, 40),
  goals: [],
  notes: '',
  lapses: [{ id: 'b', day: dayBefore(today, 10), note: '' }],
  isActive: 1,
  currentStreak: 10,
  longestStreak: 29,
  relapseCount: 1,
  createdAt: 0,
  updatedAt: 0,
  ...more,
});

const goal = (place: number, more: Partial<EmotionalMilestone> = {}): EmotionalMilestone => ({
  id: `goal-${place}`,
  category: 'therapy',
  title: `Goal ${place}`,
  description: 'With Ana',
  milestoneType: 'habit',
  status: 'in_progress',
  progress: 40,
  isPrivate: 0,
  checkpoints: [],
  createdAt: 0,
  updatedAt: 0,
  ...more,
});

type Book = { sobriety: SobrietyMilestone[]; emotional: EmotionalMilestone[] };
const show = (book: Partial<Book> = {}, language?: 'es') =>
  showScreen(
    <Overview today={today} now={now} book={{ sobriety: [], emotional: [], ...book }} />,
    { progress: remote.texts },
    language,
  );

const card = (name: string) => screen.getByRole('region', { name });

beforeEach(() => localStorage.clear());

test('with nothing told yet it invites to a check-in, and draws nothing', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Check in' }).getAttribute('href')).toBe('/checkin');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('two days are too few for a picture, and it says so kindly; the calendar shows them', async () => {
  tell(0, 'good');
  tell(3, 'okay');
  await show();
  expect(card('How you have been').textContent).toContain('2 days with a check-in in the last 30 days.');
  expect(screen.queryByRole('img')).toBeNull();
  const grid = within(card('Your last 30 days')).getByRole('table');
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
  expect(within(grid).getByText('November 21: Good')).toBeTruthy();
  expect(within(grid).getByText('November 20: No check-in')).toBeTruthy();
  expect(within(grid).getAllByText(/No check-in/)).toHaveLength(28);
});

test('the picture of a month says what it shows, and has its days as a table', async () => {
  for (const [age, mood] of (['great', 'good', 'good', 'okay'] as const).entries()) tell(age, mood);
  await show();
  const moodCard = within(card('How you have been'));
  expect(moodCard.getByRole('img').getAttribute('aria-label')).toBe(
    'Mood over the last 30 days, with a check-in on 4 days. Struggling: 0 days, Okay: 1 day, Good: 2 days, Great: 1 day. On average: Good (3.0 of 4).',
  );
  fireEvent.click(moodCard.getByRole('button', { name: 'Show as table: How you have been' }));
  const rows = within(moodCard.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayMood',
    'Nov 21, 2026Great',
    'Nov 20, 2026Good',
    'Nov 19, 2026Good',
    'Nov 18, 2026Okay',
  ]);
  fireEvent.click(moodCard.getByRole('button', { name: 'Show as picture: How you have been' }));
  expect(moodCard.getByRole('img')).toBeTruthy();
});

test('another range looks further back, over a year in weeks', async () => {
  for (const age of [0, 1, 2]) tell(age, 'good');
  for (const age of [40, 41, 42, 300]) tell(age, 'struggling');
  await show();
  const moodCard = within(card('How you have been'));
  fireEvent.click(moodCard.getByRole('radio', { name: '1 year' }));
  expect(moodCard.getByRole('img').getAttribute('aria-label')).toContain(
    'over the last year, with a check-in on 7 days',
  );
  fireEvent.click(moodCard.getByRole('button', { name: /Show as table/ }));
  const rows = within(moodCard.getByRole('table')).getAllByRole('row');
  expect(rows[1]?.textContent).toBe('Nov 15, 2026 to Nov 21, 2026Good (3.0 of 4)3');
  fireEvent.click(moodCard.getByRole('radio', { name: '7 days' }));
  expect(within(moodCard.getByRole('table')).getAllByRole('row')).toHaveLength(4);
});

test('strategies are told as days that came together, with the days of each, and never as a cause', async () => {
  for (let age = 0; age < 24; age += 1) tell(age, age < 8 ? 'great' : 'okay', age < 8 ? ['Exercise'] : []);
  await show();
  const strategies = card('What goes with better days');
  expect(within(strategies).getByRole('img').getAttribute('aria-label')).toBe(
    'On days when you ticked “Exercise”: Great (4.0 of 4). On other days: Okay (2.0 of 4).',
  );
  expect(strategies.textContent).toContain('On days when you ticked it: Great (4.0 of 4) · 8 days');
  expect(strategies.textContent).not.toMatch(/because|help/i);
});

test('with fewer than 20 days no strategy is compared', async () => {
  for (let age = 0; age < 19; age += 1) tell(age, age < 8 ? 'great' : 'okay', age < 8 ? ['Exercise'] : []);
  await show();
  const strategies = card('What goes with better days');
  expect(strategies.textContent).toContain('Once there are 20 days with a check-in');
  expect(strategies.textContent).not.toContain('Exercise');
});

test('four weeks show the days of the week, as they are written where the browser says nothing: in Mexico', async () => {
  for (let age = 0; age < 28; age += 1) tell(age, 'good');
  await show({}, 'es');
  const weekdays = within(card('Días de la semana'));
  expect(weekdays.getByRole('img').getAttribute('aria-label')).toContain(
    'el último año. domingo: Bien (3.0 de 4), lunes',
  );
});

test('a sobriety milestone shows its streaks and its lapse, and keeps what was before', async () => {
  await show({ sobriety: [sobriety()] });
  const sober = within(card('Sobriety'));
  expect(sober.getByRole('img').getAttribute('aria-label')).toContain(
    '39 days sober in all, 1 lapse, longest streak 30 days, current streak 10 days.',
  );
  fireEvent.click(sober.getByRole('button', { name: 'Show as table: Alcohol' }));
  expect(
    within(sober.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['FromToDays', 'Nov 11, 2026Today10', 'Oct 12, 2026Nov 11, 2026 (lapse)30']);
});

test('a milestone begun today says so once, without a zero', async () => {
  await show({ sobriety: [sobriety({ sobrietyDate: today, lapses: [] })] });
  expect(card('Sobriety').textContent).toContain('Starts today');
  expect(card('Sobriety').textContent).not.toMatch(/0 days|Lapses/);
  expect(within(card('Sobriety')).queryByRole('img')).toBeNull();
});

test('without a lapse the current streak says all there is to say', async () => {
  await show({ sobriety: [sobriety({ lapses: [] })] });
  expect(
    within(card('Sobriety'))
      .getAllByRole('definition')
      .map((fact) => fact.textContent),
  ).toEqual(['40 days']);
});

test('somebody who never checked in is not told to begin again', async () => {
  await show({ sobriety: [sobriety()] });
  expect(card('How you have been').textContent).toContain('No check-in yet.');
  expect(card('How you have been').textContent).not.toContain('again');
});

test('no number of days or progress is shown to someone who turned progress indicators off', async () => {
  preferences.save({ ...defaultPreferences, showProgress: false });
  await show({ sobriety: [sobriety()], emotional: [goal(1)] });
  expect(card('Sobriety').textContent).toContain('Began on October 12, 2026');
  expect(card('Sobriety').textContent).not.toMatch(/\d+ days?\b/);
  expect(within(card('Sobriety')).queryByRole('img')).toBeNull();
  expect(within(card('Emotional goals')).queryByRole('progressbar')).toBeNull();
  expect(card('Emotional goals').textContent).not.toContain('40');
});

test('the first five emotional goals are shown, and how many more there are', async () => {
  await show({ emotional: [1, 2, 3, 4, 5, 6, 7].map((place) => goal(place)) });
  const goals = card('Emotional goals');
  expect(within(goals).getAllByRole('progressbar')).toHaveLength(5);
  expect(goals.textContent).toContain('And 2 more under Emotional Milestones.');
});

test('in private mode private goals are hidden, here and in the summary', async () => {
  preferences.save({ ...defaultPreferences, privateMode: true });
  await show({ emotional: [goal(1), goal(2, { isPrivate: 1, title: 'Hidden one' })] });
  expect(card('Emotional goals').textContent).not.toContain('Hidden one');
  expect(card('Emotional goals').textContent).toContain('1 private milestone is hidden');
  fireEvent.click(screen.getByRole('button', { name: 'Make a summary' }));
  expect((await screen.findByRole('status')).textContent).toContain('Emotional goals: 1');
});

test('a summary leaves notes out unless they are ticked, and needs at least one part', async () => {
  tell(0, 'good');
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await show({ sobriety: [sobriety()] });
  fireEvent.click(screen.getByRole('button', { name: 'Make a summary' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  const paper = () => document.querySelector('.summary-on-paper')?.textContent;
  expect(paper()).toContain('Current streak: 10 days');
  expect(paper()).toContain('rain');
  expect(paper()).not.toContain('a secret');
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Your notes' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Print or save as PDF' }));
  expect(paper()).toContain('a secret');
  // The browser's own way to print then has the page, and not what was taken out again.
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Your notes' }));
  expect(paper()).toBeUndefined();
  for (const part of dialog.getAllByRole('checkbox', { checked: true })) fireEvent.click(part);
  expect(dialog.getByText('Choose at least one part.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Print or save as PDF' })).toHaveProperty('disabled', true);
  print.mockRestore();
});

test('the file that is downloaded holds the chosen range, in the language that is on', async () => {
  tell(0, 'good');
  tell(45, 'great');
  let blob: Blob | undefined;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (given: Blob) => {
        blob = given;
        return 'blob:haven';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  await show({}, 'es');
  fireEvent.click(screen.getByRole('button', { name: 'Hacer un resumen' }));
  const dialog = within(await screen.findByRole('dialog'));
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Descargar como CSV' }));
  const month = await blob?.text();
  expect(names).toEqual(['haven-resumen-2026-11-21.csv']);
  expect(month).toContain('registro,2026-11-21,,,,,Bien,3');
  expect(month).not.toContain('Muy bien');
  fireEvent.click(dialog.getByRole('radio', { name: '90 días' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Descargar como CSV' }));
  expect(await blob?.text()).toContain('Muy bien');
  click.mockRestore();
  vi.unstubAllGlobals();
});

test('ten years of check-ins and two hundred milestones draw no more than a year and five', async () => {
  const entries = Array.from({ length: 3650 }, (_, age) => ({
    id: `check-in-${age}`,
    date: utcDay(now - age * 86_400_000),
    mood: 'good',
    gratitude: '',
    copingStrategies: ['Exercise'],
    notes: '',
    timestamp: now - age * 86_400_000,
  }));
  const draw = async (count: number, milestones: number, lapses: number) => {
    localStorage.setItem('haven-daily-check-ins', JSON.stringify(entries.slice(0, count)));
    const many = (make: (place: number) => SobrietyMilestone) =>
      Array.from({ length: milestones }, (_, place) => make(place));
    const { container, unmount } = await show({
      sobriety: many((place) =>
        sobriety({
          id: String(place),
          sobrietyDate: dayBefore(today, 3000),
          lapses: Array.from({ length: lapses }, (_, at) => ({
            id: String(at),
            day: dayBefore(today, at * 5 + 1),
            note: '',
          })),
        }),
      ),
    });
    const nodes = container.querySelectorAll('svg *').length;
    unmount();
    return nodes;
  };
  const month = await draw(30, 5, 1);
  expect(await draw(3650, 100, 500)).toBeLessThanOrEqual(month + 40);
});
