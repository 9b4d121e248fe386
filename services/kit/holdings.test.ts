import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { declareHoldings, moveHoldings } from './holdings.ts';
import { type TestContext, testContext } from './testing.ts';

let context: TestContext;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  const { db } = context;
  await db.collection('bookmarks').createIndex({ personId: 1, page: 1 }, { unique: true });
  await declareHoldings(db, [
    { collection: 'bookmarks', personField: 'personId', single: false },
    { collection: 'profiles', personField: 'owner', single: true },
  ]);
});
beforeEach(async () => {
  await context.db.collection('bookmarks').deleteMany({});
  await context.db.collection('profiles').deleteMany({});
});
afterAll(() => context.end());

const bookmark = (personId: string, page: string) =>
  context.db.collection('bookmarks').insertOne({ personId, page });
const pagesOf = async (personId: string) =>
  (await context.db.collection('bookmarks').find({ personId }).toArray()).map(({ page }) => page).sort();
const profiles = () =>
  context.db
    .collection('profiles')
    .find({}, { projection: { _id: 0 } })
    .toArray();

test("moves a guest's things, and keeps what both have once", async () => {
  for (const page of ['1', '2', '3', '4']) await bookmark('guest', page);
  for (const page of ['2', '3', '9']) await bookmark('member', page);
  await moveHoldings(context.db, 'guest', 'member');
  expect(await pagesOf('member')).toEqual(['1', '2', '3', '4', '9']);
  expect(await pagesOf('guest')).toEqual([]);
});

test("keeps the account's own of what a person has once", async () => {
  const collection = context.db.collection('profiles');
  await collection.insertMany([
    { owner: 'guest', name: 'from before' },
    { owner: 'member', name: 'own' },
  ]);
  await moveHoldings(context.db, 'guest', 'member');
  expect(await profiles()).toEqual([{ owner: 'member', name: 'own' }]);
});

test('moves what a person has once into an account that has none, and may be repeated', async () => {
  await context.db.collection('profiles').insertOne({ owner: 'guest', name: 'from before' });
  await moveHoldings(context.db, 'guest', 'member');
  await moveHoldings(context.db, 'guest', 'member');
  expect(await profiles()).toEqual([{ owner: 'member', name: 'from before' }]);
});

test('leaves a person who is moved to themselves as they are', async () => {
  await context.db.collection('profiles').insertOne({ owner: 'member', name: 'own' });
  await moveHoldings(context.db, 'member', 'member');
  expect(await profiles()).toEqual([{ owner: 'member', name: 'own' }]);
});
