import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type TestContext, testContext } from './testing.ts';

let context: TestContext;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  const things = context.db.collection('things');
  await things.createIndex({ owner: 1 });
  await things.insertMany([
    { owner: 'ana', colour: 'red' },
    { owner: 'ben', colour: 'blue' },
  ]);
});
afterAll(() => context.end());

test('finds every kind of query that no index serves, and no other', async () => {
  const scans = await context.collectionScans(async ({ db }) => {
    const things = db.collection('things');
    for (const field of ['owner', 'colour']) {
      const query = { [field]: 'none' };
      await things.find(query).toArray();
      await things.aggregate([{ $match: query }]).toArray();
      await things.updateOne(query, { $set: { seen: true } });
      await things.deleteMany(query);
      await things.findOneAndUpdate(query, { $set: { seen: true } });
      await things.bulkWrite([{ updateOne: { filter: query, update: { $set: { a: 1 } } } }]);
    }
  });
  expect(scans.map((scan) => scan.split(':')[0])).toEqual([
    'find in things',
    'aggregate in things',
    'update in things',
    'delete in things',
    'findAndModify in things',
    'update in things',
  ]);
  expect(scans.every((scan) => scan.includes('colour'))).toBe(true);
});
