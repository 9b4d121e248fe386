import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { Bus } from './bus.ts';
import { connectMongo } from './mongo.ts';
import { type TestContext, testContext } from './testing.ts';

let context: TestContext;
const opened: Bus[] = [];

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
});

afterAll(async () => {
  await Promise.all(opened.map((bus) => bus.close()));
  await context.end();
});

async function open(): Promise<Bus> {
  const bus = new Bus(context);
  await bus.open();
  opened.push(bus);
  return bus;
}

/** What a bus hears of a topic, as it comes. */
function heardBy(bus: Bus, topic: string): unknown[] {
  const heard: unknown[] = [];
  bus.subscribe(topic, (body) => heard.push(body));
  return heard;
}

test('what one instance says is heard by all, once and in order', async () => {
  const [one, other] = [await open(), await open()];
  const here = heardBy(one, 'a');
  const there = heardBy(other, 'a');
  const all = Array.from({ length: 500 }, (_, number) => ({ number }));
  for (const body of all) one.publish('a', body);
  expect(here).toEqual(all);
  await vi.waitFor(() => expect(there).toHaveLength(all.length));
  expect(there).toEqual(all);
});

test('a topic is heard by who listens to it, until they stop', async () => {
  const [one, other] = [await open(), await open()];
  const heard = heardBy(other, 'b');
  const stopped = vi.fn();
  other.subscribe('b', stopped)();
  one.publish('c', 1);
  one.publish('b', 2);
  await vi.waitFor(() => expect(heard).toEqual([2]));
  expect(stopped).not.toHaveBeenCalled();
});

test('who comes later hears nothing of before', async () => {
  const one = await open();
  one.publish('d', 'before');
  const witness = await open();
  const heard = heardBy(witness, 'd');
  one.publish('d', 'after');
  await vi.waitFor(() => expect(heard).toContain('after'));
  expect(heard).toEqual(['after']);
});

test('a listener whose tail broke takes it up where it was', async () => {
  const one = await open();
  const { client, db } = await connectMongo(inject('mongodbUri'), context.db.databaseName);
  const far = new Bus({ db, log: context.log });
  await far.open();
  opened.push(far);
  const heard = heardBy(far, 'e');
  one.publish('e', 1);
  await vi.waitFor(() => expect(heard).toEqual([1]));
  await killTails(context);
  for (let number = 2; number <= 20; number += 1) one.publish('e', number);
  await vi.waitFor(() => expect(heard).toHaveLength(20), { timeout: 10_000 });
  expect(heard).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  await far.close();
  await client.close();
});

/** Ends every tail of this database from the server's side, as a restart or a lost network does. */
async function killTails({ db }: TestContext): Promise<void> {
  const ended = await db.admin().command({
    aggregate: 1,
    pipeline: [
      { $currentOp: { idleCursors: true, allUsers: true } },
      { $match: { ns: `${db.databaseName}.bus` } },
    ],
    cursor: {},
  });
  const ids = ended.cursor.firstBatch.flatMap(
    (op: { cursor?: { cursorId: unknown } }) => op.cursor?.cursorId ?? [],
  );
  expect(ids.length).toBeGreaterThan(0);
  await db.command({ killCursors: 'bus', cursors: ids });
}
