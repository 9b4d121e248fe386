import { showToast } from '@haven/shared-ui/toast';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { box, open, standIn } from './service-stand-in.tsx';

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));
standIn();

test("'Create Custom Reminder' scrolls up, and gives the box the focus after 300 ms", async () => {
  await open();
  await screen.findByText('No reminders yet');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Create Custom Reminder' }));
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  vi.advanceTimersByTime(299);
  expect(document.activeElement).not.toBe(box());
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(box());
});

test("'Create Custom Reminder' does not glide for somebody who asked for less motion", async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Create Custom Reminder' }));
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' });
});

test("'Configure Settings' shows the toast that the spec names", async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Configure Settings' }));
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Settings Coming Soon',
    description: 'Reminder settings will be available in the next update.',
  });
});
