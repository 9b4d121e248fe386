import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLog } from './log.ts';
import { type TestContext, testContext } from './testing.ts';

let context: TestContext;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
});
afterAll(() => context.end());

/** What the log says of an error. */
function logged(error: unknown): { text: string; err: Record<string, unknown> } {
  const lines: string[] = [];
  createLog('error', { write: (line) => void lines.push(line) }).error({ err: error }, 'unforeseen error');
  const text = lines.join('');
  return { text, err: JSON.parse(text).err };
}

const failureOf = (work: () => Promise<unknown>) =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  );

test('a failed write leaves nothing of what was to be written in the log', async () => {
  const diary = context.db.collection<{ _id: string; text: string }>('diary');
  await diary.createIndex({ text: 1 }, { unique: true });
  await diary.insertOne({ _id: '1', text: 'a secret' });
  const replace = { _id: '2', text: 'a secret' };
  const failures = [
    await failureOf(() => diary.insertOne(replace)),
    await failureOf(() =>
      diary.bulkWrite([
        { updateOne: { filter: { _id: '2' }, update: { $set: { text: 'a secret' } }, upsert: true } },
      ]),
    ),
  ];
  for (const failure of failures) {
    const { text, err } = logged(failure);
    expect(text).not.toContain('a secret');
    expect(err).toMatchObject({ type: expect.stringMatching(/^Mongo/), code: 11000 });
    expect(err.stack).toContainEqual(expect.stringMatching(/^at .*error-for-log\.test\.ts/));
  }
});

test('text that could not be parsed stays out of the log', async () => {
  const failure = await failureOf(async () => JSON.parse('I had a hard night'));
  expect(logged(failure).text).not.toContain('hard night');
});

test('an error of ours keeps its words, its place and its cause', () => {
  const { err } = logged(new Error('nothing came back', { cause: new TypeError('no list') }));
  expect(err).toMatchObject({
    type: 'Error',
    message: 'nothing came back',
    stack: expect.arrayContaining([expect.stringMatching(/^at .*error-for-log\.test\.ts/)]),
    because: { type: 'TypeError', message: 'no list' },
  });
});

test('what is no error at all is named by its type', () => {
  expect(logged('a secret').err).toEqual({ type: 'string' });
});
