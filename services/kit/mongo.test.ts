import { expect, inject, test } from 'vitest';
import { connectMongo, isDuplicateKey } from './mongo.ts';

const server = /^mongodb:\/\/[^/?]+/.exec(inject('mongodbUri'))?.[0];

test.each([
  [`${server}/`, undefined, 'haven'],
  [`${server}/?appName=test`, undefined, 'haven'],
  [`${server}/recovery?appName=test`, undefined, 'recovery'],
  [`${server}/recovery`, 'another', 'another'],
])('an address, sockets included, decides the name of the database: %#', async (uri, asked, name) => {
  const { client, db } = await connectMongo(uri, asked);
  await client.close();
  expect(db.databaseName).toBe(name);
});

test('tells a key that is taken from any other trouble', async () => {
  const { client, db } = await connectMongo(`${server}/`, 'test-duplicate-key');
  const things = db.collection<{ _id: string }>('things');
  await things.insertOne({ _id: 'one' });
  const taken = await things.insertOne({ _id: 'one' }).catch((error: unknown) => error);
  const wrong = await db.command({ noSuchCommand: 1 }).catch((error: unknown) => error);
  await db.dropDatabase();
  await client.close();
  expect([taken, wrong].map(isDuplicateKey)).toEqual([true, false]);
});
