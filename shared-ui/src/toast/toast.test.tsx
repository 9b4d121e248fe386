import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showScreen } from '../testing/index.ts';
import { closeToast, currentToast, showToast, ToastOutlet } from './index.ts';

const say = (title: string, tone?: 'destructive') => act(() => showToast({ title, ...(tone && { tone }) }));

test('a new toast takes the place of the one before', async () => {
  await showScreen(<ToastOutlet />, {});
  say('Check-in saved');
  await screen.findByText('Check-in saved');
  say('Preferences saved');
  await screen.findByText('Preferences saved');
  expect(screen.queryByText('Check-in saved')).toBeNull();
});

test('a toast that ends late does not take a newer one with it', () => {
  showToast({ title: 'first' });
  const first = currentToast();
  showToast({ title: 'second' });
  closeToast(first?.id ?? -1);
  expect(currentToast()?.title).toBe('second');
});

test('it leaves by itself after 5000 ms', async () => {
  await showScreen(<ToastOutlet />, {});
  say('The view is loaded');
  await screen.findByText('The view is loaded');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  say('Saved');
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.getByText('Saved')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('it can be closed', async () => {
  await showScreen(<ToastOutlet />, {});
  say('Message deleted');
  await screen.findByText('Message deleted');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Message deleted')).toBeNull());
  expect(currentToast()).toBeNull();
});

const announcement = async (words: string) =>
  (await screen.findAllByRole('status')).find((each) => each.textContent?.includes(words));

test('what went wrong is announced at once, the rest when there is a pause', async () => {
  await showScreen(<ToastOutlet />, {});
  say('Connection error', 'destructive');
  await waitFor(async () =>
    expect((await announcement('Connection error'))?.getAttribute('aria-live')).toBe('assertive'),
  );
  say('Connected again');
  await waitFor(async () =>
    expect((await announcement('Connected again'))?.getAttribute('aria-live')).toBe('polite'),
  );
});

test('F8 leads to the toasts', async () => {
  await showScreen(<ToastOutlet />, {});
  say('Saved');
  await screen.findByText('Saved');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  const region = screen.getByRole('region', { name: 'Notices (F8)' });
  expect(region.contains(document.activeElement)).toBe(true);
});
