import { showScreen } from '@haven/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copingTexts } from '../../coping-texts.ts';
import Breathing from './breathing.tsx';

const close = vi.fn();
/** As the browser's own, as far as the circle is concerned. */
const animation = () => ({ currentTime: null as number | null, pause: vi.fn(), cancel: vi.fn() });
let animations: ReturnType<typeof animation>[];

beforeEach(() => {
  animations = [];
  Object.assign(Element.prototype, {
    animate: () => {
      const made = animation();
      animations.push(made);
      return made;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'wakeLock');
  close.mockClear();
});

async function open(language: 'en' | 'es' = 'en') {
  await showScreen(<Breathing onClose={close} />, { coping: copingTexts }, language);
  // Only now: the texts come by real timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
/** What a screen reader is told. */
const told = () =>
  screen
    .getAllByRole('status')
    .map((each) => each.textContent)
    .join('');

test('one press begins, with the longer breath out', async () => {
  await open();
  press('Start');
  expect(told()).toBe('Breathe in, 4 seconds');
  pass(4_000);
  expect(told()).toBe('Breathe out, 6 seconds');
  pass(6_100);
  expect(told()).toBe('Breathe in, 4 seconds');
  expect(screen.getByText('Breath 2 of 18')).toBeTruthy();
});

test('the seconds are counted down, for eyes alone', async () => {
  await open();
  press('Start');
  const seen = () =>
    screen.getByText('Breathe in', { selector: '[aria-hidden] *' }).parentElement?.textContent;
  expect(seen()).toBe('Breathe in4');
  pass(1_020);
  expect(seen()).toBe('Breathe in3');
  pass(2_000);
  expect(seen()).toBe('Breathe in1');
});

test('a pause stands still, however long it is', async () => {
  await open();
  press('Start');
  pass(5_000);
  press('Pause');
  expect(told()).toBe('Paused');
  pass(600_000);
  press('Go on');
  expect(told()).toBe('Breathe out, 6 seconds');
  pass(4_900);
  expect(told()).toBe('Breathe out, 6 seconds');
  pass(300);
  expect(told()).toBe('Breathe in, 4 seconds');
});

test('a hidden tab, whose timers sleep, shows the right moment when it is seen again', async () => {
  await open();
  press('Start');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 64_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(told()).toBe('Breathe out, 6 seconds');
  expect(screen.getByText('Breath 7 of 18')).toBeTruthy();
  vi.mocked(performance.now).mockRestore();
});

test('after its minutes it ends with the breaths counted, and the end is heard', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: /1 minute/ }));
  press('Start');
  pass(59_900);
  expect(screen.queryByRole('heading', { name: '6 slow breaths' })).toBeNull();
  pass(200);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '6 slow breaths' }));
  press('Back to the toolkit');
  expect(close).toHaveBeenCalledOnce();
});

test('stopping counts the whole breaths, and none is no reproach', async () => {
  await open();
  press('Start');
  pass(25_000);
  press('Stop');
  expect(screen.getByRole('heading', { name: '2 slow breaths' })).toBeTruthy();
  press('Once more');
  expect(document.activeElement?.textContent).toBe('Start');
  press('Start');
  pass(2_000);
  press('Stop');
  expect(screen.getByRole('heading', { name: 'You can come back to this at any time' })).toBeTruthy();
});

test('the end asks nothing, and has another tool and a person at hand', async () => {
  await open();
  press('Start');
  pass(12_000);
  press('Stop');
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['5-4-3-2-1 grounding', '/coping-toolkit?guide=grounding'],
    ['Call 988', 'tel:988'],
    ['Crisis Resources', '/crisis-resources'],
  ]);
});

test('4-7-8 says that it can make dizzy, and holds for seven seconds', async () => {
  await open();
  fireEvent.click(screen.getByRole('radio', { name: /4-7-8/ }));
  expect(screen.getByText(/can make you dizzy/)).toBeTruthy();
  press('Start');
  pass(4_020);
  expect(told()).toBe('Hold, 7 seconds');
});

test('the circle starts where the breath is, and rests with it', async () => {
  await open();
  press('Start');
  expect(animations.map((each) => each.currentTime)).toEqual([0, 0]);
  pass(3_000);
  press('Pause');
  const held = animations.slice(-2);
  expect(held.map((each) => each.currentTime)).toEqual([3_000, 3_000]);
  for (const each of held) expect(each.pause).toHaveBeenCalledOnce();
});

test('nothing grows for who asked for less motion: words, seconds and beads', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduce') }));
  await open();
  press('Start');
  expect(animations).toEqual([]);
  expect(screen.getByText('Breathe in', { selector: '[aria-hidden] *' })).toBeTruthy();
  expect(told()).toBe('Breathe in, 4 seconds');
});

test('the phone buzzes as the breath turns, only when it is asked to', async () => {
  const vibrate = vi.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  await open();
  press('Start');
  pass(12_000);
  expect(vibrate).not.toHaveBeenCalled();
  press('Stop');
  press('Once more');
  fireEvent.click(screen.getByRole('checkbox', { name: /Vibrate/ }));
  press('Start');
  pass(3_900);
  expect(vibrate).toHaveBeenCalledTimes(1);
  pass(200);
  expect(vibrate).toHaveBeenCalledTimes(2);
});

test('a phone that can not buzz is not asked about it', async () => {
  await open();
  expect(screen.queryByRole('checkbox', { name: /Vibrate/ })).toBeNull();
});

test('the screen is kept awake while it runs, and let go afterwards', async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  await open();
  expect(request).not.toHaveBeenCalled();
  press('Start');
  await act(async () => undefined);
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  press('Pause');
  expect(release).toHaveBeenCalledOnce();
});

test('speaks Spanish', async () => {
  await open('es');
  press('Empezar');
  expect(told()).toBe('Toma aire, 4 segundos');
});
