import { languages } from '@haven/assistant/language';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import {
  bookmarkedSchema,
  reflectionAnswerSchema,
  reflectionProgressSchema,
  reflectionsPath,
  seedAnswerSchema,
} from '../contract.ts';
import { Caller, openWellbeing } from '../fixtures/caller.ts';
import { everything } from '../fixtures/everything.ts';
import { readYear } from './year-of-reflections.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const year = readYear();
const ofDay = (day: string) => year.find((each) => each.day === day);
const spanish = { 'accept-language': 'es-CO,es;q=0.9,en;q=0.8' };
const nothing = { isBookmarked: false, personalizedMessage: null, writtenBy: null };

let context: TestContext;
let service: Service;
let nobody: Caller;
let ana: Caller;
let ben: Caller;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  service = await openWellbeing(context);
});
beforeEach(async () => {
  context.setNow(noon);
  nobody = new Caller(service);
  ana = await Caller.of(context, service);
  ben = await Caller.of(context, service, 'member');
});
afterAll(() => context.end());

async function read<T>(answer: Response, schema: z.ZodMiniType<T>): Promise<T> {
  expect(answer.status).toBe(200);
  return z.parse(schema, await answer.json());
}

const shown = async (caller: Caller, query = '') =>
  await read(await caller.get(`${reflectionsPath}/today${query}`), reflectionAnswerSchema);
const bookmark = async (caller: Caller, id: string, isBookmarked = true) =>
  await read(
    await caller.post(`${reflectionsPath}/${id}/bookmark`, { isBookmarked }),
    reflectionProgressSchema,
  );
const word = async (caller: Caller, id: string, body: object = {}) =>
  await read(await caller.post(`${reflectionsPath}/${id}/personal-message`, body), reflectionProgressSchema);
const bookmarked = async (caller: Caller) =>
  (await read(await caller.get(`${reflectionsPath}/bookmarked`), bookmarkedSchema)).map(({ id }) => id);
const seed = async (caller = new Caller(service)) =>
  (await read(await caller.post(`${reflectionsPath}/seed`), seedAnswerSchema)).seeded;

describe("today's reflection", () => {
  test('is the one of the day, in words written for it', async () => {
    const { reflection, userProgress } = await shown(nobody, '?day=2026-11-21');
    const written = ofDay('11-21');
    expect(reflection).toEqual({
      id: '11-21',
      ...written?.en,
      source: 'Written for Haven',
      category: written?.category,
      ...(written?.step ? { step: written.step } : {}),
    });
    expect(userProgress).toBeNull();
  });

  test('is the same for everyone on that date, and another one the next day', async () => {
    const all = await Promise.all([nobody, ana, ben].map((caller) => shown(caller, '?day=2026-11-21')));
    expect(new Set(all.map(({ reflection }) => reflection.content)).size).toBe(1);
    expect((await shown(ana, '?day=2026-11-22')).reflection.id).toBe('11-22');
  });

  test('comes in the language that the browser asks for, and in English when it asks for another', async () => {
    const titleIn = async (header: string) =>
      (await shown(nobody.with({ 'accept-language': header }))).reflection.title;
    const { en, es } = ofDay('11-21') ?? {};
    expect(await titleIn('es')).toBe(es?.title);
    expect(await titleIn('es-419,en')).toBe(es?.title);
    expect(await titleIn('en-US,es;q=0.9')).toBe(en?.title);
    expect(await titleIn('de')).toBe(en?.title);
    expect((await shown(nobody.with(spanish))).reflection.source).toBe('Escrito para Haven');
  });

  test('is of the UTC day when the device names none', async () => {
    context.setNow(Date.parse('2026-11-21T23:59:59Z'));
    expect((await shown(nobody)).reflection.id).toBe('11-21');
    context.setNow(Date.parse('2026-11-22T00:00:00Z'));
    expect((await shown(nobody)).reflection.id).toBe('11-22');
  });

  test('has the 29th of February too', async () => {
    context.setNow(Date.parse('2028-02-29T12:00:00Z'));
    expect((await shown(nobody, '?day=2028-02-29')).reflection.title).toBe(ofDay('02-29')?.en.title);
  });

  test.each([
    ['2026-11-21T11:59:59Z', '2026-11-20', 200],
    ['2026-11-21T12:00:00Z', '2026-11-20', 422],
    ['2026-11-21T09:59:59Z', '2026-11-22', 422],
    ['2026-11-21T10:00:00Z', '2026-11-22', 200],
    ['2026-11-21T12:00:00Z', '2027-11-21', 422],
  ])('at %s, %s is answered with %s: it is a day from UTC-12 to UTC+14', async (now, day, status) => {
    context.setNow(Date.parse(now));
    expect((await nobody.get(`${reflectionsPath}/today?day=${day}`)).status).toBe(status);
  });
});

test('a random reflection is never the one that is on the screen, and comes from the whole year', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 150; count += 1) {
    const not = ids.at(-1) ?? '11-21';
    const { reflection } = await read(
      await nobody.get(`${reflectionsPath}/random?not=${not}`),
      reflectionAnswerSchema,
    );
    expect(reflection.id).not.toBe(not);
    ids.push(reflection.id);
  }
  expect(new Set(ids).size).toBeGreaterThan(60);
});

test('a random reflection comes with what the person keeps of it, in their language', async () => {
  const all = year.map(({ day }) => ({ personId: ana.id, reflectionId: day, at: noon }));
  await context.db.collection('reflection-bookmarks').insertMany(all);
  const answer = await ana.with(spanish).get(`${reflectionsPath}/random`);
  const { reflection, userProgress } = await read(answer, reflectionAnswerSchema);
  expect(reflection.content).toBe(ofDay(reflection.id)?.es.content);
  expect(userProgress).toEqual({ ...nothing, isBookmarked: true });
});

describe('loading all content', () => {
  test('writes nothing when all is there', async () => {
    const before = await everything(context.db);
    expect(await seed()).toBe(0);
    expect(await everything(context.db)).toEqual(before);
  });

  test('brings back what was deleted, and what was changed', async () => {
    const kept = context.db.collection<{ _id: string }>('reflections');
    const before = await everything(context.db);
    await kept.deleteMany({ _id: { $in: ['01-01', '02-29'] } });
    await kept.updateOne({ _id: '03-03' }, { $set: { digest: 'of an older release', 'en.title': 'Old' } });
    expect(await seed()).toBe(3);
    expect(await everything(context.db)).toEqual(before);
  });

  test('heals an empty collection, which is told as such', async () => {
    await context.db.collection('reflections').deleteMany({});
    for (const path of ['today', 'random']) {
      const answer = await nobody.get(`${reflectionsPath}/${path}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'no-reflections' });
    }
    expect(await seed()).toBe(366);
    expect((await shown(nobody)).reflection.id).toBe('11-21');
  });

  test('doubles nothing when Haven starts several times at once', async () => {
    await context.db.collection('reflections').deleteMany({});
    await Promise.all([openWellbeing(context), openWellbeing(context), seed()]);
    expect(await context.db.collection('reflections').countDocuments()).toBe(366);
    expect(await seed()).toBe(0);
  });

  test('is not done without end from one address', async () => {
    const hasty = new Caller(service);
    for (let count = 0; count < 10; count += 1) await seed(hasty);
    const answer = await hasty.post(`${reflectionsPath}/seed`);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(await seed()).toBe(0);
  });
});

describe('a bookmark', () => {
  test('is kept for a guest, shown with the reflection, and taken off again', async () => {
    expect(await bookmark(ana, '11-21')).toEqual({ ...nothing, isBookmarked: true });
    expect((await shown(ana)).userProgress).toEqual({ ...nothing, isBookmarked: true });
    expect(await bookmark(ana, '11-21', false)).toEqual(nothing);
    expect((await shown(ana)).userProgress).toEqual(nothing);
    expect(await bookmarked(ana)).toEqual([]);
  });

  test('may be set and taken off many times, one after another and at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => bookmark(ana, '11-21')));
    expect(await bookmarked(ana)).toEqual(['11-21']);
    await Promise.all(Array.from({ length: 10 }, () => bookmark(ana, '11-21', false)));
    expect(await bookmarked(ana)).toEqual([]);
  });

  test('stands in the list with the latest first, and keeps its place when set again', async () => {
    for (const [minute, id] of ['05-05', '01-01', '12-31'].entries()) {
      context.setNow(noon + minute * 60_000);
      await bookmark(ana, id);
    }
    context.setNow(noon + 600_000);
    await bookmark(ana, '05-05');
    expect(await bookmarked(ana)).toEqual(['12-31', '01-01', '05-05']);
  });

  test('is listed in the language of the reader', async () => {
    await bookmark(ana, '11-21');
    const answer = await ana.with(spanish).get(`${reflectionsPath}/bookmarked`);
    expect(await read(answer, bookmarkedSchema)).toMatchObject([ofDay('11-21')?.es]);
  });

  test("is nobody else's", async () => {
    await bookmark(ana, '11-21');
    expect((await shown(ben)).userProgress).toEqual(nothing);
    await bookmark(ben, '11-21', false);
    expect(await bookmarked(ana)).toEqual(['11-21']);
    expect(await bookmarked(ben)).toEqual([]);
    expect(await bookmarked(nobody)).toEqual([]);
  });
});

describe('a personal message', () => {
  test('is written for the reflection, kept, and shown with it', async () => {
    const kept = await word(ana, '11-21', { mood: 'struggling', streak: 3, partOfDay: 'night' });
    expect(kept).toEqual({
      isBookmarked: false,
      personalizedMessage: expect.stringMatching(/\w{3}.*[.?]$/),
      writtenBy: 'haven',
    });
    expect((await shown(ana)).userProgress).toEqual(kept);
  });

  test('is kept for each language apart', async () => {
    const english = await word(ana, '11-21');
    expect((await shown(ana.with(spanish))).userProgress).toEqual(nothing);
    const inSpanish = await word(ana.with(spanish), '11-21');
    expect(inSpanish.personalizedMessage).not.toBe(english.personalizedMessage);
    expect((await shown(ana)).userProgress).toEqual(english);
    expect((await shown(ana.with(spanish))).userProgress).toEqual(inSpanish);
  });

  test('takes the place of the one before', async () => {
    const before = await word(ana, '11-21');
    const now = await word(ana, '11-21');
    expect(now.personalizedMessage).not.toBe(before.personalizedMessage);
    expect((await shown(ana)).userProgress).toEqual(now);
    expect(await context.db.collection('reflection-words').countDocuments({ personId: ana.id })).toBe(1);
  });

  test.each(languages)('is never the same in %s as one of the twenty before', async (language) => {
    const asked = ana.with({ 'accept-language': language });
    const texts: (string | null)[] = [];
    for (let count = 0; count < 40; count += 1) texts.push((await word(asked, '11-21')).personalizedMessage);
    const again = texts.filter((text, place) => texts.slice(Math.max(0, place - 20), place).includes(text));
    expect(again).toEqual([]);
  });

  test('is seen by nobody else', async () => {
    await word(ana, '11-21');
    expect((await shown(ben)).userProgress).toEqual(nothing);
    expect((await shown(nobody)).userProgress).toBeNull();
  });

  test('is written forty times in ten minutes at most', async () => {
    for (let count = 0; count < 40; count += 1) await word(ana, '11-21');
    const before = await everything(context.db);
    const answer = await ana.post(`${reflectionsPath}/11-21/personal-message`, {});
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ code: 'too-many-tries' });
    expect(await everything(context.db)).toEqual(before);
    await word(ben, '11-21');
  });
});

describe.each([
  ['bookmark', { isBookmarked: true }],
  ['personal-message', {}],
])('%s', (what, body) => {
  test('needs a session', async () => {
    for (const caller of [nobody, nobody.with({ cookie: 'haven-session=made-up' })]) {
      const answer = await caller.post(`${reflectionsPath}/11-21/${what}`, body);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'session-required' });
    }
  });

  test.each(['11-31', '13-01', 'today'])('of %s, which no reflection is, is a 404', async (id) => {
    const before = await everything(context.db);
    const answer = await ana.post(`${reflectionsPath}/${id}/${what}`, body);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found' });
    expect(await everything(context.db)).toEqual(before);
  });
});
