import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createWellbeing } from './app.ts';
import { paths } from './contract.ts';
import { everything } from './fixtures/everything.ts';

let context: TestContext;
let service: Service;
beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  service = await createWellbeing(context);
});
afterAll(() => context.end());

test.each(paths.filter((path) => path.endsWith('/*')))(
  'tells who asks for an unknown page below %s so, as JSON',
  async (path) => {
    const answer = await service.app.request(path.replace('*', 'nowhere/at/all'));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found', requestId: expect.any(String) });
  },
);

test('every path that it answers is one that the gateway hands to it', () => {
  const covers = (pattern: string, path: string) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const answered = service.app.routes.map(({ path }) => path).filter((path) => path !== '/*');
  expect(answered.length).toBeGreaterThan(10);
  expect(answered.filter((path) => !paths.some((pattern) => covers(pattern, path)))).toEqual([]);
});

test('starting again keeps all that is there', async () => {
  const before = await everything(context.db);
  await createWellbeing(context);
  expect(await everything(context.db)).toEqual(before);
});
