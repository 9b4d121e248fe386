import { randomUUID } from 'node:crypto';
import { moveHoldings } from '@haven/kit/holdings';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { createProgress } from './app.ts';
import {
  milestoneLimits,
  sobrietyMilestoneSchema,
  sobrietyMilestonesSchema,
  sobrietyMilestonesPath as url,
} from './contract.ts';

const mostMilestones = milestoneLimits.milestones;
const noon = Date.parse('2026-11-21T12:00:00Z');

let context: TestContext;
let service: Service;
let ana: string;
let ben: string;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  service = await createProgress(context);
  ana = await context.cookieOf({ id: 'ana', kind: 'member' });
  ben = await context.cookieOf({ id: 'ben', kind: 'member' });
});
beforeEach(async () => {
  context.setNow(noon);
  await context.db.collection('sobriety-milestones').deleteMany({});
});
afterAll(() => context.end());

const wanted = (more: object = {}) => ({
  id: randomUUID(),
  type: 'alcohol',
  substanceName: 'wine',
  sobrietyDate: '2026-11-11',
  goals: [
    { days: 7, description: 'One week', achieved: false },
    { days: 30, description: 'One month', achieved: false },
  ],
  notes: 'For my daughter',
  ...more,
});

const post = async (cookie: string, body: unknown, query = '', headers: Record<string, string> = {}) =>
  service.app.request(`${url}${query}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const list = async (cookie: string, query = '') => {
  const answer = await service.app.request(`${url}${query}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return z.parse(sobrietyMilestonesSchema, await answer.json());
};

const remove = async (cookie: string, id: string) =>
  service.app.request(`${url}/${id}`, { method: 'DELETE', headers: { cookie } });

describe('who may', () => {
  test.each(['GET', 'POST'])('%s asks everyone to sign in who is not a member', async (method) => {
    const guest = await context.cookieOf({ id: 'guest', kind: 'guest' });
    for (const cookie of ['', 'haven-session=made-up', guest]) {
      const answer = await service.app.request(url, { method, headers: { cookie } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'sign-in-required' });
    }
  });

  test('a visitor deletes nothing', async () => {
    const mine = wanted();
    await post(ana, mine);
    expect((await remove('', mine.id)).status).toBe(401);
    expect(await list(ana)).toHaveLength(1);
  });
});

describe('a milestone', () => {
  test('is kept and comes back as it was given', async () => {
    const mine = wanted();
    const answer = await post(ana, mine);
    expect(answer.status).toBe(201);
    const made = z.parse(sobrietyMilestoneSchema, await answer.json());
    expect(made).toEqual({
      ...mine,
      lapses: [],
      goals: [
        { days: 7, description: 'One week', achieved: true },
        { days: 30, description: 'One month', achieved: false },
      ],
      currentStreak: 10,
      longestStreak: 10,
      relapseCount: 0,
      isActive: 1,
      createdAt: noon,
      updatedAt: noon,
    });
    expect(await list(ana)).toEqual([made]);
  });

  test('needs a type and a sobriety date only', async () => {
    const id = randomUUID();
    const answer = await post(ana, { id, type: 'smoking', sobrietyDate: '2026-11-21' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ id, goals: [], notes: '', currentStreak: 0 });
  });

  test('tells nothing but what the contract says', async () => {
    const answer = await post(ana, wanted({ personId: 'ben', relapseCount: 99, createdAt: 1, version: 9 }));
    const made = z.parse(z.record(z.string(), z.unknown()), await answer.json());
    const told = Object.keys(made);
    expect(told.filter((key) => !(key in sobrietyMilestoneSchema.shape))).toEqual([]);
    expect(made).toMatchObject({ isActive: 1, relapseCount: 0, createdAt: noon });
  });

  test('keeps its goals in the order of their days', async () => {
    const goals = [90, 7, 30].map((days) => ({ days, description: `${days}` }));
    const answer = await post(ana, wanted({ goals }));
    const made = z.parse(sobrietyMilestoneSchema, await answer.json());
    expect(made.goals.map((goal) => goal.days)).toEqual([7, 30, 90]);
  });

  test('keeps text as it was typed', async () => {
    const notes = 'I <3 "ñ" & {"$gt":""} 1 < 2 > 0 \\u0000';
    await post(ana, wanted({ notes }));
    expect((await list(ana))[0]?.notes).toBe(notes);
  });

  test('comes before older ones', async () => {
    await post(ana, wanted({ notes: 'older' }));
    context.setNow(noon + 1000);
    await post(ana, wanted({ notes: 'newer' }));
    expect((await list(ana)).map((each) => each.notes)).toEqual(['newer', 'older']);
  });

  test('is counted by the day that the device names', async () => {
    await post(ana, wanted());
    expect((await list(ana, '?today=2026-11-22'))[0]?.currentStreak).toBe(11);
    expect((await list(ana, '?today=2026-11-20'))[0]?.currentStreak).toBe(9);
    expect((await list(ana, '?today=2025-01-01'))[0]?.currentStreak).toBe(0);
  });

  test('is not counted by what is no day', async () => {
    for (const today of ['', 'tomorrow', '2026-02-30', '{"$gt":""}']) {
      const query = `?today=${encodeURIComponent(today)}`;
      const answer = await service.app.request(`${url}${query}`, { headers: { cookie: ana } });
      expect(answer.status).toBe(422);
    }
  });
});

describe('a retry', () => {
  test('gives what is stored and doubles nothing', async () => {
    const mine = wanted();
    const first = await (await post(ana, mine)).json();
    context.setNow(noon + 60_000);
    const again = await post(ana, { ...mine, notes: 'something else' });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    expect(await list(ana)).toEqual([first]);
  });

  test('doubles nothing when many arrive at once', async () => {
    const mine = wanted();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(ana, mine)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(await list(ana)).toHaveLength(1);
  });

  test("with someone else's id neither shows nor changes theirs", async () => {
    const mine = wanted();
    await post(ana, mine);
    const answer = await post(ben, { ...mine, notes: 'mine', type: 'drugs' });
    expect(answer.status).toBe(201);
    expect(await list(ana)).toMatchObject([{ notes: 'For my daughter', type: 'alcohol' }]);
    expect(await list(ben)).toMatchObject([{ notes: 'mine', type: 'drugs' }]);
  });
});

describe('deleting', () => {
  test('takes one milestone away', async () => {
    const [one, other] = [wanted(), wanted()];
    await post(ana, one);
    await post(ana, other);
    const answer = await remove(ana, one.id);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    expect((await list(ana)).map((each) => each.id)).toEqual([other.id]);
    expect((await remove(ana, one.id)).status).toBe(404);
  });

  test("of someone else's is a 404 and changes nothing", async () => {
    const mine = wanted();
    await post(ana, mine);
    const answer = await remove(ben, mine.id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found' });
    expect(await list(ana)).toHaveLength(1);
  });

  test.each(['none', '%7B%22%24ne%22%3A%22%22%7D', '__proto__', '%00'])('of %s is a 404', async (id) => {
    await post(ana, wanted());
    expect((await remove(ana, id)).status).toBe(404);
    expect(await list(ana)).toHaveLength(1);
  });
});

describe('the limits', () => {
  test('the sobriety date may be today on the island where the day begins first, and no later', async () => {
    context.setNow(Date.parse('2026-11-21T10:30:00Z'));
    expect((await post(ana, wanted({ sobrietyDate: '2026-11-22' }))).status).toBe(201);
    const refused = await post(ana, wanted({ sobrietyDate: '2026-11-23' }));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ issues: [{ path: 'sobrietyDate' }] });
    context.setNow(Date.parse('2026-11-21T09:59:59Z'));
    expect((await post(ana, wanted({ sobrietyDate: '2026-11-22' }))).status).toBe(422);
  });

  test('the sobriety date goes back to 1900', async () => {
    expect((await post(ana, wanted({ sobrietyDate: '1900-01-01' }))).status).toBe(201);
    expect((await post(ana, wanted({ sobrietyDate: '1899-12-31' }))).status).toBe(422);
  });

  test(`a person keeps ${mostMilestones} milestones, and a retry of one of them still succeeds`, async () => {
    const last = wanted();
    const others = Array.from({ length: mostMilestones - 1 }, () => ({ personId: 'ana', id: randomUUID() }));
    await context.db.collection('sobriety-milestones').insertMany(others);
    expect((await post(ana, last)).status).toBe(201);
    const refused = await post(ana, wanted());
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'too-many-milestones' });
    expect((await post(ana, last)).status).toBe(200);
    expect((await post(ben, wanted())).status).toBe(201);
  });
});

describe('in the database', () => {
  test("a guest's milestones move with them into the account", async () => {
    await context.db.collection('sobriety-milestones').insertOne({
      ...wanted({ notes: 'moved' }),
      personId: 'guest',
      longestStreak: 0,
      relapseCount: 0,
      isActive: 1,
      createdAt: noon,
      updatedAt: noon,
    });
    await moveHoldings(context.db, 'guest', 'ana');
    const [moved] = await list(ana);
    expect(moved?.notes).toBe('moved');
    expect((await remove(ana, moved?.id ?? '')).status).toBe(204);
  });

  test('starting again keeps what is there', async () => {
    await post(ana, wanted());
    await createProgress(context);
    expect(await list(ana)).toHaveLength(1);
  });
});
