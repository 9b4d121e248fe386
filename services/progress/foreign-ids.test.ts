import { randomUUID } from 'node:crypto';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { createProgress } from './app.ts';
import { emotionalMilestonesPath, sobrietyMilestonesPath } from './contract.ts';
import { Caller } from './fixtures/caller.ts';
import { everything } from './fixtures/everything.ts';
import { expectRefused } from './fixtures/expect-refused.ts';
import { wantedCheckpoint, wantedEmotional, wantedLapse, wantedSobriety } from './fixtures/wanted.ts';

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

test('a call that is meant for Ana, made when Ben has come in between, tells and changes nothing', async () => {
  for (const path of [sobrietyMilestonesPath, emotionalMilestonesPath]) {
    await expectRefused(await ben.get(`${path}?person=ana`), 409, 'someone-else');
    await expectRefused(await ben.post(`${path}?person=ana`, {}), 409, 'someone-else');
  }
  for (const path of deletions)
    await expectRefused(await ben.delete(`${path}?person=ana`), 409, 'someone-else');
  expect((await ana.get(`${sobrietyMilestonesPath}?person=ana`)).status).toBe(200);
});
