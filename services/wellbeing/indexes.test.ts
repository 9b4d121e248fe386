import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  copingSuggestionsPath,
  dailyReminderPath,
  generateMessagePath,
  messagesPath,
  reflectionsPath,
} from './contract.ts';
import { Caller, openWellbeing } from './fixtures/caller.ts';
import { PushService } from './fixtures/push-service.ts';

let context: TestContext;
let pushes: PushService;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  pushes = await PushService.open();
});
afterAll(async () => {
  await pushes.close();
  await context.end();
});

/** Read whole on purpose: one line for a collection, and the digests of the year, which are all compared at a start. */
const meantToBeWhole = ['find in holdings: {}', 'find in reflections: {}'];

test('an index serves every query of the screens and of the chore', async () => {
  const id = 'c7f7a6ee-64a6-4c7e-9d0c-0c4d7a0b6f10';
  const scans = await context.collectionScans(async (watched) => {
    const service = await openWellbeing(watched, { pushServices: [pushes.origin] });
    // The first one fills the collections: the plan of an empty one says nothing.
    for (const kind of ['guest', 'member', 'guest'] as const) {
      const caller = await Caller.of(context, service, kind);
      const statuses = [
        await caller.post(`${reflectionsPath}/seed`),
        await caller.get(`${reflectionsPath}/today`),
        await caller.get(`${reflectionsPath}/random?not=11-21`),
        await caller.post(`${reflectionsPath}/11-21/bookmark`, { isBookmarked: true }),
        await caller.get(`${reflectionsPath}/bookmarked`),
        await caller.post(`${reflectionsPath}/11-21/personal-message`, {}),
        await caller.post(copingSuggestionsPath, { situation: 'At home', feelings: 'Tired' }),
        await caller.post(generateMessagePath, { userContext: 'Tired', id }),
        await caller.post(generateMessagePath, { userContext: 'Tired', id }),
        await caller.get(messagesPath),
        await caller.post(`${messagesPath}/${id}/reaction`, { reaction: 'helpful' }),
      ].map(({ status }) => status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 201, 201, 200, 200]);
      const { publicKey } = Object(await (await caller.get(`${dailyReminderPath}/key`)).json());
      const subscription = pushes.subscription(publicKey);
      const request = { subscription, time: '08:00', timeZone: 'UTC' };
      const { id: reminder } = Object(await (await caller.post(dailyReminderPath, request)).json());
      await caller.post(`${dailyReminderPath}/test`, { endpoint: subscription.endpoint });
      context.setNow(context.now() + 86_400_000);
      for (const status of [503, 201, 410]) {
        pushes.answer = { status };
        for (const chore of service.chores ?? []) await chore.run();
        context.setNow(context.now() + 600_000);
      }
      pushes.answer = { status: 201 };
      const again = await Caller.of(context, service, kind, caller.id);
      await again.delete(`${dailyReminderPath}/${reminder}`);
      await again.post(`${reflectionsPath}/11-21/bookmark`, { isBookmarked: false });
      if (kind === 'guest') await again.delete(`${messagesPath}/${id}`);
    }
    for (let count = 0; count < 21; count += 1) {
      const caller = await Caller.of(context, service, 'member', 'a person who writes a lot');
      await caller.post(generateMessagePath, { userContext: 'Tired' });
    }
  });
  expect(scans.filter((scan) => !meantToBeWhole.includes(scan))).toEqual([]);
  expect(pushes.faults).toEqual([]);
});
