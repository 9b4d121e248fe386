import { randomUUID } from 'node:crypto';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { createProgress } from './app.ts';
import { emotionalMilestonesPath, sobrietyMilestonesPath } from './contract.ts';
import { Caller } from './fixtures/caller.ts';
import { everything } from './fixtures/everything.ts';
import { expectRefused } from './fixtures/expect-refused.ts';
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

/** What Ana has. */
const [sobrietyId, emotionalId] = [randomUUID(), randomUUID()];
const sobrietyPath = `${sobrietyMilestonesPath}/${sobrietyId}`;
const emotionalPath = `${emotionalMilestonesPath}/${emotionalId}`;

let context: TestContext;
let service: Service;
let ana: Caller;
/** All that is kept: none of these tests changes it. */
let kept: unknown;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  service = await createProgress(context);
  ana = await Caller.of(context, service, 'ana');
  await ana.post(sobrietyMilestonesPath, wantedSobriety({ id: sobrietyId }));
  const answer = await ana.post(emotionalMilestonesPath, wantedEmotional({ id: emotionalId }));
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
    ['5 MB', JSON.stringify({ notes: 'x'.repeat(5 * 1024 * 1024) }), 413, 'too-large'],
    ['5 MB of something else', 'x'.repeat(5 * 1024 * 1024), 413, 'too-large'],
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
