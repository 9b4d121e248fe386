import { languages } from '@haven/assistant/language';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { comesFirst } from '@haven/safety/contract';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { copingAnswerSchema, copingSuggestionsPath } from '../contract.ts';
import { Caller, openWellbeing } from '../fixtures/caller.ts';
import { isMadeForDanger } from '../fixtures/danger-words.ts';
import { everything } from '../fixtures/everything.ts';

const words = { situation: 'A fight with my sister', feelings: 'Angry, and ashamed of what I said' };

let context: TestContext;
let service: Service;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  service = await openWellbeing(context);
});
afterAll(() => context.end());

async function ask(caller: Caller, body: object = words) {
  const answer = await caller.post(copingSuggestionsPath, body);
  expect(answer.status).toBe(200);
  return z.parse(z.strictObject(copingAnswerSchema.shape), await answer.json());
}

const callers: [string, () => Promise<Caller>][] = [
  ['nobody', async () => new Caller(service)],
  ['a guest', () => Caller.of(context, service)],
  ['a member', () => Caller.of(context, service, 'member')],
];

describe('coping suggestions', () => {
  test.each(callers)('are there for %s', async (_who, caller) => {
    const answer = await ask(await caller(), { ...words, partOfDay: 'night', streak: 4 });
    expect(answer.writtenBy).toBe('haven');
    expect(comesFirst(answer.danger)).toBe(false);
    expect(answer.personalizedMessage.length).toBeGreaterThan(40);
    expect(answer.strategies).toHaveLength(4);
    for (const { timeNeeded, instructions, tips } of answer.strategies) {
      expect(timeNeeded).toMatch(/^(1 minute|\d+ minutes)$/);
      expect(instructions.length).toBeGreaterThan(1);
      expect(tips.length).toBeGreaterThan(0);
    }
    expect(new Set(answer.strategies.map(({ id }) => id)).size).toBe(4);
  });

  test('come in the language of the browser', async () => {
    const { strategies, personalizedMessage } = await ask(
      new Caller(service, '', { 'accept-language': 'es-MX' }),
    );
    for (const { timeNeeded } of strategies) expect(timeNeeded).toMatch(/^(1 minuto|\d+ minutos)$/);
    const spanish = /\b(el|la|los|las|que|de|un|una|no|es|se|en|tu|y)\b/gi;
    for (const text of [personalizedMessage, ...strategies.map(({ description }) => description)])
      expect(text.match(spanish)?.length).toBeGreaterThan(1);
  });

  test('begin with one that is easy and short', async () => {
    const [first] = (await ask(new Caller(service))).strategies;
    expect(first?.difficulty).toBe('easy');
    expect(Number.parseInt(first?.timeNeeded ?? '', 10)).toBeLessThanOrEqual(5);
  });

  test('take words with hearts and signs', async () => {
    await ask(new Caller(service), {
      situation: 'I <3 my dog & 5 < 6 > 4',
      feelings: '{"$gt":""} $where \u0000 🌱',
    });
  });

  test('never say the same to a person as in the twenty answers before', async () => {
    const ana = await Caller.of(context, service);
    const messages: string[] = [];
    for (let count = 0; count < 21; count += 1) messages.push((await ask(ana)).personalizedMessage);
    expect(new Set(messages).size).toBe(21);
  });
});

describe('somebody in danger', () => {
  const danger = {
    en: { situation: 'I am alone tonight', feelings: 'I want to kill myself' },
    es: { situation: 'Estoy a solas esta noche', feelings: 'Me quiero matar' },
  };

  test.each(languages)('is told so, and gets what was written by hand for it, in %s', async (language) => {
    const answer = await ask(new Caller(service, '', { 'accept-language': language }), danger[language]);
    expect(comesFirst(answer.danger)).toBe(true);
    expect(answer.danger).toMatchObject({ kinds: expect.arrayContaining(['suicide']), about: 'self' });
    expect(
      isMadeForDanger(answer.personalizedMessage, language, ['opening', 'thought', 'step', 'closing']),
    ).toBe(true);
    expect(answer.strategies.map(({ difficulty }) => difficulty)).toEqual(Array(4).fill('easy'));
  });

  test('is understood in the situation as in the feelings, and in the other language', async () => {
    const { situation, feelings } = danger.es;
    const answer = await ask(new Caller(service), { situation: feelings, feelings: situation });
    expect(comesFirst(answer.danger)).toBe(true);
    expect(isMadeForDanger(answer.personalizedMessage, 'en', ['opening', 'thought', 'step', 'closing'])).toBe(
      true,
    );
  });

  test('learns nothing of how it was found out', async () => {
    const answer = await new Caller(service).post(copingSuggestionsPath, danger.en);
    const { danger: told } = Object(await answer.json());
    expect(Object.keys(told).sort()).toEqual(['about', 'kinds', 'level']);
  });
});

test('nothing that a person wrote is kept anywhere', async () => {
  const marker = 'Zebulonmarmalade';
  for (const [, caller] of callers)
    await ask(await caller(), { situation: `${marker} left me`, feelings: `I miss ${marker}` });
  expect(JSON.stringify(await everything(context.db)).toLowerCase()).not.toContain(marker.toLowerCase());
});

describe('the limit', () => {
  test('is forty in ten minutes for a person', async () => {
    const ana = await Caller.of(context, service);
    for (let count = 0; count < 40; count += 1) await ask(ana);
    const answer = await ana.post(copingSuggestionsPath, words);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBe(600);
    expect(await answer.json()).toMatchObject({ code: 'too-many-tries' });
    await ask(await Caller.of(context, service));
  });

  test('is three hundred in ten minutes for an address, whoever calls from it', async () => {
    const clinic = { 'x-forwarded-for': '203.0.113.7' };
    const endsAt = new Date(context.now() + 1000);
    await context.db
      .collection<{ _id: string }>('rate-limits')
      .insertOne({ _id: 'writing-address:203.0.113.7', ...{ count: 299, endsAt } });
    await ask(new Caller(service, '', clinic));
    const member = (await Caller.of(context, service, 'member')).with(clinic);
    for (const caller of [member, new Caller(service, '', clinic)])
      expect((await caller.post(copingSuggestionsPath, words)).status).toBe(429);
    await ask(new Caller(service));
  });
});
