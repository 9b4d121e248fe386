import { randomUUID } from 'node:crypto';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import {
  copingSuggestionsPath,
  dailyReminderAnswerSchema,
  dailyReminderPath,
  generateMessagePath,
  messagesPath,
  reflectionsPath,
  reminderKeyAnswerSchema,
  textLimit,
} from './contract.ts';
import { Caller, openWellbeing } from './fixtures/caller.ts';
import { everything } from './fixtures/everything.ts';
import { PushService } from './fixtures/push-service.ts';

type Fields = Record<string, unknown>;

let context: TestContext;
let service: Service;
let pushes: PushService;
let ana: Caller;
let ben: Caller;
/** What Ana has, and Ben tries to reach. */
const message = randomUUID();
let reminder: string;
/** All that is kept: none of these tests changes it. */
let kept: unknown;

const subscription = { endpoint: '', keys: { p256dh: '', auth: '' } };

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  pushes = await PushService.open();
  service = await openWellbeing(context, { pushServices: [pushes.origin] });
  ana = await Caller.of(context, service, 'guest', 'ana');
  ben = await Caller.of(context, service, 'member', 'ben');
  const key = await ana.get(`${dailyReminderPath}/key`);
  const { publicKey } = z.parse(reminderKeyAnswerSchema, await key.json());
  Object.assign(subscription, pushes.subscription(publicKey));
  const told = await ana.post(dailyReminderPath, { subscription, time: '08:00', timeZone: 'UTC' });
  reminder = z.parse(dailyReminderAnswerSchema, await told.json()).id;
  await ana.post(`${reflectionsPath}/11-21/bookmark`, { isBookmarked: true });
  await ana.post(`${reflectionsPath}/11-21/personal-message`, {});
  await ana.post(generateMessagePath, { userContext: 'I feel tired', id: message });
  kept = await everything(context.db);
});
afterEach(async () => {
  const before = kept;
  kept = await everything(context.db);
  expect(kept).toEqual(before);
  expect(pushes.arrived).toEqual([]);
});
afterAll(async () => {
  await pushes.close();
  await context.end();
});

/** That a call is refused, in words that can be shown. */
async function expectRefused(answer: Response, status: number, code?: string): Promise<void> {
  const told = z.parse(
    z.object({ message: z.string(), code: z.string(), requestId: z.string() }),
    await answer.json(),
  );
  expect({ status: answer.status, told }).toMatchObject({ status, told: code ? { code } : {} });
  expect(told.message).toMatch(/\w{3} .*\w{2}\.$|^Invalid input: expected object, received \w+$/);
  expect(told.message).not.toMatch(/undefined|\[object/);
}

/** Every call that takes a body: where it goes to, a body that would be taken, and the fields that may be left out. */
const calls: { path: string; body: () => Fields; optional: string[] }[] = [
  { path: `${reflectionsPath}/11-21/bookmark`, body: () => ({ isBookmarked: false }), optional: [] },
  {
    path: `${reflectionsPath}/11-21/personal-message`,
    body: () => ({ mood: 'okay', streak: 3, partOfDay: 'night' }),
    optional: ['mood', 'streak', 'partOfDay'],
  },
  {
    path: copingSuggestionsPath,
    body: () => ({ situation: 'At home', feelings: 'Tired', partOfDay: 'night', streak: 3 }),
    optional: ['partOfDay', 'streak'],
  },
  {
    path: generateMessagePath,
    body: () => ({
      ...{ userContext: 'Tired', id: randomUUID(), style: 'gentle', partOfDay: 'night', streak: 3 },
    }),
    optional: ['id', 'style', 'partOfDay', 'streak'],
  },
  { path: `${messagesPath}/${message}/reaction`, body: () => ({ reaction: 'helpful' }), optional: [] },
  {
    path: dailyReminderPath,
    body: () => ({ subscription, time: '09:00', timeZone: 'UTC', remindedOn: '2026-11-20' }),
    optional: ['remindedOn'],
  },
  { path: `${dailyReminderPath}/test`, body: () => ({ endpoint: subscription.endpoint }), optional: [] },
];

/** What no field of any call takes. */
const wrong: [string, unknown][] = [
  ['null', null],
  ['a list', []],
  ['a list of one', ['night']],
  ['an object', {}],
  ['an operator', { $gt: '' }],
  ['a query', { $where: 'sleep(1000)' }],
  ['half a number', 1.5],
  ['a number below nothing', -1],
  ['a blank text', '  '],
  ['HTML', '<b>gentle</b>'],
  ['a script', '<script>alert(1)</script>'],
  ['a picture', 'night <img src=x onerror="alert(1)">'],
];

describe.each(calls)('$path refuses', ({ path, body, optional }) => {
  const fields = Object.keys(body());

  test.each(fields)('every wrong value for %s', async (field) => {
    for (const [, value] of wrong) {
      await expectRefused(await ana.post(path, { ...body(), [field]: value }), 422, 'invalid');
    }
  });

  test.each(fields.filter((field) => !optional.includes(field)))('a call without %s', async (field) => {
    await expectRefused(await ana.post(path, { ...body(), [field]: undefined }), 422, 'invalid');
  });

  test.each([
    ['nothing', undefined, 400, 'broken-json'],
    ['an empty body', '', 400, 'broken-json'],
    ['broken JSON', '{"userContext":', 400, 'broken-json'],
    ['HTML', '<form><input name="userContext"></form>', 400, 'broken-json'],
    ['null', 'null', 422, 'invalid'],
    ['a list', '[]', 422, 'invalid'],
    ['a text', '"Tired"', 422, 'invalid'],
    ['a number', '7', 422, 'invalid'],
    ['true', 'true', 422, 'invalid'],
    ['1 MB', JSON.stringify({ userContext: 'x'.repeat(1024 * 1024) }), 413, 'too-large'],
    ['1 MB of something else', 'x'.repeat(1024 * 1024), 413, 'too-large'],
  ])('%s for a body', async (_what, sent, status, code) => {
    await expectRefused(await ana.post(path, sent), status, code);
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'text/html', 'multipart/form-data', ''])(
    'a body of the type "%s"',
    async (type) => {
      const answer = await ana.with({ 'content-type': type }).post(path, body());
      await expectRefused(answer, 415, 'not-json');
    },
  );

  test.each(['https://elsewhere.example', 'null', 'http://localhost:3001'])(
    'a page of %s',
    async (origin) => {
      await expectRefused(await ana.with({ origin }).post(path, body()), 403, 'foreign-origin');
    },
  );
});

test.each([
  ['a text that is too long', copingSuggestionsPath, { situation: 'a'.repeat(textLimit + 1), feelings: 'b' }],
  ['feelings that are too long', copingSuggestionsPath, { situation: 'a', feelings: 'b'.repeat(60_000) }],
  ['a context that is too long', generateMessagePath, { userContext: 'a'.repeat(textLimit + 1) }],
  ['an unknown style', generateMessagePath, { userContext: 'a', style: 'constructor' }],
  ['an id that is none', generateMessagePath, { userContext: 'a', id: '../ben' }],
  ['a streak of all of history', generateMessagePath, { userContext: 'a', streak: 1e9 }],
  ['a streak as a text', generateMessagePath, { userContext: 'a', streak: '7' }],
  ['a comment of HTML', generateMessagePath, { userContext: 'a <!-- b --> c' }],
  ['an end of a tag', generateMessagePath, { userContext: 'a </textarea> c' }],
  ['a prototype', generateMessagePath, '{"__proto__":{"userContext":"a"}}'],
  ['an unknown mood', `${reflectionsPath}/11-21/personal-message`, { mood: 'excellent' }],
  ['a text for a bookmark', `${reflectionsPath}/11-21/bookmark`, { isBookmarked: 'true' }],
  ['a number for a bookmark', `${reflectionsPath}/11-21/bookmark`, { isBookmarked: 1 }],
  ['an unknown reaction', `${messagesPath}/${message}/reaction`, { reaction: 'love' }],
])('refuses %s with 422', async (_what, path, body) => {
  await expectRefused(await ana.post(path, body), 422, 'invalid');
});

test('a text that is too long is told so alone, and is not searched for tags', async () => {
  const answer = await ana.post(generateMessagePath, { userContext: '<a>'.repeat(textLimit) });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    issues: [{ path: 'userContext', message: 'This is longer than 2000 characters.' }],
  });
});

test.each([
  ['no time', { time: undefined }],
  ['a time that is none of the five', { time: '08:30' }],
  ['an unknown zone', { timeZone: 'Europe/Atlantis' }],
  ['a long zone', { timeZone: 'a'.repeat(65) }],
  ['a moment for a day', { remindedOn: '2026-11-21T10:00:00Z' }],
  ['a day that never was', { remindedOn: '2026-02-30' }],
  ['a day that is yet to come', { remindedOn: '2027-01-01' }],
  ['an endpoint that is none', { endpoint: 'nowhere' }],
  ['an operator for an endpoint', { endpoint: { $gt: '' } }],
  ['an endless endpoint', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}` }],
  ['no keys', { keys: undefined }],
  ['an operator for the keys', { keys: { $gt: '' } }],
  ['an operator for a key', { keys: { p256dh: { $gt: '' }, auth: { $gt: '' } } }],
  ['a short key', { keys: { p256dh: 'AAAA', auth: 'A'.repeat(22) } }],
  ['a key of other signs', { keys: { p256dh: `<${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
])('refuses a reminder with %s', async (_what, change) => {
  const { endpoint, keys, ...rest }: Fields = { ...subscription, ...change };
  const body = { time: '09:00', timeZone: 'UTC', ...rest, subscription: { endpoint, keys } };
  await expectRefused(await ana.post(dailyReminderPath, body), 422, 'invalid');
});

/** Ids that nothing has. */
const strange = [
  'none',
  '%7B%22%24gt%22%3A%22%22%7D',
  '%7B%22%24ne%22%3Anull%7D',
  '$where',
  '__proto__',
  'constructor',
  '%00',
  '%E0%A4%A',
  '..%2F..%2Fetc',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'a'.repeat(5000),
];

describe.each(strange)('the id %s', (id) => {
  test('is nowhere found', async () => {
    const answers = [
      await ana.post(`${reflectionsPath}/${id}/bookmark`, { isBookmarked: true }),
      await ana.post(`${reflectionsPath}/${id}/personal-message`, {}),
      await ana.post(`${messagesPath}/${id}/reaction`, { reaction: 'helpful' }),
      await ana.delete(`${messagesPath}/${id}`),
      await ana.delete(`${dailyReminderPath}/${id}`),
    ];
    for (const answer of answers) await expectRefused(answer, 404, 'not-found');
  });
});

test("what is somebody else's is not found, and not changed", async () => {
  const answers = [
    await ben.post(`${messagesPath}/${message}/reaction`, { reaction: 'not_helpful' }),
    await ben.delete(`${messagesPath}/${message}`),
    await ben.delete(`${dailyReminderPath}/${reminder}`),
    await ben.post(`${dailyReminderPath}/test`, { endpoint: subscription.endpoint }),
  ];
  for (const answer of answers) await expectRefused(answer, 404, 'not-found');
});

test.each(['https://elsewhere.example', 'null'])('a page of %s deletes and loads nothing', async (origin) => {
  const page = ana.with({ origin });
  const answers = [
    await page.delete(`${messagesPath}/${message}`),
    await page.delete(`${dailyReminderPath}/${reminder}`),
    await page.post(`${reflectionsPath}/seed`),
  ];
  for (const answer of answers) await expectRefused(answer, 403, 'foreign-origin');
});

test('nobody does what needs a session', async () => {
  const nobody = new Caller(service);
  for (const { path, body } of calls.filter((call) => call.path !== copingSuggestionsPath))
    await expectRefused(await nobody.post(path, body()), 401, 'session-required');
  for (const path of [`${messagesPath}/${message}`, `${dailyReminderPath}/${reminder}`])
    await expectRefused(await nobody.delete(path), 401, 'session-required');
});

test.each([
  '',
  'tomorrow',
  '2026-02-30',
  '{"$gt":""}',
  '<b>2026-11-21</b>',
  '20261121',
  '2026-11-21T10:00',
  'a'.repeat(5000),
])('a day of the query that is "%s" is refused', async (day) => {
  const path = `${reflectionsPath}/today?day=${encodeURIComponent(day)}`;
  await expectRefused(await ana.get(path), 422, 'invalid');
});

test.each(['not[$gt]=', 'not={"$gt":""}', 'not=%00', 'day[$gt]=', '__proto__[not]=11-21', 'not=1&not=2'])(
  'a query of %s is no query of the database',
  async (query) => {
    for (const path of ['random', 'today', 'bookmarked'])
      expect((await ana.get(`${reflectionsPath}/${path}?${query}`)).status).toBe(200);
    expect((await ana.get(`${messagesPath}?personId=ben&${query}`)).status).toBe(200);
  },
);
