import { checkIns, utcDay } from '@haven/shared-ui/device-store';
import { changeLanguage } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answer,
  answerWith,
  bookmark,
  callsTo,
  evening,
  open,
  press,
  refusal,
  saved,
  serve,
  service,
  shown,
  standIn,
  toasts,
} from './service-stand-in.tsx';

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));
standIn();

test('a bookmark shows at once, is kept, and stands among the saved ones', async () => {
  await open();
  await screen.findByText('en words of 11-21.');
  expect(saved().textContent).toContain('Press the bookmark of a reflection');
  expect(bookmark().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(bookmark());
  await waitFor(() => expect(bookmark().getAttribute('aria-pressed')).toBe('true'));
  expect(await within(saved()).findByRole('button', { name: 'en title of 11-21' })).toBeTruthy();
  expect(service.bookmarks).toEqual(['11-21']);
  fireEvent.click(bookmark());
  await waitFor(() => expect(service.bookmarks).toEqual([]));
  expect(await within(saved()).findByText(/Press the bookmark/)).toBeTruthy();
  expect(bookmark().getAttribute('aria-pressed')).toBe('false');
});

test('a bookmark that could not be kept is taken back, and that is said', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerWith('11-21/bookmark', () => promise);
  await open();
  await screen.findByText('en words of 11-21.');
  fireEvent.click(bookmark());
  await waitFor(() => expect(bookmark().getAttribute('aria-pressed')).toBe('true'));
  resolve(refusal(500, 'unforeseen'));
  await waitFor(() => expect(bookmark().getAttribute('aria-pressed')).toBe('false'));
  await waitFor(() =>
    expect(toasts()).toMatchObject([{ title: 'Failed to update bookmark', tone: 'destructive' }]),
  );
});

test('somebody without a session gets an anonymous one with the first bookmark', async () => {
  let session = false;
  serve.mockImplementation(async (input, init) => {
    if (String(input) === '/api/auth/guest') {
      session = true;
      return Response.json({});
    }
    return init?.method === 'POST' && !session ? refusal(401, 'sign-in-required') : answer(input, init);
  });
  await open();
  await screen.findByText('en words of 11-21.');
  expect(session).toBe(false);
  fireEvent.click(bookmark());
  await waitFor(() => expect(service.bookmarks).toEqual(['11-21']));
  expect(showToast).not.toHaveBeenCalled();
});

test('another reflection can be bookmarked, too', async () => {
  await open();
  await screen.findByText('en words of 11-21.');
  press('Get New Reflection');
  await screen.findByText('en words of 03-04.');
  fireEvent.click(bookmark());
  await waitFor(() => expect(service.bookmarks).toEqual(['03-04']));
  expect(bookmark().getAttribute('aria-pressed')).toBe('true');
  press('Back to today');
  expect(bookmark().getAttribute('aria-pressed')).toBe('false');
});

test('a bookmark pressed while that of another reflection is on its way is kept, and that one’s failure is told', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  serve.mockImplementation(async (input, init) => {
    if (String(input).endsWith('/03-04/bookmark')) await promise;
    return String(input).endsWith('/03-04/bookmark') ? refusal(500, 'unforeseen') : answer(input, init);
  });
  await open();
  await screen.findByText('en words of 11-21.');
  press('Get New Reflection');
  await screen.findByText('en words of 03-04.');
  fireEvent.click(bookmark());
  await waitFor(() => expect(callsTo('03-04/bookmark')).toHaveLength(1));
  press('Back to today');
  fireEvent.click(bookmark());
  await waitFor(() => expect(bookmark().getAttribute('aria-pressed')).toBe('true'));
  expect(callsTo('11-21/bookmark')).toHaveLength(0);
  resolve();
  await waitFor(() => expect(service.bookmarks).toEqual(['11-21']));
  expect(bookmark().getAttribute('aria-pressed')).toBe('true');
  expect(toasts()).toMatchObject([{ title: 'Failed to update bookmark', tone: 'destructive' }]);
});

test('a personal word comes under the reflection, with who wrote it, and another press brings a new one', async () => {
  checkIns.save({
    id: `check-in-${utcDay(evening)}`,
    date: utcDay(evening),
    mood: 'okay',
    gratitude: 'Something private.',
    copingStrategies: [],
    notes: '',
    timestamp: evening,
  });
  await open();
  await screen.findByText('en words of 11-21.');
  press('A word for me today');
  expect(await screen.findByText('You came here.')).toBeTruthy();
  expect(screen.getByText('Put together by a program from lines that people at Haven wrote')).toBeTruthy();
  press('A word for me today');
  expect(await screen.findByText('You came here. Again.')).toBeTruthy();
  const sent = callsTo('11-21/personal-message').map(([, init]) => JSON.parse(String(init?.body)));
  expect(sent[0]).toEqual({ mood: 'okay', streak: 1, partOfDay: 'night' });
});

test('a personal word that was not written says so', async () => {
  answerWith('11-21/personal-message', () => refusal(429, 'too-many-tries'));
  await open();
  await screen.findByText('en words of 11-21.');
  press('A word for me today');
  await waitFor(() =>
    expect(toasts()).toMatchObject([{ title: 'Your message was not written', tone: 'destructive' }]),
  );
  expect(shown().textContent).not.toContain('Written by');
});

test('a saved reflection opens, leads the reader to it, and follows the language', async () => {
  service.bookmarks = ['02-29', '11-21'];
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'en title of 02-29' }));
  expect(await screen.findByText('en words of 02-29.')).toBeTruthy();
  expect(shown().textContent).toContain('From February 29');
  expect(bookmark().getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement?.contains(shown())).toBe(true);
  await act(() => changeLanguage('es'));
  expect(await screen.findByText('es words of 02-29.')).toBeTruthy();
  await act(() => changeLanguage('en'));
  fireEvent.click(screen.getByRole('button', { name: 'en title of 11-21' }));
  expect(await screen.findByText('Saturday, November 21')).toBeTruthy();
});

test('saved reflections that did not arrive can be asked for again', async () => {
  answerWith('bookmarked', () => refusal(503, 'service-away'));
  await open();
  await screen.findByText('Your saved reflections did not arrive.');
  service.bookmarks = ['03-04'];
  serve.mockImplementation(answer);
  press('Try again');
  expect(await screen.findByRole('button', { name: 'en title of 03-04' })).toBeTruthy();
});
