import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { answerAsStream } from './answer-stream.ts';
import { HavenError } from './errors.ts';
import { eventsOf } from './events-in-tests.ts';
import { serviceApp } from './service-app.ts';
import { type TestContext, testContext } from './testing.ts';

let context: TestContext;
beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
});
afterAll(() => context.end());

const done = { words: 'Two.' };

async function streamed(write: Parameters<typeof answerAsStream>[1]) {
  const app = serviceApp(context);
  app.get('/', (c) => answerAsStream(c, write));
  return await eventsOf(await app.request('/'));
}

test('the events come in the order in which they were heard, with line breaks and all', async () => {
  const events = await streamed(async (hear) => {
    hear({ kind: 'text', text: 'One\n\ndata: not an event. ' });
    hear({ kind: 'start-over' });
    hear({ kind: 'text', text: 'Two.' });
    return done;
  });
  expect(events).toEqual([
    { event: 'text', data: { text: 'One\n\ndata: not an event. ' } },
    { event: 'start-over', data: {} },
    { event: 'text', data: { text: 'Two.' } },
    { event: 'done', data: done },
  ]);
});

test.each([
  ['foreseen', new HavenError(409, 'full', 'There is no room.'), { status: 409, code: 'full' }],
  ['unforeseen', new Error('secret of the house'), { status: 500, code: 'unforeseen' }],
])('the events end with what went wrong, where it was %s', async (_what, error, data) => {
  const events = await streamed((hear) => {
    hear({ kind: 'text', text: 'One. ' });
    return Promise.reject(error);
  });
  expect(events).toMatchObject([{ event: 'text' }, { event: 'failed', data }]);
  expect(JSON.stringify(events)).not.toContain('secret');
});
