import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type DailyReminderRequest,
  dailyReminderAnswerSchema,
  dailyReminderPath,
  reminderKeyAnswerSchema,
} from '../contract.ts';
import { Caller, openWellbeing } from '../fixtures/caller.ts';
import { everything } from '../fixtures/everything.ts';
import { PushService } from '../fixtures/push-service.ts';
import { mostDevices } from './daily-reminders.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

let context: TestContext;
let service: Service;
let pushes: PushService;
let publicKey: string;
let ana: Caller;
let ben: Caller;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  pushes = await PushService.open();
  service = await openWellbeing(context, { pushServices: [pushes.origin] });
  const answer = await new Caller(service).get(`${dailyReminderPath}/key`);
  publicKey = z.parse(reminderKeyAnswerSchema, await answer.json()).publicKey;
});
beforeEach(async () => {
  context.setNow(noon);
  pushes.answer = { status: 201 };
  pushes.arrived.length = 0;
  ana = await Caller.of(context, service);
  ben = await Caller.of(context, service);
});
afterAll(async () => {
  await pushes.close();
  await context.end();
});

const kept = () => context.db.collection('daily-reminders');

const wanted = (more: Partial<DailyReminderRequest> = {}): DailyReminderRequest => ({
  subscription: pushes.subscription(publicKey),
  time: '08:00',
  timeZone: 'Europe/Berlin',
  ...more,
});

async function keep(caller: Caller, request: DailyReminderRequest) {
  const answer = await caller.post(dailyReminderPath, request);
  expect(answer.status).toBe(200);
  return z.parse(dailyReminderAnswerSchema, await answer.json());
}

const nextOf = async (caller: Caller, request: DailyReminderRequest) =>
  new Date((await keep(caller, request)).nextAt).toISOString();

describe('a reminder', () => {
  test('is kept for the chosen hour on the clock of its place', async () => {
    expect(await nextOf(ana, wanted())).toBe('2026-11-22T07:00:00.000Z');
    expect(await nextOf(ana, wanted({ time: '06:00', timeZone: 'Asia/Kathmandu' }))).toBe(
      '2026-11-22T00:15:00.000Z',
    );
    expect(await nextOf(ana, wanted({ time: '10:00', timeZone: 'America/New_York' }))).toBe(
      '2026-11-21T15:00:00.000Z',
    );
  });

  test('is one for a device, however often it asks, and changes with it', async () => {
    const first = wanted();
    const { id } = await keep(ana, first);
    const again = await keep(ana, { ...first, time: '10:00', timeZone: 'America/Lima' });
    expect(again).toEqual({ id, nextAt: Date.parse('2026-11-21T15:00:00Z') });
    expect(await kept().countDocuments({ personId: ana.id })).toBe(1);
  });

  test('is one when a device asks many times at the same moment', async () => {
    const request = wanted();
    const answers = await Promise.all(Array.from({ length: 12 }, () => keep(ana, request)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await kept().countDocuments({ personId: ana.id })).toBe(1);
  });

  test('leaves out a day on which the device has reminded by itself', async () => {
    const request = wanted({ time: '10:00', timeZone: 'America/New_York', remindedOn: '2026-11-21' });
    expect(await nextOf(ana, request)).toBe('2026-11-22T15:00:00.000Z');
  });

  test('remembers such a day when the device asks again without it, or with an older one', async () => {
    const request = wanted({ time: '10:00', timeZone: 'America/New_York' });
    await keep(ana, { ...request, remindedOn: '2026-11-21' });
    expect(await nextOf(ana, request)).toBe('2026-11-22T15:00:00.000Z');
    expect(await nextOf(ana, { ...request, remindedOn: '2026-11-01' })).toBe('2026-11-22T15:00:00.000Z');
  });

  test('takes a day that has begun somewhere on earth, and none that is yet to come', async () => {
    expect(await nextOf(ana, wanted({ remindedOn: '2026-11-22' }))).toBe('2026-11-23T07:00:00.000Z');
    for (const remindedOn of ['2026-11-23', '9999-12-31']) {
      const answer = await ana.post(dailyReminderPath, wanted({ remindedOn }));
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ message: 'remindedOn: This day has not come yet.' });
    }
    expect(await kept().countDocuments({ personId: ana.id })).toBe(1);
  });

  test('ends when the person says so', async () => {
    const { id } = await keep(ana, wanted());
    expect((await ana.delete(`${dailyReminderPath}/${id}`)).status).toBe(204);
    expect((await ana.delete(`${dailyReminderPath}/${id}`)).status).toBe(404);
    expect(await kept().countDocuments({ personId: ana.id })).toBe(0);
  });

  test('is not ended by somebody else', async () => {
    const { id } = await keep(ana, wanted());
    const before = await everything(context.db);
    const answer = await ben.delete(`${dailyReminderPath}/${id}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found' });
    expect(await everything(context.db)).toEqual(before);
  });
});

describe('a device that changes hands', () => {
  test('is taken over by who holds its secret', async () => {
    const request = wanted();
    await keep(ana, request);
    await keep(ben, { ...request, time: '09:00' });
    expect(await kept().countDocuments({ personId: ana.id })).toBe(0);
    expect(await kept().find({ personId: ben.id }).toArray()).toMatchObject([{ time: '09:00' }]);
  });

  test('is not taken by who knows its address alone', async () => {
    const request = wanted();
    await keep(ana, request);
    const before = await everything(context.db);
    const { keys } = pushes.subscription(publicKey);
    const stolen = { ...request, subscription: { ...request.subscription, keys } };
    const answer = await ben.post(dailyReminderPath, stolen);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'someone-else' });
    expect(await everything(context.db)).toEqual(before);
  });

  test('keeps the day that had its reminder', async () => {
    const request = wanted({ time: '10:00', timeZone: 'America/New_York' });
    await keep(ana, { ...request, remindedOn: '2026-11-21' });
    expect(await nextOf(ben, request)).toBe('2026-11-22T15:00:00.000Z');
  });
});

test(`a person has reminders on ${mostDevices} devices, and those still change when there are no more`, async () => {
  const last = wanted();
  const template = { personId: ana.id, time: '08:00', timeZone: 'UTC', nextAt: new Date(noon + 1e9) };
  const others = Array.from({ length: mostDevices - 1 }, () => ({ ...template, ...wanted() }));
  await kept().insertMany(others);
  await keep(ana, last);
  const refused = await ana.post(dailyReminderPath, wanted());
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'too-many-devices' });
  expect(await nextOf(ana, { ...last, time: '09:00' })).toBe('2026-11-22T08:00:00.000Z');
  expect(await kept().countDocuments({ personId: ana.id })).toBe(mostDevices);
  await keep(ben, wanted());
});

test.each([
  'http://169.254.169.254',
  'https://localhost',
  'https://fcm.googleapis.com.evil.example',
  'https://fcm.googleapis.com:8443',
  'https://user@fcm.googleapis.com',
])('refuses %s for a push service, and keeps nothing', async (address) => {
  const before = await everything(context.db);
  const { subscription, ...rest } = wanted();
  const endpoint = `${address}/push/1`;
  const answer = await ana.post(dailyReminderPath, { ...rest, subscription: { ...subscription, endpoint } });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'unknown-push-service' });
  expect(await everything(context.db)).toEqual(before);
});

test('refuses a key that nothing can be encrypted for', async () => {
  const before = await everything(context.db);
  const { subscription, ...rest } = wanted();
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  const keys = { ...subscription.keys, p256dh };
  const answer = await ana.post(dailyReminderPath, { ...rest, subscription: { ...subscription, keys } });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ message: 'subscription.keys.p256dh: This is not a key.' });
  expect(await everything(context.db)).toEqual(before);
});

describe('a reminder to try', () => {
  const tryIt = (caller: Caller, request: DailyReminderRequest) =>
    caller.post(`${dailyReminderPath}/test`, { endpoint: request.subscription.endpoint });

  test('comes at once, and the one of the day still comes', async () => {
    const request = wanted();
    await keep(ana, request);
    const before = await everything(context.db);
    expect((await tryIt(ana, request)).status).toBe(204);
    expect(pushes.arrived).toMatchObject([
      { endpoint: request.subscription.endpoint, push: { kind: 'test', day: '2026-11-21' } },
    ]);
    expect(await everything(context.db)).toEqual(before);
  });

  test("does not come to somebody else's device", async () => {
    const request = wanted();
    await keep(ana, request);
    expect((await tryIt(ben, request)).status).toBe(404);
    expect(pushes.arrived).toEqual([]);
  });

  test.each([
    ['is away', 503, 1],
    ['refuses it', 400, 1],
    ['no longer knows the device', 410, 0],
  ])('says so when the push service %s', async (_what, status, left) => {
    const request = wanted();
    await keep(ana, request);
    pushes.answer = { status };
    const answer = await tryIt(ana, request);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 'not-delivered' });
    expect(await kept().countDocuments({ personId: ana.id })).toBe(left);
  });

  test('comes ten times in ten minutes at most', async () => {
    const request = wanted();
    await keep(ana, request);
    const answers: number[] = [];
    for (let count = 0; count < 11; count += 1) answers.push((await tryIt(ana, request)).status);
    expect(answers).toEqual([...Array(10).fill(204), 429]);
    context.setNow(noon + 600_000);
    expect((await tryIt(ana, request)).status).toBe(204);
  });
});

test('nobody without a session is reminded, ends a reminder, or tries one', async () => {
  const { id } = await keep(ana, wanted());
  const nobody = new Caller(service);
  const answers = [
    await nobody.post(dailyReminderPath, wanted()),
    await nobody.post(`${dailyReminderPath}/test`, { endpoint: `${pushes.origin}/push/1` }),
    await nobody.delete(`${dailyReminderPath}/${id}`),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'session-required' });
  }
});
