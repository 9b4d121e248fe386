import { showScreen } from '@haven/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { copingTexts } from '../coping-texts.ts';
import Guide from './guide.tsx';
import { guideAddress, guideIds, isGuideId } from './guide-ids.ts';
import * as loading from './load-guide.ts';

afterEach(() => vi.restoreAllMocks());

const close = () => undefined;
const texts = { coping: copingTexts };

test.each([
  ['breathing', 'Paced breathing', 'Start'],
  ['grounding', '5-4-3-2-1 grounding', 'Next'],
  ['urge', 'Ride out an urge', 'Start'],
  ['bodyScan', 'Body scan', 'Play'],
] as const)('%s opens under its name, which has the focus', async (guide, name, action) => {
  await showScreen(<Guide guide={guide} onClose={close} />, texts);
  const heading = screen.getByRole('heading', { name, level: 2 });
  expect(document.activeElement).toBe(heading);
  expect(await screen.findByRole('button', { name: action })).toBeTruthy();
  expect(document.activeElement).toBe(heading);
});

test('another guide in the same place takes the focus to its own name', async () => {
  const shown = await showScreen(<Guide guide="grounding" onClose={close} />, texts);
  await screen.findByRole('button', { name: 'Next' });
  shown.unmount();
  await showScreen(<Guide guide="breathing" onClose={close} />, texts);
  expect(document.activeElement?.textContent).toBe('Paced breathing');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('the line about urges makes room once the clock runs', async () => {
  sessionStorage.clear();
  await showScreen(<Guide guide="urge" onClose={close} />, texts);
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
  expect(getComputedStyle(screen.getByText(/^An urge rises and falls/)).display).toBe('none');
  fireEvent.click(screen.getByRole('button', { name: /^Stop here/ }));
  expect(getComputedStyle(screen.getByText(/^An urge rises and falls/)).display).toBe('block');
  sessionStorage.clear();
});

test('leads back to the toolkit', async () => {
  const closed = vi.fn();
  await showScreen(<Guide guide="grounding" onClose={closed} />, texts);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the toolkit' }));
  expect(closed).toHaveBeenCalledOnce();
});

test('what can not be loaded is said, and can be tried again', async () => {
  vi.spyOn(loading, 'loadGuide').mockRejectedValueOnce(new Error('offline'));
  await showScreen(<Guide guide="grounding" onClose={close} />, texts);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not be loaded'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement?.textContent).toBe('5-4-3-2-1 grounding');
  expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy();
});

test('only the guides that exist have an address', () => {
  expect(guideIds.every(isGuideId)).toBe(true);
  for (const value of ['', 'Breathing', 'toString', null, undefined, 4, {}])
    expect(isGuideId(value)).toBe(false);
  expect(guideAddress('bodyScan')).toBe('/coping-toolkit?guide=bodyScan');
});
