import { randomUUID } from 'node:crypto';
import { declareHoldings } from '@haven/kit/holdings';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { userSchema } from './contract.ts';
import { Browser, openIdentity } from './fixtures/browser.ts';

let context: TestContext;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  await declareHoldings(context.db, [{ collection: 'bookmarks', personField: 'personId', single: false }]);
  await context.db.collection('bookmarks').createIndex({ personId: 1 });
});
afterAll(() => context.end());

test('an index serves every query of a whole life with Haven', async () => {
  const email = `${randomUUID()}@example.org`;
  const password = 'one day at a time';
  const entry = { collection: 'daily-check-ins', id: 'a', updatedAt: 1, deleted: false, body: '{}' };
  const scans = await context.collectionScans(async (watched) => {
    const identity = await openIdentity(watched);
    for (let visit = 0; visit < 2; visit++) {
      context.setNow(context.now() + 20 * 86_400_000);
      const browser = new Browser(identity);
      await browser.post('/api/auth/guest');
      await browser.post('/api/auth/join', { email, password });
      const entered = await browser.post('/api/auth/sign-in', { email, password });
      const { id: person } = z.parse(userSchema, await entered.json());
      await browser.get('/api/auth/user');
      await browser.post('/api/vault/sync', { person, entries: [entry, { ...entry, id: `${visit}` }] });
      context.setNow(context.now() + 20 * 86_400_000);
      await browser.get('/api/auth/user');
      await browser.get('/api/logout');
    }
  });
  // The list of holdings has one line for a collection, and is meant to be read whole.
  expect(scans.filter((scan) => !scan.startsWith('find in holdings'))).toEqual([]);
});
