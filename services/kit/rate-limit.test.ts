import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { RateLimiter } from './rate-limit.ts';
import { type TestContext, testContext } from './testing.ts';

const limit = { max: 3, windowSeconds: 60 };
const start = Date.parse('2026-11-21T10:00:00Z');

let context: TestContext;
let limiter: RateLimiter;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  limiter = new RateLimiter(context.db, context.now);
  await limiter.prepare();
});
beforeEach(async () => {
  context.setNow(start);
  await context.db.collection('rate-limits').deleteMany({});
});
afterAll(() => context.end());

const windows = () => context.db.collection('rate-limits').countDocuments();

test('lets the allowed number through, and says when to come back after it', async () => {
  for (let i = 0; i < limit.max; i++) await limiter.take('door', limit);
  context.setNow(start + 20_000);
  await expect(limiter.take('door', limit)).rejects.toMatchObject({
    status: 429,
    code: 'too-many-tries',
    headers: { 'retry-after': '40' },
  });
  await limiter.take('another door', limit);
});

test('starts anew when the window is over', async () => {
  for (let i = 0; i < limit.max; i++) await limiter.take('door', limit);
  context.setNow(start + 60_000);
  await limiter.take('door', limit);
});

test('counts tries that come at once, over all instances', async () => {
  const another = new RateLimiter(context.db, context.now);
  const tries = Array.from({ length: 20 }, (_, i) => (i % 2 ? limiter : another).take('door', limit));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(limit.max);
});

test('forgets a key after a success', async () => {
  for (let i = 0; i < limit.max; i++) await limiter.take('door', limit);
  await limiter.forget('door');
  await limiter.take('door', limit);
});

test('sweeps only what is over, by an index', async () => {
  await limiter.take('old', limit);
  context.setNow(start + 61_000);
  await limiter.take('new', limit);
  const scans = await context.collectionScans(({ db, now }) => new RateLimiter(db, now).sweep());
  expect(scans).toEqual([]);
  expect(await windows()).toBe(1);
});
