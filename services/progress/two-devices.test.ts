import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { createProgress } from './app.ts';
import {
  emotionalMilestonesPath,
  emotionalMilestonesSchema,
  sobrietyMilestonesPath,
  sobrietyMilestonesSchema,
} from './contract.ts';
import { Caller } from './fixtures/caller.ts';
import { wantedCheckpoint, wantedEmotional, wantedLapse, wantedSobriety } from './fixtures/wanted.ts';

let context: TestContext;
let service: Service;
/** Two devices of one person, each with a session of its own. */
let phone: Caller;
let laptop: Caller;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  service = await createProgress(context);
  phone = await Caller.of(context, service, 'ana');
  laptop = await Caller.of(context, service, 'ana');
});
beforeEach(async () => {
  for (const name of ['sobriety-milestones', 'emotional-milestones'])
    await context.db.collection(name).deleteMany({});
});
afterAll(() => context.end());

const sobriety = async () =>
  z.parse(sobrietyMilestonesSchema, await (await phone.get(sobrietyMilestonesPath)).json());
const emotional = async () =>
  z.parse(emotionalMilestonesSchema, await (await phone.get(emotionalMilestonesPath)).json());

const dayOf = (number: number) => new Date(Date.UTC(2026, 9, number + 1)).toISOString().slice(0, 10);

describe('two devices at the same moment', () => {
  test('log lapses, take others back and edit: nothing is lost', async () => {
    const before = Array.from({ length: 8 }, (_, n) => wantedLapse({ day: dayOf(n) }));
    const fresh = Array.from({ length: 16 }, (_, n) => wantedLapse({ day: dayOf(n + 8) }));
    const wanted = wantedSobriety({ sobrietyDate: '2026-10-01', lapses: before });
    await phone.post(sobrietyMilestonesPath, wanted);
    const path = `${sobrietyMilestonesPath}/${wanted.id}`;
    const answers = await Promise.all([
      ...fresh.map((lapse, n) => (n % 2 ? phone : laptop).post(`${path}/lapses`, lapse)),
      ...before.map(({ id }, n) => (n % 2 ? phone : laptop).delete(`${path}/lapses/${id}`)),
      phone.patch(path, { notes: 'from the phone' }),
      laptop.patch(path, { isActive: 0 }),
      phone.patch(path, { minutesPerDay: null }),
      laptop.patch(path, { moneyPerDay: { amount: 3, currency: 'MXN' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [kept] = await sobriety();
    expect(kept).toMatchObject({
      ...{ lapses: fresh, notes: 'from the phone', isActive: 0, relapseCount: fresh.length },
      moneyPerDay: { amount: 3, currency: 'MXN' },
    });
    expect(kept).not.toHaveProperty('minutesPerDay');
  });

  test('add checkpoints, remove others and edit: nothing is lost', async () => {
    const before = Array.from({ length: 8 }, (_, n) => wantedCheckpoint({ date: dayOf(n) }));
    const fresh = Array.from({ length: 16 }, (_, n) => wantedCheckpoint({ date: dayOf(n + 8) }));
    const wanted = wantedEmotional({ checkpoints: before });
    await phone.post(emotionalMilestonesPath, wanted);
    const path = `${emotionalMilestonesPath}/${wanted.id}`;
    const answers = await Promise.all([
      ...fresh.map((checkpoint, n) => (n % 2 ? phone : laptop).post(`${path}/checkpoints`, checkpoint)),
      ...before.map(({ id }, n) => (n % 2 ? phone : laptop).delete(`${path}/checkpoints/${id}`)),
      phone.patch(path, { progress: 40 }),
      laptop.patch(path, { title: 'Rest' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await emotional()).toMatchObject([
      { checkpoints: fresh, progress: 40, title: 'Rest', status: 'in_progress' },
    ]);
  });

  test('log a lapse of the same day: it is one lapse', async () => {
    const wanted = wantedSobriety();
    await phone.post(sobrietyMilestonesPath, wanted);
    const path = `${sobrietyMilestonesPath}/${wanted.id}/lapses`;
    await Promise.all([phone, laptop].map((device) => device.post(path, wantedLapse({ note: 'here' }))));
    expect((await sobriety())[0]?.lapses).toMatchObject([{ day: '2026-11-15', note: 'here' }]);
  });

  test('take the same lapse back: one does, the other hears that it is gone', async () => {
    const lapses = [wantedLapse()];
    const wanted = wantedSobriety({ lapses });
    await phone.post(sobrietyMilestonesPath, wanted);
    const path = `${sobrietyMilestonesPath}/${wanted.id}/lapses/${lapses[0]?.id}`;
    const answers = await Promise.all([phone, laptop].map((device) => device.delete(path)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('delete and change: what is deleted does not come back', async () => {
    for (let round = 0; round < 10; round += 1) {
      const wanted = wantedSobriety();
      await phone.post(sobrietyMilestonesPath, wanted);
      const path = `${sobrietyMilestonesPath}/${wanted.id}`;
      const [changed, deleted] = await Promise.all([
        phone.patch(path, { notes: 'still here' }),
        laptop.delete(path),
      ]);
      expect(deleted?.status).toBe(204);
      expect([200, 404]).toContain(changed?.status);
    }
    expect(await sobriety()).toEqual([]);
  });
});

/** What each device did while it had no network: a call below the milestone's path. */
type Entry = (device: Caller, path: string) => Promise<Response>;
const patch =
  (change: object): Entry =>
  (device, path) =>
    device.patch(path, change);
const log =
  (lapse: object): Entry =>
  (device, path) =>
    device.post(`${path}/lapses`, lapse);
const undo =
  (id: string): Entry =>
  (device, path) =>
    device.delete(`${path}/lapses/${id}`);

test('two devices that were offline come to the same milestone, whoever sends first, and with calls sent twice', async () => {
  const [one, two, three] = [5, 9, 13].map((n) => wantedLapse({ day: dayOf(n) }));
  const lapses = [wantedLapse({ day: dayOf(2) })];
  const fromPhone = [log({ ...one }), log({ ...two }), undo(`${one?.id}`), patch({ notes: 'on the phone' })];
  const fromLaptop = [
    log({ ...three }),
    undo(`${lapses[0]?.id}`),
    patch({ isActive: 0 }),
    patch({ sobrietyDate: '2026-09-20' }),
  ];
  /** Whose turn it is, and whether the answer is lost so that the call is sent again. */
  const turns = fc.array(fc.record({ laptopFirst: fc.boolean(), twice: fc.boolean() }), {
    ...{ minLength: 8, maxLength: 8 },
  });
  await fc.assert(
    fc.asyncProperty(turns, async (order) => {
      await context.db.collection('sobriety-milestones').deleteMany({});
      const wanted = wantedSobriety({ sobrietyDate: '2026-10-01', lapses });
      await phone.post(sobrietyMilestonesPath, wanted);
      const queues = { phone: [...fromPhone], laptop: [...fromLaptop] };
      for (const { laptopFirst, twice } of order) {
        const own = laptopFirst ? queues.laptop : queues.phone;
        const other = laptopFirst ? queues.phone : queues.laptop;
        const entry = own.shift() ?? other.shift();
        const path = `${sobrietyMilestonesPath}/${wanted.id}`;
        expect((await entry?.(laptopFirst ? laptop : phone, path))?.status).toBe(200);
        // What was taken back already is gone the second time; the devices take that for done.
        if (twice) expect([200, 404]).toContain((await entry?.(laptop, path))?.status);
      }
      expect(await sobriety()).toMatchObject([
        {
          ...{ lapses: [two, three], notes: 'on the phone', isActive: 0, sobrietyDate: '2026-09-20' },
          relapseCount: 2,
        },
      ]);
    }),
    { numRuns: 25 },
  );
});
