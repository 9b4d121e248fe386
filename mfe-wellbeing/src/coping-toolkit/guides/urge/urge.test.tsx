import { emergencyPlans } from '@haven/shared-ui/device-store';
import { showScreen } from '@haven/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copingTexts } from '../../coping-texts.ts';
import english from '../../locales/en.json';
import spanish from '../../locales/es.json';
import { lineCount } from './riding.tsx';
import Urge from './urge.tsx';

const start = Date.parse('2026-11-21T03:00:00Z');
const minute = 60_000;
const close = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
  close.mockClear();
});

async function open(language: 'en' | 'es' = 'en') {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  const shown = await showScreen(<Urge onClose={close} />, { coping: copingTexts }, language);
  // Only now: the texts come by real timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
  return shown;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const rate = (number: number) => fireEvent.click(screen.getByRole('radio', { name: String(number) }));
/** Second by second, since each render sets the timer of the next. */
function pass(time: number): void {
  for (let gone = 0; gone < time; gone += 1000)
    act(() => vi.advanceTimersByTime(Math.min(1000, time - gone)));
}
const left = () => screen.getByRole('timer').textContent;
const question = () =>
  screen.queryByRole('heading', { name: 'Compared with a minute ago, how is the urge?' });
/** The count under its words: 'times it fell' to '2'. */
const counted = (words: string) => screen.getByText(words).nextSibling?.textContent;

test('an urge is ridden out: rated, asked each minute, and counted at the end', async () => {
  await open();
  rate(8);
  press('Start');
  expect(document.activeElement?.textContent).toBe('You are riding it out');
  expect(question()).toBeNull();
  pass(minute + 500);
  expect(question()).toBeTruthy();
  press('Higher');
  pass(minute);
  press('Lower');
  pass(minute);
  pass(minute);
  press('Lower');
  pass(minute);
  expect(document.activeElement?.textContent).toBe('The time is over');
  expect(counted('minutes ridden out')).toBe('5');
  expect(counted('times it fell')).toBe('2');
  expect(counted('time it rose')).toBe('1');
  expect(screen.getByText('At the start it was 8.')).toBeTruthy();
  rate(3);
  expect(screen.getByText('At the start it was 8. Now it is 3.')).toBeTruthy();
});

test('nothing has to be said: it begins without a number and goes through every question by itself', async () => {
  await open();
  press('Start');
  pass(5 * minute + 500);
  expect(screen.getByRole('heading', { name: 'The time is over' })).toBeTruthy();
  expect(counted('times it fell')).toBe('0');
});

test('the answer keeps the focus, is seen as given, and can be changed within its minute', async () => {
  await open();
  press('Start');
  pass(minute + 500);
  const lower = screen.getByRole('button', { name: 'Lower' });
  lower.focus();
  fireEvent.click(lower);
  expect(document.activeElement).toBe(lower);
  expect(lower.getAttribute('aria-pressed')).toBe('true');
  press('The same');
  expect(lower.getAttribute('aria-pressed')).toBe('false');
  pass(minute);
  expect(screen.getByRole('button', { name: 'The same' }).getAttribute('aria-pressed')).toBe('false');
});

test('fifteen minutes, when they are chosen', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: '15 minutes' }));
  press('Start');
  expect(left()).toBe('15:00 left');
});

test('a reload takes nothing away, and its time counts', async () => {
  const before = await open();
  rate(6);
  press('Start');
  pass(minute + 500);
  press('Higher');
  before.unmount();
  vi.setSystemTime(start + 2 * minute + 30_000);
  await open();
  expect(left()).toBe('2:30 left');
  press('Lower');
  press(/Stop here/);
  expect(counted('minutes ridden out')).toBe('2');
  expect(counted('time it rose')).toBe('1');
  expect(counted('time it fell')).toBe('1');
});

test('a question that came while the tab was hidden stands there when it is seen again', async () => {
  await open();
  press('Start');
  vi.setSystemTime(start + 3 * minute + 5_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(left()).toBe('1:55 left');
  expect(question()).toBeTruthy();
});

test('a clock that is set back neither ends it nor makes it longer', async () => {
  await open();
  press('Start');
  pass(2 * minute);
  vi.setSystemTime(start - 60 * minute);
  pass(1_000);
  // The second in which it happened is lost, and no more.
  expect(left()).toBe('3:01 left');
  pass(minute);
  expect(left()).toBe('2:01 left');
});

test('stopping early is fine, and says so before and after', async () => {
  await open();
  press('Start');
  pass(minute + 500);
  press('Stop here. Stopping early is fine.');
  expect(screen.getByText(/^Stopping early is fine/)).toBeTruthy();
  press('Ride again');
  expect(document.activeElement?.textContent).toBe('First, look at the urge');
  expect(sessionStorage.getItem('haven-unsaved-urge')).toBeNull();
});

test('who has seen the end and leaves finds a new beginning', async () => {
  const shown = await open();
  press('Start');
  pass(5 * minute + 500);
  press('Back to the toolkit');
  expect(close).toHaveBeenCalledOnce();
  shown.unmount();
  await open();
  expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
});

test('who leaves in the middle finds it running when they come back', async () => {
  const shown = await open();
  press('Start');
  pass(minute);
  shown.unmount();
  await open();
  expect(left()).toBe('4:00 left');
});

test('a person to call is always there: 988, and the people of the own plan first', async () => {
  emergencyPlans.save({
    id: 'plan',
    warningSignsInput: '',
    copingStrategies: '',
    safePlaces: '',
    emergencyContacts: [
      { name: 'Ana', phone: '(555) 010-7788' },
      { name: 'No number', phone: 'ask Ana' },
    ],
    lastUpdated: start,
  });
  await open();
  press('Start');
  const calls = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(calls).toEqual([
    ['Call Ana', 'tel:5550107788'],
    ['Call 988', 'tel:988'],
  ]);
});

test('the title of the page stays as it is', async () => {
  document.title = 'Coping Toolkit';
  await open();
  press('Start');
  pass(2 * minute);
  expect(document.title).toBe('Coping Toolkit');
});

test('the question stands between the clock and the line of the minute, where an old phone still shows it', async () => {
  await open();
  press('Start');
  pass(minute + 500);
  const asked = question();
  const line = Object.values(english.guides.urge.lines)
    .flatMap((text) => screen.queryAllByText(text))
    .at(0);
  if (!asked || !line) throw new Error('no question or no line');
  expect(screen.getByRole('timer').compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(asked.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('there are as many lines of encouragement as are drawn from, in both languages', () => {
  expect(Object.keys(english.guides.urge.lines)).toHaveLength(lineCount);
  expect(Object.keys(spanish.guides.urge.lines)).toHaveLength(lineCount);
});
