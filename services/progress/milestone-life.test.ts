import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { createProgress } from './app.ts';
import {
  type EmotionalMilestone,
  emotionalMilestoneSchema,
  emotionalMilestonesPath,
  milestoneLimits,
  type SobrietyMilestone,
  sobrietyMilestoneSchema,
  sobrietyMilestonesPath,
} from './contract.ts';
import { Caller } from './fixtures/caller.ts';
import { wantedCheckpoint, wantedEmotional, wantedLapse, wantedSobriety } from './fixtures/wanted.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

let context: TestContext;
let service: Service;
let ana: Caller;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  service = await createProgress(context);
  ana = await Caller.of(context, service, 'ana');
});
beforeEach(() => context.setNow(noon));
afterAll(() => context.end());

async function told<T>(schema: z.ZodMiniType<T>, answer: Response): Promise<T> {
  const body = await answer.json();
  expect({ status: answer.status, body }).toMatchObject({ status: expect.toSatisfy((s) => s < 300) });
  return z.parse(schema, body);
}
const sobriety = async (answer: Promise<Response>): Promise<SobrietyMilestone> =>
  told(sobrietyMilestoneSchema, await answer);
const emotional = async (answer: Promise<Response>): Promise<EmotionalMilestone> =>
  told(emotionalMilestoneSchema, await answer);
const listed = async (path: string, id: string): Promise<unknown> => {
  const all = z.parse(z.array(z.looseObject({ id: z.string() })), await (await ana.get(path)).json());
  return all.find((each) => each.id === id);
};
const counts = ({ currentStreak, longestStreak, relapseCount }: SobrietyMilestone) => [
  currentStreak,
  longestStreak,
  relapseCount,
];

const dayFrom2020 = (n: number) => new Date(Date.UTC(2020, 0, n + 1)).toISOString().slice(0, 10);

describe('a sobriety milestone', () => {
  const started = async (more: object = {}) => {
    const wanted = wantedSobriety({ sobrietyDate: '2026-11-01', ...more });
    await sobriety(ana.post(sobrietyMilestonesPath, wanted));
    return `${sobrietyMilestonesPath}/${wanted.id}`;
  };

  test('goes on after a lapse: the current streak starts anew, and nothing else is lost', async () => {
    const path = await started();
    const lapse = wantedLapse({ day: '2026-11-15' });
    const lapsed = await sobriety(ana.post(`${path}/lapses`, lapse));
    expect(counts(lapsed)).toEqual([6, 14, 1]);
    expect(lapsed).toMatchObject({ sobrietyDate: '2026-11-01', lapses: [lapse] });
    expect(lapsed.goals.map((goal) => goal.achieved)).toEqual([false, false]);
    expect(await listed(sobrietyMilestonesPath, lapsed.id)).toEqual(lapsed);
  });

  test('is as it was once a lapse is taken back', async () => {
    const path = await started();
    const before = await sobriety(ana.patch(path, {}));
    const lapse = wantedLapse();
    context.setNow(noon + 1000);
    await sobriety(ana.post(`${path}/lapses`, lapse));
    const after = await sobriety(ana.delete(`${path}/lapses/${lapse.id}`));
    expect(after).toEqual({ ...before, updatedAt: noon + 1000 });
    expect((await ana.delete(`${path}/lapses/${lapse.id}`)).status).toBe(404);
  });

  test('has a lapse once, however often it is sent, and one on a day', async () => {
    const path = await started();
    const lapse = wantedLapse();
    const once = await sobriety(ana.post(`${path}/lapses`, lapse));
    context.setNow(noon + 1000);
    expect(await sobriety(ana.post(`${path}/lapses`, lapse))).toEqual(once);
    const again = await sobriety(ana.post(`${path}/lapses`, wantedLapse({ note: 'In the morning' })));
    expect(again.lapses).toEqual([
      { ...lapse, note: 'At a party\n\nIn the morning', otherIds: [expect.any(String)] },
    ]);
  });

  test('can lapse on its first day, and today where the day begins first', async () => {
    context.setNow(Date.parse('2026-11-21T10:00:00Z'));
    const path = await started();
    await sobriety(ana.post(`${path}/lapses`, wantedLapse({ day: '2026-11-01' })));
    const lapsed = await sobriety(
      ana.post(`${path}/lapses?today=2026-11-22`, wantedLapse({ day: '2026-11-22' })),
    );
    expect(counts(lapsed)).toEqual([0, 21, 2]);
    const ahead = await ana.post(`${path}/lapses`, wantedLapse({ day: '2026-11-23' }));
    expect(ahead.status).toBe(422);
  });

  test('counts a lapse from before its beginning when the beginning is moved', async () => {
    const path = await started();
    const early = wantedLapse({ day: '2026-10-20' });
    const refused = await ana.post(`${path}/lapses`, early);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ issues: [{ path: 'day' }] });
    await sobriety(ana.patch(path, { sobrietyDate: '2026-10-01' }));
    expect(counts(await sobriety(ana.post(`${path}/lapses`, early)))).toEqual([32, 32, 1]);
    const moved = await sobriety(ana.patch(path, { sobrietyDate: '2026-11-01' }));
    expect(counts(moved)).toEqual([20, 20, 0]);
    expect(moved.lapses).toEqual([early]);
    // Sent again after a cut, when the beginning has been moved: it is kept already.
    expect(await sobriety(ana.post(`${path}/lapses`, early))).toEqual(moved);
  });

  test('can be edited and paused, and keeps what a change does not name', async () => {
    const path = await started();
    const before = await sobriety(ana.patch(path, {}));
    context.setNow(noon + 1000);
    const paused = await sobriety(ana.patch(path, { isActive: 0, notes: '' }));
    expect(paused).toEqual({ ...before, isActive: 0, notes: '', updatedAt: noon + 1000 });
    const goals = [
      { days: 90, description: 'Three months' },
      { days: 5, description: 'Five days', achieved: false },
    ];
    const edited = await sobriety(ana.patch(path, { goals, type: 'other', isActive: 1 }));
    expect(edited.goals).toEqual([
      { days: 5, description: 'Five days', achieved: true },
      { days: 90, description: 'Three months', achieved: false },
    ]);
    const without = await sobriety(
      ana.patch(path, { substanceName: null, moneyPerDay: null, minutesPerDay: null }),
    );
    expect(Object.keys(without)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(substanceName|moneyPerDay|minutesPerDay)$/)]),
    );
    expect(await listed(sobrietyMilestonesPath, edited.id)).toEqual(without);
  });

  test('moves in from a device with all of its lapses', async () => {
    const lapses = [wantedLapse({ day: '2026-11-15' }), wantedLapse({ day: '2026-10-05', note: '' })];
    const wanted = wantedSobriety({ sobrietyDate: '2026-10-01', lapses, isActive: 0 });
    const first = await ana.post(sobrietyMilestonesPath, wanted);
    expect(first.status).toBe(201);
    const moved = z.parse(sobrietyMilestoneSchema, await first.json());
    expect(moved).toMatchObject({ isActive: 0, lapses: [lapses[1], lapses[0]] });
    expect(counts(moved)).toEqual([6, 41, 2]);
    const again = await ana.post(sobrietyMilestonesPath, wanted);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(moved);
  });

  test('moves in with a lapse from before a beginning that was moved on the device', async () => {
    const lapses = [wantedLapse({ day: '2026-10-05' })];
    const moved = await sobriety(ana.post(sobrietyMilestonesPath, wantedSobriety({ lapses })));
    expect(moved).toMatchObject({ lapses, relapseCount: 0 });
  });

  test('moves in with everything as long as each limit allows, in letters of three bytes', async () => {
    const lapses = Array.from({ length: milestoneLimits.lapses }, (_, n) =>
      wantedLapse({ day: dayFrom2020(n), note: '安'.repeat(milestoneLimits.lapseNote) }),
    );
    const wanted = wantedSobriety({ sobrietyDate: '2020-01-01', lapses, notes: '安'.repeat(2000) });
    expect((await sobriety(ana.post(sobrietyMilestonesPath, wanted))).lapses).toEqual(lapses);
  });

  test('takes back by either id a lapse that two devices logged apart', async () => {
    const path = await started();
    const before = await sobriety(ana.patch(path, {}));
    const [one, other] = [wantedLapse({ note: 'On the phone' }), wantedLapse({ note: 'On the laptop' })];
    await sobriety(ana.post(`${path}/lapses`, one));
    const both = await sobriety(ana.post(`${path}/lapses`, other));
    expect(both.lapses).toEqual([{ ...one, note: 'On the phone\n\nOn the laptop', otherIds: [other.id] }]);
    expect(await sobriety(ana.delete(`${path}/lapses/${other.id}`))).toEqual(before);
    expect((await ana.delete(`${path}/lapses/${one.id}`)).status).toBe(404);
  });

  test('has a day logged by four devices at most, and says so to the fifth', async () => {
    const path = await started();
    for (let device = 0; device < 4; device += 1) await sobriety(ana.post(`${path}/lapses`, wantedLapse()));
    const refused = await ana.post(`${path}/lapses`, wantedLapse());
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'too-many-lapses' });
  });

  test(`has at most ${milestoneLimits.lapses} lapses`, async () => {
    const lapses = Array.from({ length: milestoneLimits.lapses }, (_, n) =>
      wantedLapse({ day: dayFrom2020(n), note: '' }),
    );
    const path = await started({ sobrietyDate: '2020-01-01', lapses });
    const refused = await ana.post(`${path}/lapses`, wantedLapse());
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'too-many-lapses' });
    const [first] = lapses;
    await sobriety(ana.post(`${path}/lapses`, first));
    await sobriety(ana.post(`${path}/lapses`, { ...wantedLapse(), day: first?.day }));
    await sobriety(ana.delete(`${path}/lapses/${first?.id}`));
    expect((await sobriety(ana.post(`${path}/lapses`, wantedLapse()))).lapses).toHaveLength(500);
  });
});

describe('an emotional milestone', () => {
  const started = async (more: object = {}) => {
    const wanted = wantedEmotional({ status: undefined, ...more });
    await emotional(ana.post(emotionalMilestonesPath, wanted));
    return `${emotionalMilestonesPath}/${wanted.id}`;
  };

  test('is kept as it was given, with what follows from it', async () => {
    const wanted = wantedEmotional({ status: undefined, progress: 5 });
    const answer = await ana.post(emotionalMilestonesPath, wanted);
    expect(answer.status).toBe(201);
    const made = z.parse(emotionalMilestoneSchema, await answer.json());
    const { status, ...given } = wanted;
    expect(made).toEqual({ ...given, status: 'in_progress', createdAt: noon, updatedAt: noon });
    expect(await listed(emotionalMilestonesPath, made.id)).toEqual(made);
    const again = await ana.post(emotionalMilestonesPath, { ...wanted, title: 'Something else' });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(made);
  });

  test('needs category, title, description and type only', async () => {
    const { id, category, title, description, milestoneType } = wantedEmotional();
    const given = { id, category, title, description, milestoneType };
    const made = await emotional(ana.post(emotionalMilestonesPath, given));
    expect(made).toEqual({
      ...{ ...given, status: 'planned', progress: 0, checkpoints: [], isPrivate: 0 },
      ...{ createdAt: noon, updatedAt: noon },
    });
  });

  test('begins, is paused and is achieved as the person says', async () => {
    const path = await started();
    expect(await emotional(ana.patch(path, { progress: 100 }))).toMatchObject({ status: 'in_progress' });
    expect(await emotional(ana.patch(path, { status: 'paused' }))).toMatchObject({ progress: 100 });
    expect(await emotional(ana.patch(path, { status: 'achieved', isPrivate: 1 }))).toMatchObject({
      ...{ status: 'achieved', isPrivate: 1, targetDate: '2027-02-01' },
    });
    const aimless = await emotional(ana.patch(path, { targetDate: null }));
    expect(aimless).not.toHaveProperty('targetDate');
  });

  test('has checkpoints in the order of their dates, each once, and loses one that is removed', async () => {
    const path = await started();
    const [later, earlier] = [wantedCheckpoint(), wantedCheckpoint({ date: '2026-11-02' })];
    await emotional(ana.post(`${path}/checkpoints`, later));
    const both = await emotional(ana.post(`${path}/checkpoints`, earlier));
    expect(both.checkpoints).toEqual([earlier, later]);
    expect(await emotional(ana.post(`${path}/checkpoints`, later))).toEqual(both);
    const one = await emotional(ana.delete(`${path}/checkpoints/${earlier.id}`));
    expect(one.checkpoints).toEqual([later]);
    expect((await ana.delete(`${path}/checkpoints/${earlier.id}`)).status).toBe(404);
    expect(await listed(emotionalMilestonesPath, one.id)).toEqual(one);
  });

  test('moves in with as many checkpoints as long as each limit allows', async () => {
    const checkpoints = Array.from({ length: milestoneLimits.checkpoints }, (_, n) =>
      wantedCheckpoint({ date: dayFrom2020(n), note: '安'.repeat(milestoneLimits.checkpointNote) }),
    );
    const wanted = wantedEmotional({ checkpoints });
    expect((await emotional(ana.post(emotionalMilestonesPath, wanted))).checkpoints).toEqual(checkpoints);
  });

  test(`has at most ${milestoneLimits.checkpoints} checkpoints`, async () => {
    const checkpoints = Array.from({ length: milestoneLimits.checkpoints }, () => wantedCheckpoint());
    const path = await started({ checkpoints });
    const refused = await ana.post(`${path}/checkpoints`, wantedCheckpoint());
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'too-many-checkpoints' });
    expect((await ana.post(`${path}/checkpoints`, checkpoints[7])).status).toBe(200);
  });

  test(`is one of at most ${milestoneLimits.milestones}, beside as many of the other kind`, async () => {
    const ben = await Caller.of(context, service, 'ben');
    const others = Array.from({ length: milestoneLimits.milestones }, (_, n) => ({
      ...{ personId: 'ben', id: `${n}`, createdAt: n },
    }));
    await context.db.collection('emotional-milestones').insertMany(others);
    const refused = await ben.post(emotionalMilestonesPath, wantedEmotional());
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'too-many-milestones' });
    expect((await ben.post(sobrietyMilestonesPath, wantedSobriety())).status).toBe(201);
  });

  test('is gone once it is deleted', async () => {
    const path = await started();
    const answer = await ana.delete(path);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    for (const gone of [ana.delete(path), ana.patch(path, { progress: 5 })])
      expect((await gone).status).toBe(404);
  });
});
