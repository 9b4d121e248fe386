import { randomUUID } from 'node:crypto';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { createProgress } from './app.ts';
import { emotionalMilestonesPath, sobrietyMilestonesPath } from './contract.ts';
import { Caller } from './fixtures/caller.ts';
import { everything } from './fixtures/everything.ts';
import {
  checkpointFaults,
  emotionalFaults,
  type Fault,
  lapseFaults,
  newEmotionalFaults,
  newSobrietyFaults,
  sobrietyFaults,
} from './fixtures/faults.ts';
import { wantedCheckpoint, wantedEmotional, wantedLapse, wantedSobriety } from './fixtures/wanted.ts';

type Fields = Record<string, unknown>;

/** What Ana has, and Ben tries to reach. */
const [sobrietyId, otherId, emotionalId, lapseId, checkpointId] = Array.from({ length: 5 }, () =>
  randomUUID(),
);
const sobrietyPath = `${sobrietyMilestonesPath}/${sobrietyId}`;
const emotionalPath = `${emotionalMilestonesPath}/${emotionalId}`;
const deletions = [
  sobrietyPath,
  `${sobrietyPath}/lapses/${lapseId}`,
  emotionalPath,
  `${emotionalPath}/checkpoints/${checkpointId}`,
];

let context: TestContext;
let service: Service;
let ana: Caller;
let ben: Caller;
/** All that is kept: none of these tests changes it. */
let kept: unknown;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  service = await createProgress(context);
  ana = await Caller.of(context, service, 'ana');
  ben = await Caller.of(context, service, 'ben');
  await ana.post(sobrietyMilestonesPath, wantedSobriety({ id: otherId }));
  await ana.post(
    sobrietyMilestonesPath,
    wantedSobriety({ id: sobrietyId, lapses: [wantedLapse({ id: lapseId })] }),
  );
  const checkpoints = [wantedCheckpoint({ id: checkpointId })];
  const answer = await ana.post(emotionalMilestonesPath, wantedEmotional({ id: emotionalId, checkpoints }));
  expect(answer.status).toBe(201);
  kept = await everything(context.db);
});
afterEach(async () => {
  const before = kept;
  // Sessions that a test makes are no part of what a person has.
  kept = await everything(context.db);
  expect({ ...Object(kept), sessions: [] }).toEqual({ ...Object(before), sessions: [] });
});
afterAll(() => context.end());

/** That a call is refused, in words that can be shown. */
async function expectRefused(answer: Response, status: number, code: string, path?: string): Promise<void> {
  const told = z.parse(
    z.object({
      ...{ message: z.string(), code: z.string(), requestId: z.string() },
      issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    }),
    await answer.json(),
  );
  expect({ status: answer.status, code: told.code, told }).toMatchObject({ status, code });
  expect(told.message).toMatch(/\w\.$|^Invalid input: expected object, received \w+$/);
  expect(told.message).not.toMatch(/undefined|\[object|Invalid input$/);
  if (path !== undefined) expect(told.issues?.map((issue) => issue.path)).toContain(path);
}

type Call = { method: string; path: string; body: () => Fields; required: string[] };

/** Every call that takes a body: where it goes to, a body that would be taken, and the fields it needs. */
const calls: Call[] = [
  {
    ...{ method: 'POST', path: sobrietyMilestonesPath, body: () => wantedSobriety() },
    required: ['id', 'type', 'sobrietyDate'],
  },
  {
    ...{ method: 'PATCH', path: sobrietyPath, required: [] },
    body: () => {
      const { id, lapses, ...change } = wantedSobriety();
      return change;
    },
  },
  {
    ...{ method: 'POST', path: `${sobrietyPath}/lapses`, body: () => wantedLapse() },
    required: ['id', 'day'],
  },
  {
    ...{ method: 'POST', path: emotionalMilestonesPath, body: () => wantedEmotional() },
    required: ['id', 'category', 'title', 'description', 'milestoneType'],
  },
  {
    ...{ method: 'PATCH', path: emotionalPath, required: [] },
    body: () => {
      const { id, checkpoints, ...change } = wantedEmotional();
      return change;
    },
  },
  {
    ...{ method: 'POST', path: `${emotionalPath}/checkpoints`, body: () => wantedCheckpoint() },
    required: ['id', 'date', 'moodRating'],
  },
];

/** What no field of any call takes. */
const wrong: [string, unknown][] = [
  ['a list of a text', ['night']],
  ['a list of a list', [[]]],
  ['an object', {}],
  ['an operator', { $gt: '' }],
  ['a query', { $where: 'sleep(1000)' }],
  ['half a number', 1.5],
  ['a number below nothing', -1],
  ['a huge number', 1e300],
  ['true', true],
  ['HTML', '<b>gentle</b>'],
  ['a script', '<script>alert(1)</script>'],
  ['a picture', 'night <img src=x onerror="alert(1)">'],
  ['a comment of HTML', 'a <!-- b --> c'],
  ['one and a half tags', '<a'.repeat(30).concat('>')],
  ['an endless text', 'a'.repeat(2001)],
];
const lists = ['goals', 'lapses', 'checkpoints'];
const takenAwayByNull = ['substanceName', 'moneyPerDay', 'minutesPerDay', 'targetDate'];

describe.each(calls)('$method $path refuses', ({ method, path, body, required }) => {
  const fields = Object.keys(body());

  test.each(fields)('every wrong value for %s', async (field) => {
    for (const [, value] of wrong) {
      await expectRefused(await ana.call(method, path, { ...body(), [field]: value }), 422, 'invalid');
    }
  });

  test.each(fields.filter((field) => !lists.includes(field)))('a list for %s', async (field) => {
    await expectRefused(await ana.call(method, path, { ...body(), [field]: [] }), 422, 'invalid', field);
  });

  test.each(fields.filter((field) => method === 'POST' || !takenAwayByNull.includes(field)))(
    'null for %s',
    async (field) => {
      const answer = await ana.call(method, path, { ...body(), [field]: null });
      await expectRefused(answer, 422, 'invalid', field);
    },
  );

  test('a call without what it needs', async () => {
    for (const field of required) {
      const answer = await ana.call(method, path, { ...body(), [field]: undefined });
      await expectRefused(answer, 422, 'invalid', field);
    }
  });

  test.each([
    ['nothing', undefined, 400, 'broken-json'],
    ['an empty body', '', 400, 'broken-json'],
    ['broken JSON', '{"id":', 400, 'broken-json'],
    ['HTML', '<form><input name="id"></form>', 400, 'broken-json'],
    ['null', 'null', 422, 'invalid'],
    ['a list', '[]', 422, 'invalid'],
    ['a text', '"milestone"', 422, 'invalid'],
    ['a number', '7', 422, 'invalid'],
    ['true', 'true', 422, 'invalid'],
    ['1 MB', JSON.stringify({ notes: 'x'.repeat(1024 * 1024) }), 413, 'too-large'],
    ['1 MB of something else', 'x'.repeat(1024 * 1024), 413, 'too-large'],
  ])('%s for a body', async (_what, sent, status, code) => {
    await expectRefused(await ana.call(method, path, sent), status, code);
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'text/html', 'multipart/form-data', ''])(
    'a body of the type "%s"',
    async (type) => {
      const answer = await ana.with({ 'content-type': type }).call(method, path, body());
      await expectRefused(answer, 415, 'not-json');
    },
  );

  test.each(['https://elsewhere.example', 'null', 'http://localhost:3001'])(
    'a page of %s',
    async (origin) => {
      await expectRefused(await ana.with({ origin }).call(method, path, body()), 403, 'foreign-origin');
    },
  );

  test('everyone who is not signed in', async () => {
    const guest = await Caller.of(context, service, 'a guest', 'guest');
    for (const caller of [new Caller(service), new Caller(service, { cookie: 'haven-session=x' }), guest])
      await expectRefused(await caller.call(method, path, body()), 401, 'sign-in-required');
  });
});

const exact: { method: string; path: string; body: () => Fields; faults: Fault[] }[] = [
  { method: 'POST', path: sobrietyMilestonesPath, body: () => wantedSobriety(), faults: newSobrietyFaults },
  { method: 'PATCH', path: sobrietyPath, body: () => ({ notes: 'x' }), faults: sobrietyFaults },
  { method: 'POST', path: `${sobrietyPath}/lapses`, body: () => wantedLapse(), faults: lapseFaults },
  {
    method: 'POST',
    path: emotionalMilestonesPath,
    body: () => wantedEmotional(),
    faults: newEmotionalFaults,
  },
  { method: 'PATCH', path: emotionalPath, body: () => ({ title: 'x' }), faults: emotionalFaults },
  {
    method: 'POST',
    path: `${emotionalPath}/checkpoints`,
    body: () => wantedCheckpoint(),
    faults: checkpointFaults,
  },
];

describe.each(exact)('$method $path says where the fault is with', ({ method, path, body, faults }) => {
  test.each(faults)('%s', async (_name, change, where) => {
    await expectRefused(await ana.call(method, path, { ...body(), ...change }), 422, 'invalid', where);
  });

  test.each([
    ['a prototype', '{"__proto__":{"id":"x","type":"alcohol"}}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ])('%s, or changes nothing', async (_name, sent) => {
    const answer = await ana.call(method, path, sent);
    // A change of nothing is none; what is unknown is not kept.
    if (method === 'PATCH') expect(answer.status).toBe(200);
    else await expectRefused(answer, 422, 'invalid', 'id');
  });
});

/** Ids that nothing has. */
const strange = [
  randomUUID(),
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

test.each(strange)('the id %s is nowhere found', async (id) => {
  const answers = [
    await ana.patch(`${sobrietyMilestonesPath}/${id}`, { notes: 'x' }),
    await ana.delete(`${sobrietyMilestonesPath}/${id}`),
    await ana.post(`${sobrietyMilestonesPath}/${id}/lapses`, wantedLapse()),
    await ana.delete(`${sobrietyMilestonesPath}/${id}/lapses/${lapseId}`),
    await ana.delete(`${sobrietyPath}/lapses/${id}`),
    await ana.patch(`${emotionalMilestonesPath}/${id}`, { title: 'x' }),
    await ana.delete(`${emotionalMilestonesPath}/${id}`),
    await ana.post(`${emotionalMilestonesPath}/${id}/checkpoints`, wantedCheckpoint()),
    await ana.delete(`${emotionalMilestonesPath}/${id}/checkpoints/${checkpointId}`),
    await ana.delete(`${emotionalPath}/checkpoints/${id}`),
  ];
  for (const answer of answers) await expectRefused(answer, 404, 'not-found');
});

test("what is somebody else's is not found, and not changed", async () => {
  const answers = [
    await ben.patch(sobrietyPath, { notes: 'x' }),
    await ben.post(`${sobrietyPath}/lapses`, wantedLapse()),
    await ben.patch(emotionalPath, { title: 'x' }),
    await ben.post(`${emotionalPath}/checkpoints`, wantedCheckpoint()),
    ...(await Promise.all(deletions.map((path) => ben.delete(path)))),
  ];
  for (const answer of answers) await expectRefused(answer, 404, 'not-found');
  for (const path of [sobrietyMilestonesPath, emotionalMilestonesPath])
    expect(await (await ben.get(path)).json()).toEqual([]);
});

test('what belongs to another milestone, or another kind, is not found', async () => {
  const answers = [
    await ana.delete(`${sobrietyMilestonesPath}/${otherId}/lapses/${lapseId}`),
    await ana.delete(`${emotionalPath}/checkpoints/${lapseId}`),
    await ana.patch(`${emotionalMilestonesPath}/${sobrietyId}`, { title: 'x' }),
    await ana.delete(`${sobrietyMilestonesPath}/${emotionalId}`),
  ];
  for (const answer of answers) await expectRefused(answer, 404, 'not-found');
});

test('nobody lists or takes away who is not signed in', async () => {
  const guest = await Caller.of(context, service, 'a guest', 'guest');
  for (const caller of [new Caller(service), guest]) {
    for (const path of [sobrietyMilestonesPath, emotionalMilestonesPath])
      await expectRefused(await caller.get(path), 401, 'sign-in-required');
    for (const path of deletions) await expectRefused(await caller.delete(path), 401, 'sign-in-required');
  }
});

test.each(['https://elsewhere.example', 'null'])('a page of %s takes nothing away', async (origin) => {
  for (const path of deletions)
    await expectRefused(await ana.with({ origin }).delete(path), 403, 'foreign-origin');
});

test.each(['', 'tomorrow', '2026-02-30', '{"$gt":""}', '<b>2026-11-21</b>', '20261121', 'a'.repeat(5000)])(
  'a today of "%s" is refused before anything changes',
  async (today) => {
    const query = `?today=${encodeURIComponent(today)}`;
    const answers = [
      await ana.get(`${sobrietyMilestonesPath}${query}`),
      await ana.post(`${sobrietyMilestonesPath}${query}`, wantedSobriety()),
      await ana.patch(`${sobrietyPath}${query}`, { notes: 'x' }),
      await ana.post(`${sobrietyPath}/lapses${query}`, wantedLapse({ day: '2026-11-16' })),
      await ana.delete(`${sobrietyPath}/lapses/${lapseId}${query}`),
    ];
    for (const answer of answers) await expectRefused(answer, 422, 'invalid', 'today');
  },
);

test.each(['today[$gt]=', 'id[$ne]=', 'personId=ben', '__proto__[today]=2026-11-21'])(
  'a query of %s is no query of the database',
  async (query) => {
    const answer = await ana.get(`${sobrietyMilestonesPath}?${query}`);
    expect(await answer.json()).toHaveLength(2);
    expect(await (await ana.get(`${emotionalMilestonesPath}?${query}`)).json()).toHaveLength(1);
  },
);
