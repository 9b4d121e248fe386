import { moveHoldings } from '@haven/kit/holdings';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import {
  bookmarkedSchema,
  dailyReminderAnswerSchema,
  dailyReminderPath,
  generateAnswerSchema,
  generateMessagePath,
  messagesPath,
  motivationalMessagesSchema,
  reflectionAnswerSchema,
  reflectionProgressSchema,
  reflectionsPath,
  reminderKeyAnswerSchema,
} from './contract.ts';
import { Caller, openWellbeing } from './fixtures/caller.ts';
import { everything } from './fixtures/everything.ts';
import { PushService } from './fixtures/push-service.ts';

let context: TestContext;
let service: Service;
let pushes: PushService;
let guest: Caller;
let member: Caller;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  pushes = await PushService.open();
  service = await openWellbeing(context, { pushServices: [pushes.origin] });
});
beforeEach(async () => {
  guest = await Caller.of(context, service, 'guest');
  member = await Caller.of(context, service, 'member');
});
afterAll(async () => {
  await pushes.close();
  await context.end();
});

const read = async <T>(answer: Promise<Response>, schema: z.ZodMiniType<T>) =>
  z.parse(schema, await (await answer).json());
const bookmark = (caller: Caller, id: string) =>
  caller.post(`${reflectionsPath}/${id}/bookmark`, { isBookmarked: true });
const bookmarked = async (caller: Caller) =>
  (await read(caller.get(`${reflectionsPath}/bookmarked`), bookmarkedSchema)).map(({ id }) => id).sort();
const word = (caller: Caller, id: string) =>
  read(caller.post(`${reflectionsPath}/${id}/personal-message`, {}), reflectionProgressSchema);
const today = async (caller: Caller) =>
  (await read(caller.get(`${reflectionsPath}/today`), reflectionAnswerSchema)).userProgress;
const generate = async (caller: Caller) =>
  (await read(caller.post(generateMessagePath, { userContext: 'I feel tired' }), generateAnswerSchema))
    .message;
const messages = (caller: Caller) => read(caller.get(messagesPath), motivationalMessagesSchema);
const signIn = () => moveHoldings(context.db, guest.id, member.id);

test('all that a guest kept is in the account after signing in, and a second time changes nothing', async () => {
  await bookmark(guest, '11-21');
  await bookmark(guest, '01-01');
  const { personalizedMessage } = await word(guest, '11-21');
  const message = await generate(guest);
  await signIn();
  const first = await everything(context.db);
  await signIn();
  expect(await everything(context.db)).toEqual(first);
  expect(await bookmarked(member)).toEqual(['01-01', '11-21']);
  expect(await today(member)).toMatchObject({ isBookmarked: true, personalizedMessage });
  expect(await messages(member)).toEqual([message]);
  // The session is identity's to end.
  const { sessions: _, ...kept } = first;
  expect(JSON.stringify(kept)).not.toContain(guest.id);
});

test('what both have is there once, and nothing of the account is lost', async () => {
  await bookmark(member, '11-21');
  await bookmark(member, '05-05');
  const own = await word(member, '11-21');
  const older = await generate(member);
  context.setNow(context.now() + 1000);
  await bookmark(guest, '11-21');
  await bookmark(guest, '01-01');
  await word(guest, '11-21');
  const newer = await generate(guest);
  await signIn();
  expect(await bookmarked(member)).toEqual(['01-01', '05-05', '11-21']);
  expect((await today(member))?.personalizedMessage).toBe(own.personalizedMessage);
  expect(await messages(member)).toEqual([newer, older]);
  expect(await bookmarked(guest)).toEqual([]);
  expect(await messages(guest)).toEqual([]);
});

test('a daily reminder goes on, comes once, and can be ended from the account', async () => {
  const { publicKey } = await read(guest.get(`${dailyReminderPath}/key`), reminderKeyAnswerSchema);
  const subscription = pushes.subscription(publicKey);
  const request = { subscription, time: '08:00', timeZone: 'UTC' };
  const { id } = await read(guest.post(dailyReminderPath, request), dailyReminderAnswerSchema);
  await signIn();
  await member.post(dailyReminderPath, request);
  context.setNow(Date.parse('2026-11-22T08:00:00Z'));
  for (const chore of service.chores ?? []) await chore.run();
  expect(pushes.arrived).toMatchObject([{ push: { kind: 'daily', day: '2026-11-22' } }]);
  context.setNow(Date.parse('2026-11-21T10:00:00Z'));
  expect((await guest.delete(`${dailyReminderPath}/${id}`)).status).toBe(404);
  expect((await member.delete(`${dailyReminderPath}/${id}`)).status).toBe(204);
});

test('what a guest and the account were told lately is not said again', async () => {
  const told: string[] = [];
  for (const caller of [guest, member])
    for (let count = 0; count < 10; count += 1) told.push((await generate(caller)).message);
  const remembered = async (...personId: string[]) => {
    const kept = context.db.collection('writer-memories').find({ personId: { $in: personId } });
    return (await kept.sort({ _id: 1 }).toArray()).map(({ used }) => used);
  };
  const before = await remembered(guest.id, member.id);
  await signIn();
  expect(await remembered(member.id)).toEqual(before);
  expect(told).not.toContain((await generate(member)).message);
  expect(await remembered(member.id)).toHaveLength(20);
});
