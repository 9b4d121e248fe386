import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startChores } from './chores.ts';
import { createLog } from './log.ts';

const log = createLog('silent');

/** A chore that lets a test wait for its runs, and decide how each of them goes. */
function watchedChore(outcome: (run: number) => Promise<void> = async () => undefined) {
  let runs = 0;
  const waiting: { until: number; go: () => void }[] = [];
  return {
    chore: {
      name: 'watched',
      every: 0.001,
      run: async () => {
        runs += 1;
        for (const each of waiting) if (each.until <= runs) each.go();
        await outcome(runs);
      },
    },
    count: () => runs,
    reach: (until: number) =>
      new Promise<void>((go) => (runs >= until ? go() : void waiting.push({ until, go }))),
  };
}

let stop: () => Promise<void> = async () => undefined;
beforeEach(() => {
  stop = async () => undefined;
});
afterEach(() => stop());

test('a chore is done at once, and again and again', async () => {
  const watched = watchedChore();
  stop = startChores([{ chores: [watched.chore] }, {}], log);
  await watched.reach(3);
});

test('a chore that fails is logged and tried again', async () => {
  const error = vi.spyOn(log, 'error');
  const watched = watchedChore(async (run) => {
    if (run === 1) throw new Error('no database');
  });
  stop = startChores([{ chores: [watched.chore] }], log);
  await watched.reach(2);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ chore: 'watched' }), expect.any(String));
});

test('stopping waits for what is under way, and nothing begins after it', async () => {
  let finished = false;
  const { promise: under, resolve: finish } = Promise.withResolvers<void>();
  const watched = watchedChore(async () => {
    await under;
    finished = true;
  });
  const end = startChores([{ chores: [watched.chore] }], log);
  await watched.reach(1);
  const ended = end();
  finish();
  await ended;
  expect(finished).toBe(true);
  const runs = watched.count();
  await end();
  expect(watched.count()).toBe(runs);
});
