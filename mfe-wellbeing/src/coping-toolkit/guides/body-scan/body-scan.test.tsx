import { changeLanguage } from '@haven/shared-ui/language';
import { showScreen } from '@haven/shared-ui/testing';
import { showToast } from '@haven/shared-ui/toast';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copingTexts } from '../../coping-texts.ts';
import BodyScan from './body-scan.tsx';
import { bodyScanTexts } from './body-scan-texts.ts';
import { type FakeSynthesis, stubSpeech, voice } from './fake-speech.ts';

vi.mock('@haven/shared-ui/toast', () => ({ showToast: vi.fn() }));

let synthesis: FakeSynthesis;
beforeEach(() => {
  synthesis = stubSpeech();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(showToast).mockClear();
});

const open = (language: 'en' | 'es' = 'en') =>
  showScreen(<BodyScan />, { coping: copingTexts, bodyScan: bodyScanTexts }, language);

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const steps = () => within(screen.getByRole('list')).getAllByRole('listitem');
const current = () => steps().find((step) => step.getAttribute('aria-current') === 'step');
const hear = (what: () => void) => act(what);

/** Says the step that is on to its end. */
function sayStep(): void {
  while (!synthesis.isSilent) hear(() => synthesis.say());
}

test('the text guide stands there before anything is pressed, with all fifteen steps', async () => {
  await open();
  expect(steps()).toHaveLength(15);
  expect(current()).toBeUndefined();
  expect(screen.getByText(/About 19 minutes/)).toBeTruthy();
});

test('the guide follows the voice, and the progress counts spoken steps', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  press('Play');
  hear(() => synthesis.start());
  expect(current()?.textContent).toContain('1. Settling in');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0 of 15');
  hear(() => synthesis.end());
  sayStep();
  expect(current()?.textContent).toContain('2. Your breath');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 15');
  hear(() => vi.advanceTimersByTime(2000));
  expect(synthesis.current.text).toBe('Notice that you are breathing.');
});

test('one button plays and pauses and keeps the focus; stop lets the marks go', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Play' });
  button.focus();
  fireEvent.click(button);
  hear(() => synthesis.start());
  press('Pause');
  expect(synthesis.isSilent).toBe(true);
  expect(document.activeElement?.textContent).toBe('Go on');
  press('Go on');
  expect(synthesis.isSilent).toBe(false);
  const stop = screen.getByRole('button', { name: 'Stop' });
  stop.focus();
  fireEvent.click(stop);
  expect(document.activeElement?.textContent).toBe('Play');
  expect(synthesis.isSilent).toBe(true);
  expect(current()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('a step that is pressed is where the voice begins', async () => {
  await open();
  press(/^7\. Your belly/);
  expect(synthesis.current.text).toBe('Let your attention come to the belly.');
  expect(current()?.textContent).toContain('7. Your belly');
});

test('an error in the middle is told with the words of the spec', async () => {
  await open();
  press('Play');
  hear(() => synthesis.start());
  hear(() => synthesis.fail('synthesis-failed'));
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Audio Error',
    description: 'Audio playback failed. Please use the text guide below.',
    tone: 'destructive',
  });
  expect(screen.getByRole('heading', { name: 'Audio Error' })).toBeTruthy();
  press('Go on');
  expect(screen.queryByRole('heading', { name: 'Audio Error' })).toBeNull();
});

test('a voice that does not begin is not available', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  press('Play');
  hear(() => vi.advanceTimersByTime(3000));
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Audio Not Available' }));
});

test('without a voice of the language the text leads on, step by step, and nothing reads it aloud', async () => {
  synthesis.voices = [voice('en-US')];
  await open('es');
  screen.getByRole('button', { name: 'Escuchar' }).focus();
  press('Escuchar');
  expect(document.activeElement?.textContent).toBe('Paso siguiente');
  expect(synthesis.spoken).toEqual([]);
  expect(showToast).toHaveBeenCalledWith({
    title: 'Alternativa al audio',
    description: 'Este dispositivo no tiene una voz en español. Usa la guía en texto que está abajo.',
    tone: 'destructive',
  });
  expect(current()?.textContent).toContain('1. Acomodarte');
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  press('Paso siguiente');
  expect(shown).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  expect(current()?.textContent).toContain('2. La respiración');
  press('Paso anterior');
  expect(current()?.textContent).toContain('1. Acomodarte');
});

test('that there is no voice is told once: by the toast, and by a notice that only eyes find', async () => {
  synthesis.voices = [voice('de-DE')];
  await open();
  press('Play');
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(
    screen.getAllByText('This device has no English voice. Please use the text guide below.'),
  ).toHaveLength(1);
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual(['']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another language silences the voice', async () => {
  await open();
  press('Play');
  hear(() => synthesis.start());
  await act(() => changeLanguage('es'));
  expect(synthesis.isSilent).toBe(true);
  expect(current()).toBeUndefined();
  press('Escuchar');
  expect(synthesis.current).toMatchObject({ lang: 'es-MX', text: expect.stringContaining('Busca un lugar') });
});

test('leaving the screen silences the voice', async () => {
  const shown = await open();
  press('Play');
  hear(() => synthesis.start());
  shown.unmount();
  expect(synthesis.isSilent).toBe(true);
});

test('leaving the page silences the voice', async () => {
  await open();
  press('Play');
  hear(() => synthesis.start());
  hear(() => void window.dispatchEvent(new Event('pagehide')));
  expect(synthesis.isSilent).toBe(true);
});

test('longer pauses make it longer, and it says so', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: /Longer pauses/ }));
  expect(screen.getByText(/About 21 minutes/)).toBeTruthy();
});
