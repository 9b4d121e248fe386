import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { vapidKeys } from './vapid-keys.ts';

let context: TestContext;
beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
});
afterAll(() => context.end());

test('two starts at the same moment agree on one pair of keys, and later starts keep it', async () => {
  const [one, other] = await Promise.all([vapidKeys(context), vapidKeys(context)]);
  const again = await vapidKeys(context);
  expect(one.publicKey).toMatch(/^[\w-]{87}$/);
  expect([other, again].map(({ publicKey, privateKey }) => [publicKey, privateKey])).toEqual(
    Array(2).fill([one.publicKey, one.privateKey]),
  );
  expect(await context.db.collection('server-keys').countDocuments()).toBe(1);
});
