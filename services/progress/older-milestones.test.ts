import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { createProgress } from './app.ts';
import { emotionalMilestonesPath, sobrietyMilestoneSchema, sobrietyMilestonesPath } from './contract.ts';
import { Caller } from './fixtures/caller.ts';
import { wantedEmotional, wantedLapse } from './fixtures/wanted.ts';

let context: TestContext;
let eva: Caller;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  eva = await Caller.of(context, await createProgress(context), 'eva');
});
afterAll(() => context.end());

const sobriety = async (answer: Promise<Response>) =>
  z.parse(sobrietyMilestoneSchema, await (await answer).json());

describe('a milestone of an older Haven, without the newest fields,', () => {
  const old = {
    ...{ personId: 'eva', id: 'c7f7a6ee-64a6-4c7e-9d0c-0c4d7a0b6f10', type: 'smoking' },
    ...{ sobrietyDate: '2026-11-11', goals: [{ days: 30, description: 'A <b>month', achieved: true }] },
    ...{ notes: 'a <b>bold</b> plan', longestStreak: 0, relapseCount: 0, isActive: 1 },
    ...{ createdAt: 1000, updatedAt: 1000 },
  };
  const path = `${sobrietyMilestonesPath}/${old.id}`;
  beforeEach(async () => {
    await context.db.collection('sobriety-milestones').deleteMany({ personId: 'eva' });
    await context.db.collection('sobriety-milestones').insertOne({ ...old });
  });

  test('still reads', async () => {
    const { personId, ...shown } = old;
    const answer = await eva.get(sobrietyMilestonesPath);
    // Whatever was kept of a goal, it is the current streak that achieves it.
    const goals = [{ ...old.goals[0], achieved: false }];
    const counted = { lapses: [], currentStreak: 10, longestStreak: 10 };
    expect(await answer.json()).toEqual([{ ...shown, goals, ...counted }]);
  });

  test('still reads where it has what is not taken any more', async () => {
    const strange = { moneyPerDay: { amount: 1e-9, currency: 'ZZZ' } };
    await context.db.collection('sobriety-milestones').updateOne({ id: old.id }, { $set: strange });
    expect(await (await eva.get(sobrietyMilestonesPath)).json()).toMatchObject([strange]);
    const aim = {
      ...{ ...wantedEmotional(), title: '\u200b', targetDate: '0000-01-01' },
      ...{ personId: 'eva', createdAt: 1, updatedAt: 1 },
    };
    await context.db.collection('emotional-milestones').insertOne({ ...aim });
    expect(await (await eva.get(emotionalMilestonesPath)).json()).toMatchObject([
      { title: '\u200b', targetDate: '0000-01-01' },
    ]);
  });

  test('still changes, by two devices at once too', async () => {
    const lapses = [wantedLapse({ day: '2026-11-13' }), wantedLapse({ day: '2026-11-17' })];
    await Promise.all([
      ...lapses.map((lapse) => sobriety(eva.post(`${path}/lapses`, lapse))),
      sobriety(eva.patch(path, { notes: 'plain' })),
      sobriety(eva.patch(path, {})),
    ]);
    const changed = await sobriety(eva.patch(path, {}));
    expect(changed).toMatchObject({ lapses, notes: 'plain', createdAt: 1000, currentStreak: 4 });
  });

  test('has a lapse taken back', async () => {
    const lapse = wantedLapse();
    await sobriety(eva.post(`${path}/lapses`, lapse));
    expect((await sobriety(eva.delete(`${path}/lapses/${lapse.id}`))).lapses).toEqual([]);
  });
});
