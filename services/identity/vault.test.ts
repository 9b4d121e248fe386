import { randomUUID } from 'node:crypto';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createIdentity } from './app.ts';
import { type VaultEntry, vaultBatch } from './contract.ts';
import { Device } from './fixtures/device.ts';
import { vaultLimits } from './vault.ts';
import type { VaultEntryDocument } from './vault-entries.ts';
import { VaultRevisions } from './vault-revisions.ts';

// Some of these make thousands of writes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let context: TestContext;
let identity: Service;
let personId: string;
let phone: Device;
let laptop: Device;

const cookieOf = (id: string) => context.cookieOf({ id, kind: 'member' });
const deviceOf = async (id: string) => new Device(identity, id, await cookieOf(id));

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  identity = await createIdentity(context);
});
beforeEach(async () => {
  personId = randomUUID();
  phone = await deviceOf(personId);
  laptop = await deviceOf(personId);
});
afterAll(() => context.end());

const entry = (id: string, updatedAt = 1, body = `{"of":"${id}"}`): VaultEntry => ({
  collection: 'daily-check-ins',
  id,
  updatedAt,
  deleted: false,
  body,
});
const removed = (id: string, updatedAt: number): VaultEntry => ({
  ...entry(id, updatedAt, ''),
  deleted: true,
});
const entries = (count: number, body?: string) =>
  Array.from({ length: count }, (_, i) => entry(`entry-${String(i).padStart(5, '0')}`, 1, body));
const stored = () =>
  context.db.collection<VaultEntryDocument>('vault-entries').find({ personId }).sort({ _id: 1 }).toArray();

describe('two devices', () => {
  test('bring each other what they have', async () => {
    await phone.sync(entry('a'), entry('b'));
    await laptop.sync(entry('c'));
    await phone.sync();
    expect(phone.state()).toEqual([entry('a'), entry('b'), entry('c')]);
    expect(laptop.state()).toEqual(phone.state());
  });

  test('keep the later change, whichever arrives first', async () => {
    await phone.sync(entry('a', 2, 'later'));
    await laptop.sync(entry('a', 1, 'earlier'));
    expect(laptop.state()).toEqual([entry('a', 2, 'later')]);
  });

  test('keep what was removed away, until somebody writes it anew', async () => {
    await phone.sync(entry('a', 1));
    await phone.sync(removed('a', 2));
    await laptop.sync(entry('a', 1));
    expect(laptop.state()).toEqual([removed('a', 2)]);
    await laptop.sync(entry('a', 3));
    await phone.sync();
    expect(phone.state()).toEqual([entry('a', 3)]);
  });

  test('are told only what is new to them', async () => {
    await phone.sync(...entries(3));
    expect((await phone.sync()).entries).toEqual([]);
    await laptop.sync(entry('z'));
    expect((await phone.sync()).entries).toEqual([entry('z')]);
    expect((await phone.sync()).entries).toEqual([]);
  });

  test('never see what belongs to another person, nor skip their own by a cursor of another', async () => {
    const other = await deviceOf(randomUUID());
    await other.sync(...entries(5));
    await phone.sync(entry('a', 5, 'of the phone'), entry('b'));
    other.cursor = phone.cursor;
    expect((await other.sync()).entries).toEqual(entries(5));
  });

  test('take and tell nothing when somebody else has signed in in another tab since', async () => {
    const bensId = randomUUID();
    const ben = await deviceOf(bensId);
    await ben.sync(entry('of ben'));
    const answer = await phone.call([entry('a secret')], undefined, await cookieOf(bensId));
    expect(answer.status).toBe(409);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'someone-else' });
    expect(text).not.toContain('of ben');
    await ben.pull();
    expect(ben.state()).toEqual([entry('of ben')]);
  });
});

describe('the cloud', () => {
  test.each([
    ['a field name', '$updatedAt'],
    ['a variable', '$$ROOT'],
    ['an operator', '{"$gt":""}'],
    ['markup', '<script>alert(1)</script>'],
    ['signs of all kinds', 'ñ 🌱 \u0000 \u2028 "\\'],
    ['the longest text', '€'.repeat(64 * 1024)],
  ])('gives back %s as it was', async (_what, body) => {
    await phone.sync(entry('$_id', 1, body), entry('..', 2, body));
    await laptop.sync();
    expect(laptop.state()).toEqual([entry('$_id', 1, body), entry('..', 2, body)]);
  });

  test('keeps no text of what was removed', async () => {
    await phone.sync({ ...removed('a', 1), body: 'a secret' });
    expect(await stored()).toMatchObject([{ deleted: true, body: '' }]);
  });

  test('accepts half of an emoji and settles on one text for it', async () => {
    await phone.sync(entry('a', 1, 'cut \ud83c'));
    await phone.sync(entry('a', 1, 'cut \ud83c'));
    await laptop.sync();
    await phone.pull();
    expect(phone.state()).toEqual(laptop.state());
  });

  test('accepts a clock that is years ahead, and orders by it', async () => {
    await phone.sync(entry('a', Number.MAX_SAFE_INTEGER, 'from the future'));
    await laptop.sync(entry('a', context.now(), 'from today'));
    expect(laptop.state()).toEqual([entry('a', Number.MAX_SAFE_INTEGER, 'from the future')]);
  });

  test('changes nothing when a call is repeated', async () => {
    await phone.sync(...entries(5), removed('gone', 3));
    const before = await stored();
    phone.cursor = undefined;
    await phone.sync(...entries(5), removed('gone', 3));
    expect(await stored()).toEqual(before);
  });

  test('takes the newest of several versions in one call', async () => {
    await phone.sync(entry('a', 1), entry('a', 3, 'last'), entry('a', 2));
    expect(await stored()).toMatchObject([{ updatedAt: 3, body: 'last' }]);
  });

  test('hands out long entries a few at a time, as a bad network can carry them', async () => {
    const long = '€'.repeat(64 * 1024);
    for (let i = 0; i < 12; i += 2) await phone.sync(...entries(12, long).slice(i, i + 2));
    const pages = await laptop.pull();
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(laptop.state()).toEqual(entries(12, long));
  });

  test('takes no more in one call than devices send, and keeps nothing of it', async () => {
    const answer = await phone.call(entries(20, '€'.repeat(10 * 1024)));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too-large' });
    expect(await stored()).toEqual([]);
  });

  test('hands out all of a large vault in pages, each entry once', async () => {
    for (let i = 0; i < 450; i += vaultBatch) await phone.sync(...entries(450).slice(i, i + vaultBatch));
    const pages = await laptop.pull();
    expect(pages.map((page) => page.length)).toEqual([100, 100, 100, 100, 50]);
    expect(laptop.state()).toEqual(entries(450));
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(450);
  });

  test('sends everything again to a device that is ahead of it, as after a restored backup', async () => {
    await phone.sync(...entries(3));
    await context.db
      .collection<{ _id: string }>('vaults')
      .updateOne({ _id: personId }, { $set: { revision: 2 } });
    expect((await phone.sync()).entries).toHaveLength(2);
  });

  test('waits for a write that is under way, and then misses nothing of it', async () => {
    const slow = await new VaultRevisions(context).begin(personId, 1);
    await laptop.sync(entry('after'));
    expect((await phone.sync()).entries).toEqual([]);
    const document = { ...entry('before'), _id: `${personId}/daily-check-ins/before`, personId, size: 1 };
    await context.db
      .collection<VaultEntryDocument>('vault-entries')
      .insertOne({ ...document, revision: slow });
    await new VaultRevisions(context).finish(personId, slow);
    await phone.sync();
    expect(phone.state()).toEqual([entry('after'), entry('before')]);
  });
});

describe('a full vault', () => {
  /** Fills the vault as other calls would have, without making them. */
  async function fill(count: number, size: number): Promise<void> {
    const documents = Array.from({ length: count }, (_, i) => ({
      ...entry(`old-${i}`),
      _id: `${personId}/daily-check-ins/old-${i}`,
      personId,
      size,
      revision: i + 1,
    }));
    await context.db.collection<VaultEntryDocument>('vault-entries').insertMany(documents);
  }

  test.each([
    ['entries', vaultLimits.entries - 1, 10],
    ['bytes', 2, vaultLimits.bytes / 2 - 20],
  ])('refuses to grow in %s, says so, and changes nothing', async (_what, count, size) => {
    await phone.sync(entry('kept'));
    await fill(count, size);
    const answer = await phone.call([entry('kept', 2, 'changed, and longer than it was'), entry('new')]);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      code: 'vault-full',
      message: expect.stringContaining('nothing of this was saved'),
    });
    expect((await stored()).filter(({ id }) => !id.startsWith('old'))).toMatchObject([entry('kept')]);
  });

  test('still takes removals and what repeats, and so finds room again', async () => {
    await phone.sync(entry('kept', 2));
    await fill(2, vaultLimits.bytes / 2);
    expect((await phone.call([entry('new')])).status).toBe(413);
    expect((await phone.call([entry('kept', 2)])).status).toBe(200);
    expect((await phone.call([entry('kept', 1, 'older, and so not stored, and longer')])).status).toBe(200);
    expect((await phone.call([removed('old-0', 2)])).status).toBe(200);
    expect((await phone.call([entry('new')])).status).toBe(200);
  });
});

describe('many at once', () => {
  test('write the same new entries together: all are answered, and the newest is kept', async () => {
    for (let round = 0; round < 10; round++) {
      const versions = Array.from({ length: 8 }, (_, i) => entry(`round-${round}`, 1 + (i % 3), `by ${i}`));
      const answers = await Promise.all(versions.map((version) => phone.call([version])));
      expect(answers.map(({ status }) => status)).toEqual(versions.map(() => 200));
    }
    expect((await stored()).map(({ updatedAt, body }) => [updatedAt, body])).toEqual(
      Array.from({ length: 10 }, () => [3, 'by 5']),
    );
  });

  test('write while somebody reads: the reader gets every entry', async () => {
    const writers = await Promise.all(Array.from({ length: 4 }, () => deviceOf(personId)));
    let writing = true;
    const reading = (async () => {
      while (writing) await laptop.pull();
    })();
    await Promise.all(
      writers.map(async (writer, w) => {
        for (let i = 0; i < 25; i++) await writer.sync(entry(`${w}-${i}`), entry(`shared-${i}`, 1 + w));
      }),
    );
    writing = false;
    await reading;
    await laptop.pull();
    const all = await stored();
    expect(all).toHaveLength(4 * 25 + 25);
    expect(laptop.state().map(({ id, updatedAt }) => `${id} ${updatedAt}`)).toEqual(
      all.map(({ id, updatedAt }) => `${id} ${updatedAt}`),
    );
  });

  test('three devices that write and sync in any order end with the same', async () => {
    const version = fc.record({
      collection: fc.constantFrom('daily-check-ins' as const, 'chat-history' as const),
      id: fc.constantFrom('a', 'b', '$id'),
      updatedAt: fc.integer({ min: 1, max: 3 }),
      deleted: fc.boolean(),
      body: fc.constantFrom('a', 'b', '$body', '🌱', '\u{ffff}'),
    });
    const plain = version.map((each): VaultEntry => (each.deleted ? { ...each, body: '' } : each));
    const batches = fc.array(fc.array(plain, { maxLength: 4 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.tuple(batches, batches, batches), async (ofDevices) => {
        personId = randomUUID();
        const devices = await Promise.all(ofDevices.map(() => deviceOf(personId)));
        await Promise.all(
          devices.map(async (device, d) => {
            for (const batch of ofDevices[d] ?? []) await device.sync(...batch);
          }),
        );
        for (const device of devices) await device.pull();
        const [first, ...others] = devices.map((device) => device.state());
        for (const other of others) expect(other).toEqual(first);
        const cloud = (await stored()).map(({ collection, id, updatedAt, deleted, body }) => ({
          collection,
          id,
          updatedAt,
          deleted,
          body,
        }));
        expect(first).toEqual(cloud);
      }),
      { numRuns: 60 },
    );
  });
});
