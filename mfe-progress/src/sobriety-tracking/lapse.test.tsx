import { defaultPreferences, preferences, sobrietyMilestones } from '@haven/shared-ui/device-store';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { daysAgo, sobrietyEntry } from '../keeping/entries-in-tests.ts';
import { card, dialog, press, showTracker, write } from '../keeping/tracker-in-tests.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => localStorage.clear());

const kept = () => sobrietyMilestones.read()[0]?.lapses ?? [];
const setDay = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Which day was it/), { target: { value } });

async function openLapse(more: Parameters<typeof sobrietyEntry>[0] = {}) {
  await showTracker({ sobriety: [sobrietyEntry({ sobrietyDate: daysAgo(40), ...more })] });
  screen.getByRole('button', { name: /^Log a lapse/ }).focus();
  press(/^Log a lapse/);
  return await dialog();
}

test('a lapse is noted for today unless another day is chosen, and what was built stays', async () => {
  const sheet = await openLapse();
  write(/^A note for yourself/, ' Long week ');
  press('Log the lapse', sheet);
  expect(await screen.findByRole('heading', { name: 'What you built stays' })).toBeTruthy();
  expect(kept()).toMatchObject([{ day: daysAgo(0), note: 'Long week' }]);
  expect(within(sheet).getByText('Sober days since you began').parentElement?.textContent).toContain(
    '40 days',
  );
  expect(within(sheet).getByText('Longest streak').parentElement?.textContent).toContain('40 days');
  const ways = within(sheet)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    'tel:+18006624357',
    'tel:988',
    '/emergency-plan',
    '/coping-toolkit',
    '/crisis-resources',
  ]);
  expect(sheet.textContent).not.toMatch(/relapse|fail|reset/i);
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
});

test.each([
  ['alcohol', true],
  ['drugs', true],
  ['other', true],
  ['smoking', false],
  ['gambling', false],
] as const)('after a lapse with %s the warning about tolerance is there: %s', async (type, isThere) => {
  press('Log the lapse', await openLapse({ type }));
  await screen.findByRole('heading', { name: 'What you built stays' });
  expect(screen.queryByText('Your body may handle less than before') !== null).toBe(isThere);
});

test.each([
  ['alcohol', ['SAMHSA Helpline: 1-800-662-4357', 'Call 988']],
  ['drugs', ['SAMHSA Helpline: 1-800-662-4357', 'Call 988']],
  ['other', ['SAMHSA Helpline: 1-800-662-4357', 'Call 988']],
  ['smoking', ['Quitline: 1-800-784-8669']],
  ['gambling', ['Problem gambling helpline: 1-800-697-3738']],
] as const)('after a lapse with %s the lines that fit are offered: %j', async (type, lines) => {
  const sheet = await openLapse({ type });
  press('Log the lapse', sheet);
  await screen.findByRole('heading', { name: 'What you built stays' });
  const calls = within(sheet)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('tel:'));
  expect(calls.map((call) => call.textContent)).toEqual(lines);
  const first = within(sheet).getAllByRole('link')[0];
  expect(first).toBe(calls[0]);
});

test.each([
  ['tomorrow', () => daysAgo(-1), /has not come yet/],
  ['the day before the beginning', () => daysAgo(41), /Your count begins on/],
  ['a day that has one', () => daysAgo(3), /There is a lapse on this day already/],
  ['no day', () => '', /Please choose a day/],
])('a lapse on %s is refused with a sentence, and nothing is kept', async (_, day, sentence) => {
  const before = { id: crypto.randomUUID(), day: daysAgo(3), note: '' };
  const sheet = await openLapse({ lapses: [before] });
  setDay(day());
  press('Log the lapse', sheet);
  expect(await within(sheet).findByText(sentence)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Which day was it/)));
  expect(kept()).toEqual([before]);
});

test('a lapse logged by mistake is undone at once, and the focus goes back to where it began', async () => {
  const sheet = await openLapse();
  press('Log the lapse', sheet);
  press('It was a mistake: undo', await screen.findByRole('dialog', { name: 'What you built stays' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toEqual([]);
  expect(within(card('Alcohol')).getByText('40 days')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Log a lapse/));
});

test('an earlier lapse is found in the list, with its note, and undone there', async () => {
  const lapses = [{ id: crypto.randomUUID(), day: daysAgo(5), note: 'The wedding' }];
  await showTracker({ sobriety: [sobrietyEntry({ sobrietyDate: daysAgo(40), lapses })] });
  expect(screen.queryByText('The wedding')).toBeNull();
  fireEvent.click(screen.getByText('Lapses'));
  expect(screen.getByText('The wedding')).toBeTruthy();
  press(/^It was a mistake: undo/);
  await waitFor(() => expect(kept()).toEqual([]));
  expect(within(card('Alcohol')).getByText('40 days')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Log a lapse/);
});

test('of many lapses the last ten are shown, and all of them on request', async () => {
  const lapses = Array.from({ length: 12 }, (_, place) => ({
    id: crypto.randomUUID(),
    day: daysAgo(place + 1),
    note: `note ${place + 1}`,
  }));
  await showTracker({ sobriety: [sobrietyEntry({ sobrietyDate: daysAgo(40), lapses })] });
  fireEvent.click(screen.getByText('Lapses'));
  const undos = () => screen.getAllByRole('button', { name: /^It was a mistake: undo/ });
  expect(undos()).toHaveLength(10);
  expect(screen.getByText('note 1')).toBeTruthy();
  press('Show all 12');
  expect(undos()).toHaveLength(12);
});

test('closing with a note that is not kept asks first, and keeps it for who stays', async () => {
  const sheet = await openLapse();
  write(/^A note for yourself/, 'Long week');
  press('Close', sheet);
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
  press('Keep writing', question);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText(/^A note for yourself/)).toHaveProperty('value', 'Long week');
  press('Cancel', sheet);
  press('Close without saving', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toEqual([]);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Log a lapse/));
});

test('closing with nothing written asks nothing', async () => {
  const sheet = await openLapse();
  press('Close', sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('where the note tells of danger, help stands before everything else', async () => {
  const sheet = await openLapse();
  write(/^A note for yourself/, 'I want to kill myself tonight');
  press('Log the lapse', sheet);
  const help = await screen.findByRole('alert');
  expect(help.querySelector('a')?.getAttribute('href')).toBe('tel:988');
  const after = await screen.findByText(/Telling the truth about a hard day/);
  expect(help.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(help));
  expect(screen.queryByText('Lapse logged')).toBeNull();
});

test('no number is said to someone who turned progress indicators off', async () => {
  preferences.save({ ...defaultPreferences, showProgress: false });
  const sheet = await openLapse();
  press('Log the lapse', sheet);
  await screen.findByRole('heading', { name: 'What you built stays' });
  expect(sheet.textContent).not.toMatch(/\d+ days/);
});

test('speaks Spanish', async () => {
  await showTracker({ sobriety: [sobrietyEntry()], language: 'es' });
  press(/^Anotar un tropiezo/);
  press('Anotar el tropiezo', await dialog());
  expect(await screen.findByRole('heading', { name: 'Lo que construiste se queda' })).toBeTruthy();
});
