import { expect, test } from 'vitest';
import { HashQueue } from './hash-queue.ts';

/** Work that lasts until it is told to end. */
function longWork() {
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  return {
    begin: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    },
    endOne: async () => {
      await new Promise(setImmediate);
      ends.shift()?.();
    },
    most: () => most,
    running: () => running,
  };
}

test('runs two at a time and everyone in the end', async () => {
  const queue = new HashQueue();
  const work = longWork();
  const all = Array.from({ length: 10 }, () => queue.run(work.begin));
  for (let i = 0; i < 10; i++) await work.endOne();
  await Promise.all(all);
  expect([work.most(), work.running()]).toEqual([2, 0]);
});

test('tells a flood to wait, without beginning its work, and is well again after it', async () => {
  const queue = new HashQueue();
  const work = longWork();
  const outcomes = Promise.allSettled(Array.from({ length: 100 }, () => queue.run(work.begin)));
  for (let i = 0; i < 100; i++) await work.endOne();
  const refused = (await outcomes).flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  expect(refused).toHaveLength(100 - 2 - 40);
  expect(refused[0]).toMatchObject({ status: 503, code: 'busy', headers: { 'retry-after': '5' } });
  expect(await queue.run(async () => 'served')).toBe('served');
});

test('gives the place free when the work fails', async () => {
  const queue = new HashQueue();
  for (let i = 0; i < 5; i++) {
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  expect(await queue.run(async () => 'served')).toBe('served');
});
