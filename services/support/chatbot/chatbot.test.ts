import { serveModel, text } from '@haven/assistant/model-server-in-tests';
import { eventsOf } from '@haven/kit/events-in-tests';
import type { Service, ServiceContext } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { createSupport } from '../app.ts';
import { chatbotAnswerSchema, chatbotBytes, chatbotPath, historyLimit, messageLimit } from '../contract.ts';

let context: TestContext;
let service: Service;
beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  service = await open();
});
afterAll(() => context.end());

/** Support behind an operator's proxy, so that each caller can have an address of their own. */
const open = (more: Partial<ServiceContext['config']> = {}) =>
  createSupport({ ...context, config: { ...context.config, trustProxy: true, ...more } });

let callers = 0;
const anotherAddress = () => {
  callers += 1;
  return `10.0.${Math.floor(callers / 250)}.${callers % 250}`;
};

const post = async (body: unknown, headers: Record<string, string> = {}, to = service) =>
  await to.app.request(chatbotPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anotherAddress(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function answer(body: unknown, headers: Record<string, string> = {}) {
  const response = await post(body, headers);
  expect(response.status).toBe(200);
  return z.parse(z.strictObject(chatbotAnswerSchema.shape), await response.json());
}

const said = (message: string, sender: 'user' | 'bot' = 'user', id = message.slice(0, 100)) => ({
  ...{ id, message, sender, timestamp: 1 },
});

/** Everything that the database holds, but the counts of tries. */
async function everythingKept() {
  const names = (await context.db.listCollections().toArray()).map(({ name }) => name);
  const kept = names.filter((name) => name !== 'rate-limits');
  return await Promise.all(kept.map((name) => context.db.collection(name).find().toArray()));
}

describe('the chatbot', () => {
  test('answers anybody, in the language of the page, and keeps nothing', async () => {
    const before = await everythingKept();
    const english = await answer({ message: 'I had a long day at the warehouse' });
    const spanish = await answer(
      { message: 'Tuve un día largo en la bodega' },
      { 'accept-language': 'es-MX,es;q=0.9' },
    );
    for (const each of [english, spanish]) {
      expect(each).toMatchObject({ needsEscalation: false, writtenBy: 'haven' });
      expect(each.response.length).toBeGreaterThan(20);
    }
    expect(spanish.response).toMatch(/\b(que|qué|de|el|la|te|tu|es|un|una)\b/);
    expect(spanish.response).not.toBe(english.response);
    expect(await everythingKept()).toEqual(before);
    const everything = JSON.stringify(await context.db.collection('rate-limits').find().toArray());
    expect(everything).not.toMatch(/warehouse|bodega/);
  });

  test('goes on where the conversation is: nothing is said twice in it', async () => {
    const conversationHistory: ReturnType<typeof said>[] = [];
    const answers = new Set<string>();
    const messages = [
      'I feel so alone at night',
      'It is since I moved',
      'Two months now',
      'My sister is far away',
    ];
    for (const [place, message] of messages.entries()) {
      const { response } = await answer({ message, conversationHistory });
      answers.add(response);
      conversationHistory.push(said(message, 'user', `m${place}`), said(response, 'bot', `a${place}`));
    }
    expect(answers.size).toBe(messages.length);
  });

  test.each([
    ['en', 'I am going to kill myself tonight'],
    ['es', 'Me voy a matar esta noche'],
  ])('flags danger in %s, and no danger where there is none', async (language, message) => {
    const grave = await answer({ message }, { 'accept-language': language });
    expect(grave).toMatchObject({
      needsEscalation: true,
      danger: { level: 'high', kinds: expect.arrayContaining(['suicide']), about: 'self' },
    });
    expect(grave.response).toMatch(/988|911/);
  });

  test('lets the level of a conversation fall by a grade a message, and flags what a message itself tells', async () => {
    const grave = said('I am going to kill myself tonight');
    const { danger, needsEscalation } = await answer({
      message: 'I fed the cat',
      conversationHistory: [grave, said('Please call 988 now.', 'bot')],
    });
    expect(danger.level).toBe('medium');
    expect(needsEscalation).toBe(false);
    const later = await answer({
      message: 'I fed the cat',
      conversationHistory: [grave, ...['Yes', 'She is here', 'We are having tea'].map((text) => said(text))],
    });
    expect(later.danger.level).toBe('none');
  });

  test('does not take words for the person’s that a counselor said', async () => {
    const { danger } = await answer({
      message: 'The bus was late',
      conversationHistory: [said('I want to kill myself', 'bot')],
    });
    expect(danger.level).toBe('none');
  });
});

describe('heard as it is written', () => {
  test('comes as events, the last of them the whole answer', async () => {
    const response = await post({ message: 'I feel tired' }, { accept: 'text/event-stream' });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = await eventsOf(response);
    expect(events.map(({ event }) => event)).toEqual(['text', 'done']);
    const done = z.parse(chatbotAnswerSchema, events.at(-1)?.data);
    expect(events[0]?.data).toEqual({ text: done.response });
  });

  test('bad input is told at once, by the status', async () => {
    expect((await post({ message: ' ' }, { accept: 'text/event-stream' })).status).toBe(422);
  });
});

describe('bad input', () => {
  const fine = { message: 'Hello' };
  test.each([
    ['no JSON', '{', 400, 'broken-json'],
    ['nothing', '', 400, 'broken-json'],
    ['null', null, 422, 'invalid'],
    ['a list', [], 422, 'invalid'],
    ['no message', {}, 422, 'invalid'],
    ['an empty message', { message: ' \n\t ' }, 422, 'invalid'],
    ['a message that is no text', { message: { $gt: '' } }, 422, 'invalid'],
    ['a long message', { message: 'x'.repeat(messageLimit + 1) }, 422, 'invalid'],
    ['a history that is no list', { ...fine, conversationHistory: {} }, 422, 'invalid'],
    ['a history of something else', { ...fine, conversationHistory: [null] }, 422, 'invalid'],
    [
      'a sender that nobody is',
      { ...fine, conversationHistory: [{ ...said('x'), sender: 'admin' }] },
      422,
      'invalid',
    ],
    [
      'a time that is none',
      { ...fine, conversationHistory: [{ ...said('x'), timestamp: 'now' }] },
      422,
      'invalid',
    ],
    [
      'a long history',
      { ...fine, conversationHistory: Array(historyLimit + 1).fill(said('x')) },
      422,
      'invalid',
    ],
    ['far too much', { ...fine, filler: 'x'.repeat(chatbotBytes) }, 413, 'too-large'],
  ])('%s is refused in words that can be shown', async (_, body, status, code) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      code,
      message: expect.stringMatching(/\w/),
      requestId: expect.any(String),
    });
  });

  test('a form is refused', async () => {
    expect((await post('message=hi', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(
      415,
    );
  });

  test.each(['__proto__', 'constructor', '<script>alert(1)</script>', '\u0000\uD800', '🙂'.repeat(900)])(
    '%j is a message like any other',
    async (message) => {
      const { response } = await answer({ message, conversationHistory: [said(message)] });
      expect(response).not.toContain('<script>');
    },
  );

  test('the longest conversation that fits is answered', async () => {
    const conversationHistory = Array.from({ length: historyLimit }, (_, place) =>
      said(
        `Another sad night, number ${place}. ${'word '.repeat(200)}`,
        place % 2 ? 'bot' : 'user',
        `m${place}`,
      ),
    );
    expect((await answer({ message: 'And now', conversationHistory })).response).toMatch(/\w/);
  });
});

test('of a thousand messages a minute from one address most are refused clearly, and others are served', async () => {
  const headers = { 'x-forwarded-for': '10.9.9.9' };
  const statuses = new Map<number, number>();
  let refused: Response | undefined;
  for (let count = 0; count < 1000; count += 1) {
    const response = await post({ message: 'again' }, headers);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status === 429) refused = response;
  }
  expect([...statuses.keys()].sort()).toEqual([200, 429]);
  expect(statuses.get(200)).toBe(120);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ code: 'too-many-tries' });
  await answer({ message: 'Hello' });
  context.setNow(context.now() + 60_000);
  await answer({ message: 'Hello' }, headers);
});

describe('with a language model', () => {
  const withModel = async (answer: string) => {
    const model = await serveModel(text(answer));
    return {
      model,
      service: await open({ model: { baseUrl: model.url, model: 'small', timeLimit: 10_000 } }),
    };
  };

  test('streams what it says, and says that it said it', async () => {
    const answer = 'That sounds like a heavy day at work. What was the hardest part of it for you?';
    const { model, service: to } = await withModel(answer);
    const response = await post({ message: 'Work was a lot' }, { accept: 'text/event-stream' }, to);
    const events = await eventsOf(response);
    expect(events.length).toBeGreaterThan(2);
    expect(z.parse(chatbotAnswerSchema, events.at(-1)?.data)).toMatchObject({
      response: answer,
      writtenBy: 'model',
    });
    expect(JSON.stringify(model.asked[0]?.body.messages)).toContain('Work was a lot');
  });

  test('is not asked where somebody is in danger', async () => {
    const { model, service: to } = await withModel('What a lovely day it is today, is it not?');
    const response = await post({ message: 'I am going to kill myself tonight' }, {}, to);
    expect(model.asked).toEqual([]);
    expect(z.parse(chatbotAnswerSchema, await response.json())).toMatchObject({
      writtenBy: 'haven',
      needsEscalation: true,
    });
  });
});
