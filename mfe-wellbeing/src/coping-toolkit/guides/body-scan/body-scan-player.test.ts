// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BodyScanPlayer } from './body-scan-player.ts';
import { type FakeSynthesis, stubSpeech, voice } from './fake-speech.ts';
import { progressOf } from './scan-state.ts';
import { browserSpeech } from './speech.ts';

const steps = ['The feet. They rest.', 'The knees. They rest too.', 'The head.'];

let synthesis: FakeSynthesis;
beforeEach(() => {
  vi.useFakeTimers();
  synthesis = stubSpeech();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const player = (language: 'en' | 'es' = 'en') =>
  new BodyScanPlayer({ steps, language, speech: browserSpeech() });

const said = () => synthesis.spoken.map(({ text }) => text);
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

/** Lets the voice say sentences to their end, with the pauses between the steps. */
async function listen(sentences: number): Promise<void> {
  for (let count = 0; count < sentences; count += 1) {
    if (synthesis.isSilent) await wait(2000);
    synthesis.say();
  }
}

test('is idle until Play is pressed, then speaks as the spec says: rate 0.8, volume 0.8, in the own language', () => {
  const scan = player('es');
  expect(scan.state()).toEqual({ status: 'idle', step: 0, sentence: 0, spoken: [], problem: null });
  expect(said()).toEqual([]);
  scan.play();
  expect(scan.state().status).toBe('playing');
  expect(synthesis.current).toMatchObject({
    text: 'The feet.',
    rate: 0.8,
    volume: 0.8,
    lang: 'es-MX',
    voice: { lang: 'es-MX' },
  });
});

test('speaks while the press is handled, since phones allow no other moment', () => {
  player().play();
  expect(said()).toEqual(['The feet.']);
});

test('goes through all steps, with two seconds of quiet between them, and ends', async () => {
  const scan = player();
  scan.play();
  await listen(2);
  expect(scan.state()).toMatchObject({ step: 1, spoken: [0] });
  await wait(1999);
  expect(synthesis.isSilent).toBe(true);
  await wait(1);
  expect(synthesis.current.text).toBe('The knees.');
  await listen(3);
  expect(said()).toEqual(['The feet.', 'They rest.', 'The knees.', 'They rest too.', 'The head.']);
  expect(scan.state()).toMatchObject({ status: 'finished', spoken: [0, 1, 2] });
  await wait(60_000);
  expect(said()).toHaveLength(5);
});

test('progress is the share of steps that were spoken to their end', async () => {
  const scan = player();
  const share = () => progressOf(scan.state(), steps.length);
  scan.play();
  synthesis.say();
  expect(share()).toBe(0);
  synthesis.say();
  expect(share()).toBe(33);
  await listen(3);
  expect(share()).toBe(100);
});

test('a step that was jumped over is not counted as spoken', async () => {
  const scan = player();
  scan.playFrom(2);
  synthesis.say();
  expect(scan.state()).toMatchObject({ status: 'finished', spoken: [2] });
});

test('a longer pause is kept between the steps', async () => {
  const scan = player();
  scan.setPause(10_000);
  scan.play();
  await listen(2);
  await wait(9_999);
  expect(synthesis.isSilent).toBe(true);
  await wait(1);
  expect(synthesis.current.text).toBe('The knees.');
});

test('pause silences at once, and going on says the sentence again', async () => {
  const scan = player();
  scan.play();
  synthesis.say();
  synthesis.start();
  scan.pause();
  expect(synthesis.isSilent).toBe(true);
  await wait(60_000);
  expect(scan.state()).toMatchObject({ status: 'paused', step: 0, sentence: 1, problem: null });
  scan.play();
  expect(said()).toEqual(['The feet.', 'They rest.', 'They rest.']);
  expect(scan.state().status).toBe('playing');
});

test('a pause in the quiet between two steps holds the next one back', async () => {
  const scan = player();
  scan.play();
  await listen(2);
  scan.pause();
  await wait(60_000);
  expect(said()).toHaveLength(2);
  scan.play();
  expect(synthesis.current.text).toBe('The knees.');
});

test('stop silences, and Play begins anew', async () => {
  const scan = player();
  scan.play();
  await listen(3);
  scan.stop();
  await wait(60_000);
  expect(synthesis.isSilent).toBe(true);
  expect(scan.state()).toMatchObject({ status: 'stopped', step: 0, problem: null });
  scan.play();
  expect(synthesis.current.text).toBe('The feet.');
  expect(scan.state().spoken).toEqual([]);
});

test('stop and pause do nothing where nothing plays', () => {
  const scan = player();
  scan.stop();
  scan.pause();
  expect(scan.state().status).toBe('idle');
});

test('another step can be begun while one is spoken, and the one before is heard no more', async () => {
  const scan = player();
  scan.play();
  synthesis.start();
  const before = synthesis.current;
  scan.playFrom(2);
  await wait(200);
  expect(synthesis.current.text).toBe('The head.');
  before.onend?.();
  before.onerror?.({ error: 'synthesis-failed' });
  expect(scan.state()).toMatchObject({ status: 'playing', step: 2, spoken: [] });
  synthesis.say();
  expect(scan.state()).toMatchObject({ status: 'finished', spoken: [2] });
});

test('a voice that does not begin within three seconds is not available', async () => {
  const scan = player();
  scan.play();
  await wait(2999);
  expect(scan.state().status).toBe('playing');
  await wait(1);
  expect(scan.state()).toMatchObject({ status: 'error', problem: 'notAvailable' });
  expect(synthesis.isSilent).toBe(true);
});

test('a voice that begins at the last moment is heard', async () => {
  const scan = player();
  scan.play();
  await wait(2999);
  synthesis.start();
  await wait(3000);
  expect(scan.state()).toMatchObject({ status: 'playing', problem: null });
});

test('an end without a start is no speech: the steps do not race by in silence', async () => {
  const scan = player();
  scan.play();
  synthesis.end();
  expect(scan.state()).toMatchObject({ step: 0, sentence: 0, spoken: [] });
  await wait(3000);
  expect(scan.state().problem).toBe('notAvailable');
});

test('an error in the middle is an audio error, and going on begins with the broken sentence', async () => {
  const scan = player();
  scan.play();
  await listen(2);
  await wait(2000);
  synthesis.start();
  synthesis.fail('synthesis-failed');
  expect(scan.state()).toMatchObject({ status: 'error', problem: 'failed', step: 1, spoken: [0] });
  scan.play();
  expect(synthesis.current.text).toBe('The knees.');
  expect(scan.state()).toMatchObject({ status: 'playing', problem: null, spoken: [0] });
});

test('a voice that was heard and then does not begin again is an audio error', async () => {
  const scan = player();
  scan.play();
  synthesis.say();
  await wait(3000);
  expect(scan.state()).toMatchObject({ status: 'error', problem: 'failed', sentence: 1 });
});

test.each(['interrupted', 'canceled'])('%s from outside pauses, and is no error', async (code) => {
  const scan = player();
  scan.play();
  synthesis.start();
  synthesis.fail(code);
  expect(scan.state()).toMatchObject({ status: 'paused', problem: null });
  await wait(60_000);
  scan.play();
  expect(synthesis.current.text).toBe('The feet.');
});

test('an end that is never told does not leave anybody waiting for ever', async () => {
  const scan = player();
  scan.play();
  synthesis.start();
  await wait(8_000 + 2 * 1_500 + 200);
  expect(synthesis.current.text).toBe('They rest.');
  expect(scan.state().status).toBe('playing');
});

test('a browser without speech says so at once', () => {
  const scan = new BodyScanPlayer({ steps, language: 'en', speech: null });
  scan.play();
  expect(scan.state()).toMatchObject({ status: 'error', problem: 'notAvailable' });
});

test('browserSpeech knows a browser without speech', () => {
  vi.unstubAllGlobals();
  expect(browserSpeech()).toBeNull();
});

test('no other voice ever reads the language', () => {
  synthesis.voices = [voice('en-US'), voice('fr-FR')];
  const scan = player('es');
  scan.play();
  expect(said()).toEqual([]);
  expect(scan.state()).toMatchObject({ status: 'error', problem: 'noVoice' });
});

test('waits for voices that come late', async () => {
  synthesis.voices = [];
  const scan = player('es');
  scan.play();
  await wait(1000);
  expect(scan.state().status).toBe('playing');
  synthesis.tellVoices([voice('en-US'), voice('es-US')]);
  expect(synthesis.current).toMatchObject({ text: 'The feet.', lang: 'es-US' });
  synthesis.start();
  await wait(5000);
  expect(scan.state()).toMatchObject({ status: 'playing', problem: null });
});

test('voices that come late and are none of the language are told as such', async () => {
  synthesis.voices = [];
  const scan = player('es');
  scan.play();
  synthesis.tellVoices([voice('en-US')]);
  expect(said()).toEqual([]);
  expect(scan.state().problem).toBe('noVoice');
});

test('a device that tells of no voice within three seconds has none', async () => {
  synthesis.voices = [];
  const scan = player();
  scan.play();
  await wait(2999);
  expect(scan.state().status).toBe('playing');
  await wait(1);
  expect(scan.state()).toMatchObject({ status: 'error', problem: 'noVoice' });
  synthesis.tellVoices([voice('en-US')]);
  expect(said()).toEqual([]);
});

test('stop while waiting for voices lets none speak afterwards', async () => {
  synthesis.voices = [];
  const scan = player();
  scan.play();
  scan.stop();
  synthesis.tellVoices([voice('en-US')]);
  await wait(10_000);
  expect(said()).toEqual([]);
  expect(scan.state().status).toBe('stopped');
});

test('without a voice a step is marked for reading, and Play tries again', () => {
  synthesis.voices = [voice('fr-FR')];
  const scan = player();
  scan.play();
  scan.playFrom(2);
  expect(scan.state()).toMatchObject({ status: 'error', problem: 'noVoice', step: 2 });
  expect(said()).toEqual([]);
  synthesis.voices = [voice('en-GB')];
  scan.play();
  expect(synthesis.current.text).toBe('The head.');
});

test('in a hidden tab, whose timers come late, each step still begins', async () => {
  const late = 1000;
  const scan = player();
  scan.play();
  synthesis.start();
  await wait(late);
  synthesis.end();
  synthesis.start();
  synthesis.end();
  await wait(2000 + late);
  synthesis.start();
  expect(scan.state()).toMatchObject({ status: 'playing', step: 1, spoken: [0] });
});

test('no frame of animation is needed', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  const scan = player();
  scan.play();
  await listen(5);
  expect(scan.state().status).toBe('finished');
  expect(frames).not.toHaveBeenCalled();
});

test('tells its watchers of every change, until they leave', () => {
  const scan = player();
  const watcher = vi.fn();
  const leave = scan.watch(watcher);
  scan.play();
  expect(watcher).toHaveBeenCalled();
  leave();
  watcher.mockClear();
  scan.stop();
  expect(watcher).not.toHaveBeenCalled();
});
