import { randomUUID } from 'node:crypto';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createProgress } from './app.ts';
import { emotionalMilestonesPath, milestoneLimits, paths, sobrietyMilestonesPath } from './contract.ts';
import { Caller } from './fixtures/caller.ts';
import { everything } from './fixtures/everything.ts';
import { wantedCheckpoint, wantedEmotional, wantedLapse, wantedSobriety } from './fixtures/wanted.ts';

let context: TestContext;
beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
});
afterAll(() => context.end());

test('an index serves every query', async () => {
  const scans = await context.collectionScans(async (watched) => {
    const service = await createProgress(watched);
    // The first one fills the collections: the plan of an empty one says nothing.
    for (const id of ['ana', 'ben']) {
      const caller = await Caller.of(context, service, id);
      const [sobriety, emotional] = [wantedSobriety(), wantedEmotional()];
      const [lapse, checkpoint] = [wantedLapse(), wantedCheckpoint()];
      const mine = `${sobrietyMilestonesPath}/${sobriety.id}`;
      const also = `${emotionalMilestonesPath}/${emotional.id}`;
      const statuses = [
        await caller.post(sobrietyMilestonesPath, wantedSobriety()),
        await caller.post(sobrietyMilestonesPath, sobriety),
        await caller.get(sobrietyMilestonesPath),
        await caller.patch(mine, { notes: 'x' }),
        await caller.post(`${mine}/lapses`, lapse),
        await caller.delete(`${mine}/lapses/${lapse.id}`),
        await caller.delete(mine),
        await caller.post(emotionalMilestonesPath, wantedEmotional()),
        await caller.post(emotionalMilestonesPath, emotional),
        await caller.get(emotionalMilestonesPath),
        await caller.patch(also, { progress: 5 }),
        await caller.post(`${also}/checkpoints`, checkpoint),
        await caller.delete(`${also}/checkpoints/${checkpoint.id}`),
        await caller.delete(also),
      ].map(({ status }) => status);
      expect(statuses).toEqual([201, 201, 200, 200, 200, 200, 204, 201, 201, 200, 200, 200, 200, 204]);
    }
  });
  expect(scans).toEqual([]);
});

test("a person's query reads no more than what is theirs", async () => {
  await createProgress(context);
  for (const name of ['sobriety-milestones', 'emotional-milestones']) {
    const kept = context.db.collection(name);
    await kept.insertMany(
      Array.from({ length: 500 }, (_, n) => ({ personId: `p${n % 100}`, id: randomUUID(), createdAt: n })),
    );
    const queries = [
      kept.find({ personId: 'p7' }).sort({ createdAt: -1, id: 1 }),
      kept.find({ personId: 'p7', id: { $ne: '7' } }).limit(milestoneLimits.milestones),
    ];
    for (const query of queries) {
      const plan = await query.explain('executionStats');
      expect(plan.executionStats.totalDocsExamined).toBeLessThanOrEqual(5);
    }
  }
});

test('every path that it answers is one that the gateway hands to it', async () => {
  const { app } = await createProgress(context);
  const answered = app.routes.map(({ path }) => path).filter((path) => path !== '/*');
  expect(answered).toHaveLength(12);
  const [prefix = ''] = paths.map((path) => path.replace('*', ''));
  expect(answered.filter((path) => !path.startsWith(prefix))).toEqual([]);
});

test('starting again keeps all that is there', async () => {
  const before = await everything(context.db);
  await createProgress(context);
  expect(await everything(context.db)).toEqual(before);
});
