import { savedStrategies } from '@haven/shared-ui/device-store';
import { changeLanguage } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keep } from './guides/urge/kept-session.ts';
import { begun } from './guides/urge/urge-session.ts';
import { keptOf } from './kept-strategies.ts';
import english from './locales/en.json';
import {
  beginEachAnew,
  button,
  card,
  goBack,
  isOpen,
  night,
  open,
  openTab,
  press,
  strategy,
  tab,
} from './toolkit-in-tests.tsx';

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));
// What a guide does is tested where it lives; here it is opened and closed.
vi.mock('./guides/load-guide.ts', () => ({ loadGuide: async () => () => null }));

beginEachAnew();

test('when the device refuses to save, that is said', async () => {
  await open('?tab=browse');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  press('Save to My Toolkit: Box breathing');
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'This device did not save it', tone: 'destructive' }),
  );
  expect(button('Save to My Toolkit: Box breathing')).toBeTruthy();
});

test('a link opens a tab, and a technique can be found by category, unfolded and saved', async () => {
  await open('?tab=browse');
  expect(isOpen('Browse Categories')).toBe(true);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  press('Physical');
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Tense and let go',
    'A ten-minute walk',
  ]);
  const fold = card('A ten-minute walk').getByRole('button', { name: /^Show the steps/ });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(card('A ten-minute walk').queryByRole('list')).toBeNull();
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(card('A ten-minute walk').getAllByRole('list')).toHaveLength(2);
  press('Save to My Toolkit: A ten-minute walk');
  expect(savedStrategies.read()).toMatchObject([{ id: 'technique-shortWalk', writtenBy: 'haven' }]);
});

test('the toolkit shows the newest first, in the language that is on, and says where it is kept', async () => {
  savedStrategies.save(keptOf(strategy(), night - 2000));
  await open('?tab=browse');
  press('Save to My Toolkit: Box breathing');
  openTab('My Toolkit');
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(titles()).toEqual(['Box breathing', 'A warm cup']);
  expect(screen.getByText('Your toolkit is kept on this device.')).toBeTruthy();
  await act(() => changeLanguage('es'));
  expect(titles()).toEqual(['Respirar en cuadrado', 'A warm cup']);
});

test('taking something out is asked about first; then the focus is on the heading', async () => {
  savedStrategies.save(keptOf(strategy(), night));
  await open('?tab=mine');
  press('Take out: A warm cup');
  expect((await screen.findByRole('alertdialog')).textContent).toContain("can't be brought back");
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(savedStrategies.read()).toHaveLength(1);
  press('Take out: A warm cup');
  fireEvent.click(await screen.findByRole('button', { name: 'Take it out' }));
  expect(savedStrategies.read()).toEqual([]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What you kept' })),
  );
});

test('an empty toolkit leads to the techniques', async () => {
  await open('?tab=mine');
  expect(screen.getByText('Your toolkit has room')).toBeTruthy();
  press('Look at the techniques');
  expect(isOpen('Browse Categories')).toBe(true);
  expect(document.activeElement).toBe(tab('Browse Categories'));
});

test('a toolkit of more than six can be filtered by what is in it', async () => {
  for (const place of [1, 2, 3, 4, 5, 6]) savedStrategies.save(keptOf(strategy({ id: `s${place}` }), place));
  await open('?tab=mine');
  expect(screen.queryByRole('group', { name: 'Show only' })).toBeNull();
  act(
    () => void savedStrategies.save(keptOf(strategy({ id: 's7', title: 'A call', category: 'social' }), 7)),
  );
  const filter = within(screen.getByRole('group', { name: 'Show only' }));
  expect(filter.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'All',
    'Grounding',
    'Social',
  ]);
  press('Social');
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(['A call']);
});

test('tabs are steps in the history: Back leads to the one before', async () => {
  await open();
  openTab('My Toolkit');
  expect(window.location.search).toBe('?tab=mine');
  await goBack();
  expect(isOpen('Generate Strategies')).toBe(true);
  expect(document.activeElement).toBe(tab('Generate Strategies'));
});

test.each(['breathing', 'grounding', 'urge', 'bodyScan'] as const)(
  'the tile of %s opens its guide in place of all else, and Back leads to the tile',
  async (guide) => {
    await open();
    press(new RegExp(`^${english.rightNow[guide].name}`));
    expect(window.location.search).toBe(`?guide=${guide}`);
    const heading = await screen.findByRole('heading', { level: 2 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coping Toolkit');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole('tab')).toBeNull();
    await goBack();
    expect(document.activeElement).toBe(button(new RegExp(`^${english.rightNow[guide].name}`)));
    expect(window.location.search).toBe('');
  },
);

test('a link into a guide opens it; closing it shows the toolkit, with the focus on its tile', async () => {
  await open('?guide=grounding&tab=browse');
  expect(screen.queryByRole('tab')).toBeNull();
  press(/back/i);
  expect(window.location.search).toBe('?tab=browse');
  expect(isOpen('Browse Categories')).toBe(true);
  expect(document.activeElement).toBe(button(/^5-4-3-2-1/));
});

test('an urge timer that runs is told on its tile, minute by minute, and so is its end', async () => {
  keep(begun({ minutes: 5, before: 7, firstLine: 0 }, night));
  await open();
  const tile = () => button(/^Ride out an urge/).textContent;
  expect(tile()).toBe('Ride out an urge Running 5 minutes left');
  const look = (later: number) => {
    vi.setSystemTime(night + later);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  look(4 * 60_000 + 1_000);
  expect(tile()).toBe('Ride out an urge Running 1 minute left');
  look(5 * 60_000);
  expect(tile()).toBe('Ride out an urge The time is over');
});

test('a guide opened from a technique leads back to it, still unfolded', async () => {
  await open('?tab=browse');
  fireEvent.click(card('Ride the urge').getByRole('button', { name: /^Show the steps/ }));
  press('Do it with the guide: Ride the urge');
  await screen.findByRole('heading', { level: 2 });
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  press(/back/i);
  await act(() => back);
  expect(document.activeElement).toBe(button('Do it with the guide: Ride the urge'));
  expect(card('Ride the urge').getByRole('button', { name: /^Hide the steps/ })).toBeTruthy();
});
