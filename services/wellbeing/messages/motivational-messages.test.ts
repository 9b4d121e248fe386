import { randomUUID } from 'node:crypto';
import { languages } from '@haven/assistant/language';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { comesFirst } from '@haven/safety/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import {
  generateAnswerSchema,
  generateMessagePath,
  messageStyles,
  messagesPath,
  motivationalMessageSchema,
} from '../contract.ts';
import { Caller, openWellbeing } from '../fixtures/caller.ts';
import { isMadeForDanger } from '../fixtures/danger-words.ts';
import { everything } from '../fixtures/everything.ts';
import { mostMessages } from './motivational-messages.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const userContext = 'A long day at work, and I feel tired';

let context: TestContext;
let service: Service;
let ana: Caller;
let ben: Caller;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  service = await openWellbeing(context);
});
beforeEach(async () => {
  context.setNow(noon);
  ana = await Caller.of(context, service);
  ben = await Caller.of(context, service, 'member');
});
afterAll(() => context.end());

async function generate(caller: Caller, more: object = {}) {
  const answer = await caller.post(generateMessagePath, { userContext, ...more });
  expect(answer.status).toBe(201);
  return z.parse(generateAnswerSchema, await answer.json());
}

async function list(caller: Caller) {
  const answer = await caller.get(messagesPath);
  expect(answer.status).toBe(200);
  return z.parse(z.array(z.strictObject(motivationalMessageSchema.shape)), await answer.json());
}

const react = (caller: Caller, id: string, reaction = 'helpful') =>
  caller.post(`${messagesPath}/${id}/reaction`, { reaction });

describe('a message', () => {
  test('is written for a guest as for a member, and kept', async () => {
    for (const caller of [ana, ben]) {
      const { message, danger } = await generate(caller, { partOfDay: 'evening', streak: 2 });
      expect(danger).toEqual({ level: 'none', kinds: [], about: 'self' });
      expect(message).toEqual({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        type: 'encouragement',
        message: expect.stringMatching(/^.{60,}$/s),
        sentAt: '2026-11-21T12:00:00.000Z',
        writtenBy: 'haven',
      });
      expect(await list(caller)).toEqual([message]);
    }
  });

  test('needs a session, but an empty list does not', async () => {
    const nobody = new Caller(service);
    expect(await list(nobody)).toEqual([]);
    const answers = [
      await nobody.post(generateMessagePath, { userContext }),
      await react(nobody, randomUUID()),
      await nobody.delete(`${messagesPath}/${randomUUID()}`),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'session-required' });
    }
  });

  test.each(messageStyles)('may be asked for in the style %s, which stays with it', async (style) => {
    const { message } = await generate(ana, { style });
    expect(message.style).toBe(style);
    expect(await list(ana)).toEqual([message]);
  });

  test('comes in the language of the browser', async () => {
    const { message } = await generate(ana.with({ 'accept-language': 'es' }));
    expect(message.message.match(/\b(el|la|que|de|un|una|no|es|se|en|tu|y)\b/gi)?.length).toBeGreaterThan(3);
  });

  test('is of the type milestone on a day that is one, or where the person says so', async () => {
    const typeOf = async (more: object) => (await generate(ana, more)).message.type;
    const userContext = 'An ordinary day';
    expect(await typeOf({ streak: 30, userContext })).toBe('milestone');
    expect(await typeOf({ streak: 31, userContext })).toBe('encouragement');
    expect(await typeOf({ streak: 30, userContext: 'My dad died yesterday' })).toBe('encouragement');
    expect(await typeOf({ streak: 30, userContext: 'I relapsed last night' })).toBe('encouragement');
    expect(await typeOf({ userContext: 'Today I reached a milestone' })).toBe('milestone');
    expect(await typeOf({ streak: 30, userContext: 'I want to kill myself' })).toBe('encouragement');
  });

  test.each(languages)('is another one 21 times in a row, in %s', async (language) => {
    const asked = ana.with({ 'accept-language': language });
    const texts = new Set<string>();
    for (let count = 0; count < 21; count += 1) texts.add((await generate(asked)).message.message);
    expect(texts.size).toBe(21);
  });

  test('is another one 21 times in a row for somebody in danger, each written by hand for that', async () => {
    const texts = new Set<string>();
    for (let count = 0; count < 21; count += 1) {
      const { message, danger, isKept } = await generate(ana, { userContext: 'I want to kill myself' });
      expect(comesFirst(danger)).toBe(true);
      expect(isKept).toBe(false);
      const slots = ['opening', 'thought', 'step', 'closing'];
      expect(isMadeForDanger(message.message, 'en', slots)).toBe(true);
      texts.add(message.message);
    }
    expect(texts.size).toBe(21);
  });

  test('holds nothing that the person wrote, and nor does the database', async () => {
    const marker = 'Zebulonmarmalade';
    await generate(ana, { userContext: `${marker} left me, and I miss ${marker}` });
    expect(JSON.stringify(await everything(context.db)).toLowerCase()).not.toContain(marker.toLowerCase());
  });
});

describe('a retry', () => {
  test('gives what is kept and doubles nothing', async () => {
    const id = randomUUID();
    const { message } = await generate(ana, { id });
    context.setNow(noon + 60_000);
    expect((await generate(ana, { id, userContext: 'Something else', style: 'direct' })).message).toEqual(
      message,
    );
    expect(await list(ana)).toEqual([message]);
  });

  test('doubles nothing when many arrive at the same moment, and all get the same', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => generate(ana, { id })));
    const kept = await list(ana);
    expect(kept).toHaveLength(1);
    expect(answers.map(({ message }) => message)).toEqual(Array(12).fill(kept[0]));
  });

  test("with somebody else's id neither shows nor changes theirs", async () => {
    const id = randomUUID();
    const { message } = await generate(ana, { id });
    const own = await generate(ben, { id, style: 'direct' });
    expect(await list(ana)).toEqual([message]);
    expect(await list(ben)).toEqual([own.message]);
  });
});

test('a person who is named in the body is not believed, nor are other fields of a message', async () => {
  const more = { personId: ana.id, _id: 'x', writtenBy: 'model', type: 'milestone', reaction: 'helpful' };
  const { message } = await generate(ben, more);
  expect(message).toMatchObject({ type: 'encouragement', writtenBy: 'haven' });
  expect(message.reaction).toBeUndefined();
  expect(await list(ana)).toEqual([]);
});

describe('the list', () => {
  test('has the newest first', async () => {
    const ids: string[] = [];
    for (const minute of [3, 1, 2]) {
      context.setNow(noon + minute * 60_000);
      ids.push((await generate(ana)).message.id);
    }
    const [three, one, two] = ids;
    expect((await list(ana)).map(({ id }) => id)).toEqual([three, two, one]);
  });

  test('keeps its order where two came at the same moment', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await generate(ana)).message.id);
    expect((await list(ana)).map(({ id }) => id)).toEqual(ids);
  });

  test(`holds ${mostMessages}, has room again when one is deleted, and still answers a retry`, async () => {
    const others = Array.from({ length: mostMessages - 1 }, () => ({
      ...{ personId: ana.id, id: randomUUID(), sentAt: new Date(noon - 1000) },
      ...{ type: 'encouragement', message: 'One step is a step.', writtenBy: 'haven' },
    }));
    await context.db.collection('motivational-messages').insertMany(others);
    const { message } = await generate(ana);
    const refused = await ana.post(generateMessagePath, { userContext });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'too-many-messages' });
    expect((await generate(ana, { id: message.id })).message).toEqual(message);
    expect(await list(ana)).toHaveLength(mostMessages);
    await ana.delete(`${messagesPath}/${message.id}`);
    await generate(ana);
    await generate(ben);
  });
});

describe('a reaction', () => {
  test('is kept, and may change', async () => {
    const { message } = await generate(ana);
    for (const reaction of ['helpful', 'not_helpful', 'not_helpful']) {
      const answer = await react(ana, message.id, reaction);
      expect(answer.status).toBe(200);
      expect(z.parse(motivationalMessageSchema, await answer.json())).toEqual({ ...message, reaction });
      expect(await list(ana)).toEqual([{ ...message, reaction }]);
    }
  });

  test("to somebody else's message is a 404, and theirs stays as it is", async () => {
    const { message } = await generate(ana);
    await generate(ben);
    const before = await everything(context.db);
    for (const id of [message.id, randomUUID()]) expect((await react(ben, id)).status).toBe(404);
    expect(await everything(context.db)).toEqual(before);
  });
});

describe('deleting', () => {
  test('takes one message away', async () => {
    const { message } = await generate(ana);
    const { message: other } = await generate(ana);
    const answer = await ana.delete(`${messagesPath}/${message.id}`);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    expect(await list(ana)).toEqual([other]);
    expect((await ana.delete(`${messagesPath}/${message.id}`)).status).toBe(404);
  });

  test("of somebody else's is a 404, and theirs stays", async () => {
    const { message } = await generate(ana);
    expect((await ben.delete(`${messagesPath}/${message.id}`)).status).toBe(404);
    expect(await list(ana)).toEqual([message]);
  });
});

test('messages are written forty times in ten minutes at most for a person', async () => {
  for (let count = 0; count < 40; count += 1) await generate(ana);
  const answer = await ana.post(generateMessagePath, { userContext });
  expect(answer.status).toBe(429);
  expect(await list(ana)).toHaveLength(40);
  context.setNow(noon + 600_000);
  await generate(ana);
  expect(await list(ana)).toHaveLength(41);
});
