import { changeLanguage } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answer,
  answerWith,
  callsTo,
  evening,
  open,
  press,
  reflectionOf,
  refusal,
  serve,
  service,
  shown,
  standIn,
  toasts,
} from './service-stand-in.tsx';

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));
standIn();

test("today's reflection stands under the person's own date, with its step and category", async () => {
  await open();
  await screen.findByText('en words of 11-21.');
  expect(screen.getByRole('heading', { level: 2, name: 'en title of 11-21' })).toBeTruthy();
  for (const part of ['Saturday, November 21', 'Step 3', 'asking for help', 'Written for Haven']) {
    expect(shown().textContent).toContain(part);
  }
  expect(callsTo('today').map(([input]) => String(input))).toEqual(['/api/reflections/today?day=2026-11-21']);
});

test('a category that no text is known for is shown with spaces', async () => {
  const reflection = { ...reflectionOf('11-21'), category: 'brand_new_thing' };
  answerWith('today', () => Response.json({ reflection, userProgress: null }));
  await open();
  expect(await screen.findByText('brand new thing')).toBeTruthy();
});

test("at the person's own midnight the next day's reflection comes by itself", async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: evening, shouldAdvanceTime: true });
  await open();
  await screen.findByText('en words of 11-21.');
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000 + 2_000));
  expect(await screen.findByText('en words of 11-22.')).toBeTruthy();
  expect(shown().textContent).toContain('Sunday, November 22');
});

test('with the language the reflection changes, and so does the name of its category', async () => {
  await open();
  await screen.findByText('en words of 11-21.');
  await act(() => changeLanguage('es'));
  expect(await screen.findByText('es words of 11-21.')).toBeTruthy();
  expect(screen.getByText('pedir ayuda')).toBeTruthy();
  expect(shown().textContent).toContain('sábado, 21 de noviembre');
});

test('reflections that are not there yet are loaded once, and then today’s comes', async () => {
  service.isSeeded = false;
  await open();
  expect(await screen.findByText('en words of 11-21.')).toBeTruthy();
  expect(callsTo('seed')).toHaveLength(1);
  expect(showToast).not.toHaveBeenCalled();
});

test('when loading does not help, that is said after one try, and can be tried again', async () => {
  answerWith('today', () => refusal(503, 'service-away'));
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('The reflection did not arrive.');
  expect(callsTo('seed')).toHaveLength(1);
  expect(callsTo('today')).toHaveLength(2);
  serve.mockImplementation(answer);
  press('Try again');
  expect(await screen.findByText('en words of 11-21.')).toBeTruthy();
});

test("'Get New Reflection' shows another one than the shown, and there is a way back to today's", async () => {
  await open();
  await screen.findByText('en words of 11-21.');
  expect(screen.queryByRole('button', { name: 'Back to today' })).toBeNull();
  press('Get New Reflection');
  expect(await screen.findByText('en words of 03-04.')).toBeTruthy();
  expect(shown().textContent).toContain('From March 4');
  expect(screen.getByText('New reflection: en title of 03-04').getAttribute('role')).toBe('status');
  expect(document.activeElement?.contains(shown())).toBe(true);
  service.nextRandom = '05-06';
  press('Get New Reflection');
  expect(await screen.findByText('en words of 05-06.')).toBeTruthy();
  expect(callsTo('random').map(([input]) => String(input))).toEqual([
    '/api/reflections/random?not=11-21',
    '/api/reflections/random?not=03-04',
  ]);
  press('Back to today');
  expect(shown().textContent).toContain('en words of 11-21.');
  expect(screen.queryByRole('button', { name: 'Back to today' })).toBeNull();
  expect(document.activeElement?.contains(shown())).toBe(true);
});

test.each([
  ['Failed to get random reflection: 503', () => refusal(503, 'service-away')],
  ['Invalid response format', () => Response.json({ reflection: 'words' })],
  ['Invalid response format', () => new Response('<html>')],
  ['Failed to get a new reflection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is said when no other reflection comes, and the shown one stays', async (title, instead) => {
  await open();
  await screen.findByText('en words of 11-21.');
  answerWith('random', instead);
  press('Get New Reflection');
  await waitFor(() => expect(toasts()).toMatchObject([{ title, tone: 'destructive' }]));
  expect(shown().textContent).toContain('en words of 11-21.');
});

test("'Load All Content' says how many came", async () => {
  await open();
  await screen.findByText('en words of 11-21.');
  service.isSeeded = false;
  press('Load All Content');
  await waitFor(() => expect(toasts()).toEqual([{ title: '366 reflections loaded' }]));
  press('Load All Content');
  await waitFor(() => expect(toasts()[1]).toEqual({ title: 'All reflections are already here' }));
});

test("'Load All Content' that failed says so, and one that worked brings a reflection that was missing", async () => {
  answerWith('', () => refusal(500, 'unforeseen'));
  await open();
  await screen.findByRole('alert');
  press('Load All Content');
  await waitFor(() =>
    expect(toasts()).toMatchObject([
      { title: 'Failed to seed database with trusted content', tone: 'destructive' },
    ]),
  );
  serve.mockImplementation(answer);
  press('Load All Content');
  expect(await screen.findByText('en words of 11-21.')).toBeTruthy();
});
