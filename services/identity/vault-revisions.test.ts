import { randomUUID } from 'node:crypto';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { VaultEntry } from './contract.ts';
import { storeEntry, type VaultEntryDocument } from './vault-entries.ts';
import { type VaultDocument, VaultRevisions } from './vault-revisions.ts';

let context: TestContext;
let revisions: VaultRevisions;
let person: string;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  revisions = new VaultRevisions(context);
});
beforeEach(() => {
  person = randomUUID();
});
afterAll(() => context.end());

/** Makes every announced write as old as if its process had died long ago. */
async function lookDead(): Promise<void> {
  const vaults = context.db.collection<VaultDocument>('vaults');
  await vaults.updateOne({ _id: person }, { $set: { 'pending.$[].since': new Date(0) } });
}

test('a vault that nobody wrote to is at its beginning', async () => {
  expect(await revisions.reached(person)).toEqual({ last: 0, settled: 0 });
});

test('writes that begin at once get numbers of their own', async () => {
  const firsts = await Promise.all(Array.from({ length: 20 }, () => revisions.begin(person, 5)));
  expect(firsts.toSorted((one, other) => one - other)).toEqual(firsts.map((_, i) => 1 + 5 * i));
});

test('readers go up to the first write that is not finished, in whatever order writes end', async () => {
  const first = await revisions.begin(person, 2);
  const second = await revisions.begin(person, 3);
  const third = await revisions.begin(person, 1);
  expect([first, second, third]).toEqual([1, 3, 6]);
  expect(await revisions.reached(person)).toEqual({ last: 6, settled: 0 });
  await revisions.finish(person, third);
  await revisions.finish(person, first);
  expect(await revisions.reached(person)).toEqual({ last: 6, settled: 2 });
  await revisions.finish(person, second);
  expect(await revisions.reached(person)).toEqual({ last: 6, settled: 6 });
});

test('a write whose process died does not hold readers up for ever', async () => {
  await revisions.begin(person, 2);
  await lookDead();
  const alive = await revisions.begin(person, 2);
  expect(await revisions.reached(person)).toEqual({ last: 4, settled: 2 });
  expect(await revisions.finish(person, alive)).toBe(true);
});

test('a write that was given up learns it, and numbers its entries anew', async () => {
  const entry: VaultEntry = {
    collection: 'daily-check-ins',
    id: 'a',
    updatedAt: 1,
    deleted: false,
    body: 'a',
  };
  const entries = context.db.collection<VaultEntryDocument>('vault-entries');
  const numbered = async () =>
    (await entries.find({ personId: person }).toArray()).map(({ revision }) => revision);

  const late = await revisions.begin(person, 1);
  await lookDead();
  await revisions.reached(person);
  await entries.bulkWrite([storeEntry(person, entry, late)]);
  expect(await revisions.finish(person, late)).toBe(false);

  const again = await revisions.begin(person, 1);
  await entries.bulkWrite([storeEntry(person, entry, again)]);
  expect(await numbered()).toEqual([late]);
  await entries.bulkWrite([storeEntry(person, entry, again, late)]);
  expect(await numbered()).toEqual([again]);
  expect(await revisions.finish(person, again)).toBe(true);
});

test('a late write never takes back what another device wrote since', async () => {
  const entries = context.db.collection<VaultEntryDocument>('vault-entries');
  const older: VaultEntry = {
    collection: 'daily-check-ins',
    id: 'a',
    updatedAt: 1,
    deleted: false,
    body: 'older',
  };
  await entries.bulkWrite([storeEntry(person, older, 1)]);
  await entries.bulkWrite([storeEntry(person, { ...older, updatedAt: 2, body: 'newer' }, 2)]);
  await entries.bulkWrite([storeEntry(person, older, 3, 1)]);
  expect(await entries.findOne({ personId: person })).toMatchObject({ body: 'newer', revision: 2 });
});
