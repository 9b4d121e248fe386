import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { type DailyReminderRequest, dailyReminderPath, reminderKeyAnswerSchema } from '../contract.ts';
import { Caller, openWellbeing } from '../fixtures/caller.ts';
import { PushService } from '../fixtures/push-service.ts';

// In Berlin it is the day before, 13:00, when everyone sets their reminder.
const noon = Date.parse('2026-11-20T12:00:00Z');

let context: TestContext;
let service: Service;
/** Another process of the same Haven. */
let otherProcess: Service;
let pushes: PushService;
let publicKey: string;
let ana: Caller;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  pushes = await PushService.open();
  const config = { pushServices: [pushes.origin] };
  [service, otherProcess] = await Promise.all([
    openWellbeing(context, config),
    openWellbeing(context, config),
  ]);
  const answer = await new Caller(otherProcess).get(`${dailyReminderPath}/key`);
  publicKey = z.parse(reminderKeyAnswerSchema, await answer.json()).publicKey;
});
beforeEach(async () => {
  context.setNow(noon);
  pushes.answer = { status: 201 };
  pushes.arrived.length = 0;
  await context.db.collection('daily-reminders').deleteMany({});
  ana = await Caller.of(context, service);
});
afterAll(async () => {
  expect(pushes.faults).toEqual([]);
  await pushes.close();
  await context.end();
});

async function keep(more: Partial<DailyReminderRequest> = {}, caller = ana): Promise<DailyReminderRequest> {
  const subscription = pushes.subscription(publicKey);
  const request = { subscription, time: '08:00', timeZone: 'Europe/Berlin', ...more } as const;
  expect((await caller.post(dailyReminderPath, request)).status).toBe(200);
  return request;
}

/** What comes to all devices when Haven does its chore at a moment. */
async function at(moment: string, processes = [service]): Promise<unknown[]> {
  context.setNow(Date.parse(moment));
  pushes.arrived.length = 0;
  await Promise.all(processes.flatMap(({ chores = [] }) => chores.map((chore) => chore.run())));
  return pushes.arrived.map(({ push }) => push);
}

const daily = (day: string) => ({ kind: 'daily', day });

describe('the daily reminder', () => {
  test('comes at the chosen hour, once a day, day after day', async () => {
    await keep();
    expect(await at('2026-11-21T06:59:59Z')).toEqual([]);
    expect(await at('2026-11-21T07:00:00Z')).toEqual([daily('2026-11-21')]);
    expect(await at('2026-11-21T07:00:20Z')).toEqual([]);
    expect(await at('2026-11-21T23:00:00Z')).toEqual([]);
    expect(await at('2026-11-22T07:00:10Z')).toEqual([daily('2026-11-22')]);
  });

  test('stays at its hour when the clock changes', async () => {
    context.setNow(Date.parse('2027-03-27T12:00:00Z'));
    await keep({}, await Caller.of(context, service));
    expect(await at('2027-03-28T05:59:59Z')).toEqual([]);
    expect(await at('2027-03-28T06:00:00Z')).toEqual([daily('2027-03-28')]);
  });

  test('comes to each device of a person, and says its own day to each', async () => {
    context.setNow(Date.parse('2026-11-20T17:00:00Z'));
    await keep({ timeZone: 'Pacific/Kiritimati' });
    await keep({ timeZone: 'Pacific/Honolulu' });
    const came = await at('2026-11-20T18:00:00Z');
    expect(came).toHaveLength(2);
    expect(came).toEqual(expect.arrayContaining([daily('2026-11-20'), daily('2026-11-21')]));
  });

  test('carries nothing but its kind and its day, and is not kept into the night', async () => {
    const { subscription } = await keep();
    await at('2026-11-21T07:00:00Z');
    expect(pushes.arrived).toEqual([
      { endpoint: subscription.endpoint, push: daily('2026-11-21'), ttl: '14400', topic: 'haven-daily' },
    ]);
  });

  test('comes once when two processes send at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 45 }, () => Caller.of(context, service)));
    await Promise.all(people.map((person) => keep({}, person)));
    expect(await at('2026-11-21T07:00:00Z', [service, otherProcess, service])).toHaveLength(45);
    expect(new Set(pushes.arrived.map(({ endpoint }) => endpoint)).size).toBe(45);
  });

  test('does not come again on the same day after another hour was chosen', async () => {
    const request = await keep();
    await at('2026-11-21T07:00:00Z');
    await keep({ ...request, time: '10:00' });
    expect(await at('2026-11-21T09:00:00Z')).toEqual([]);
    expect(await at('2026-11-22T09:00:00Z')).toEqual([daily('2026-11-22')]);
  });

  test('does not come again on the same day in another zone, where it is earlier', async () => {
    const request = await keep();
    await at('2026-11-21T07:00:00Z');
    await keep({ ...request, timeZone: 'America/New_York' });
    expect(await at('2026-11-21T13:00:00Z')).toEqual([]);
    expect(await at('2026-11-22T13:00:00Z')).toEqual([daily('2026-11-22')]);
  });

  test('does not come on a day on which the device reminded by itself', async () => {
    const request = await keep();
    context.setNow(Date.parse('2026-11-21T05:00:00Z'));
    await keep({ ...request, remindedOn: '2026-11-21' });
    expect(await at('2026-11-21T07:00:00Z')).toEqual([]);
    expect(await at('2026-11-22T07:00:00Z')).toEqual([daily('2026-11-22')]);
  });

  test('does not come twice when it was chosen anew while it was on its way', async () => {
    await keep();
    await at('2026-11-21T07:00:00Z');
    // As a call leaves it that had read the reminder before it was sent.
    const nextAt = new Date('2026-11-21T08:00:00Z');
    await context.db.collection('daily-reminders').updateMany({}, { $set: { time: '09:00', nextAt } });
    expect(await at('2026-11-21T08:00:00Z')).toEqual([]);
    expect(await at('2026-11-22T08:00:00Z')).toEqual([daily('2026-11-22')]);
  });
});

describe('when something stands in the way', () => {
  test('a device that is gone is forgotten', async () => {
    await keep();
    pushes.answer = { status: 410 };
    await at('2026-11-21T07:00:00Z');
    expect(await context.db.collection('daily-reminders').countDocuments()).toBe(0);
  });

  test('a push service that is away is asked again after ten minutes, for the same day', async () => {
    await keep();
    pushes.answer = { status: 503 };
    await at('2026-11-21T07:00:00Z');
    pushes.answer = { status: 201 };
    expect(await at('2026-11-21T07:09:59Z')).toEqual([]);
    expect(await at('2026-11-21T07:10:00Z')).toEqual([daily('2026-11-21')]);
    expect(await at('2026-11-21T07:20:00Z')).toEqual([]);
    expect(await at('2026-11-22T07:00:00Z')).toEqual([daily('2026-11-22')]);
  });

  test('it is asked for two hours, and then the next day', async () => {
    await keep();
    pushes.answer = { status: 503 };
    for (let minute = 0; minute <= 120; minute += 10)
      await at(new Date(Date.parse('2026-11-21T07:00:00Z') + minute * 60_000).toISOString());
    pushes.answer = { status: 201 };
    expect(await at('2026-11-21T09:10:00Z')).toEqual([]);
    expect(await at('2026-11-22T07:00:00Z')).toEqual([daily('2026-11-22')]);
  });

  test('a push service that refuses is asked the next day', async () => {
    await keep();
    pushes.answer = { status: 413 };
    await at('2026-11-21T07:00:00Z');
    pushes.answer = { status: 201 };
    expect(await at('2026-11-21T07:10:00Z')).toEqual([]);
    expect(await at('2026-11-22T07:00:00Z')).toEqual([daily('2026-11-22')]);
  });

  test('a push service sends Haven nowhere else', async () => {
    await keep();
    const elsewhere = await PushService.open();
    pushes.answer = { status: 302, location: `${elsewhere.origin}/inside` };
    await at('2026-11-21T07:00:00Z');
    expect(elsewhere.faults).toEqual([]);
    await elsewhere.close();
  });

  test('what is more than two hours late is left out', async () => {
    await keep();
    expect(await at('2026-11-21T09:00:01Z')).toEqual([]);
    expect(await at('2026-11-22T07:00:00Z')).toEqual([daily('2026-11-22')]);
    expect(await at('2026-11-23T09:00:00Z')).toEqual([daily('2026-11-23')]);
  });

  test("after a stop over days, today's comes when it is not too late for it", async () => {
    await keep();
    expect(await at('2026-11-25T07:30:00Z')).toEqual([daily('2026-11-25')]);
    expect(await at('2026-11-28T06:00:00Z')).toEqual([]);
    expect(await at('2026-11-28T07:00:00Z')).toEqual([daily('2026-11-28')]);
  });
});
