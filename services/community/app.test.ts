import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createCommunity } from './app.ts';
import { paths } from './contract.ts';

let context: TestContext;
beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
});
afterAll(() => context.end());

test.each(paths)('tells who asks for %s that it is not there, as JSON', async (path) => {
  const { app } = await createCommunity(context);
  const answer = await app.request(path.replace('*', 'today'));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not-found', requestId: expect.any(String) });
});
