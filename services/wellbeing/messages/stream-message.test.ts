import { randomUUID } from 'node:crypto';
import { HavenError } from '@haven/kit/errors';
import type { Service } from '@haven/kit/service';
import { serviceApp } from '@haven/kit/service-app';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { type GenerateAnswer, generateAnswerSchema, generateMessagePath, messagesPath } from '../contract.ts';
import { Caller, openWellbeing } from '../fixtures/caller.ts';
import { eventsOf } from '../fixtures/server-sent-events.ts';
import { mostMessages } from './motivational-messages.ts';
import { streamMessage } from './stream-message.ts';

const userContext = 'A long day at work, and I feel tired';

let context: TestContext;
let service: Service;

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  service = await openWellbeing(context);
});
afterAll(() => context.end());

const listening = async () => (await Caller.of(context, service)).with({ accept: 'text/event-stream' });

describe('somebody who would rather hear a message while it is written', () => {
  test('hears its text, and then what is kept', async () => {
    const ana = await listening();
    const answer = await ana.post(generateMessagePath, { userContext, style: 'gentle' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream\b/);
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    const events = await eventsOf(answer);
    expect(events.map(({ event }) => event)).toEqual(['text', 'done']);
    const { message, danger } = z.parse(generateAnswerSchema, events.at(-1)?.data);
    expect(danger).toEqual({ level: 'none', kinds: [], about: 'self' });
    expect(events[0]?.data).toEqual({ text: message.message });
    expect(await (await ana.get(messagesPath)).json()).toEqual([message]);
  });

  test('gets what is kept on a retry, and doubles nothing', async () => {
    const ana = await listening();
    const request = { userContext, id: randomUUID() };
    const [first] = (await eventsOf(await ana.post(generateMessagePath, request))).slice(-1);
    const again = await eventsOf(await ana.post(generateMessagePath, request));
    expect(again).toEqual([first]);
    expect(await (await ana.get(messagesPath)).json()).toHaveLength(1);
  });

  test('is told with the last event when there is no room, and nothing is kept', async () => {
    const ana = await listening();
    const full = Array.from({ length: mostMessages }, () => ({ personId: ana.id, id: randomUUID() }));
    await context.db.collection('motivational-messages').insertMany(full);
    const events = await eventsOf(await ana.post(generateMessagePath, { userContext }));
    expect(events).toMatchObject([
      {
        event: 'failed',
        data: { status: 409, code: 'too-many-messages', message: expect.stringContaining(`${mostMessages}`) },
      },
    ]);
    expect(await context.db.collection('motivational-messages').countDocuments({ personId: ana.id })).toBe(
      mostMessages,
    );
  });

  test('is told at once, by the status, what is wrong with the call', async () => {
    const ana = await listening();
    const statuses = [
      (await ana.post(generateMessagePath, { userContext: ' ' })).status,
      (await ana.post(generateMessagePath, '{')).status,
      (
        await new Caller(service, '', { accept: 'text/event-stream' }).post(generateMessagePath, {
          userContext,
        })
      ).status,
    ];
    expect(statuses).toEqual([422, 400, 401]);
  });
});

describe('the events of an answer', () => {
  const done: GenerateAnswer = {
    message: {
      id: 'a',
      type: 'encouragement',
      message: 'Two.',
      sentAt: '2026-11-21T12:00:00Z',
      writtenBy: 'haven',
    },
    danger: { level: 'none', kinds: [], about: 'self' },
    isKept: true,
  };
  const streamed = async (generate: Parameters<typeof streamMessage>[1]) => {
    const app = serviceApp(context);
    app.get('/', (c) => streamMessage(c, generate));
    return await eventsOf(await app.request('/'));
  };

  test('come in the order in which they were heard, with line breaks and all', async () => {
    const events = await streamed(async (hear) => {
      hear({ kind: 'text', text: 'One\n\ndata: not an event. ' });
      hear({ kind: 'start-over' });
      hear({ kind: 'text', text: 'Two.' });
      return done;
    });
    expect(events).toEqual([
      { event: 'text', data: { text: 'One\n\ndata: not an event. ' } },
      { event: 'start-over', data: {} },
      { event: 'text', data: { text: 'Two.' } },
      { event: 'done', data: done },
    ]);
  });

  test.each([
    ['foreseen', new HavenError(409, 'full', 'There is no room.'), { status: 409, code: 'full' }],
    ['unforeseen', new Error('secret of the house'), { status: 500, code: 'unforeseen' }],
  ])('end with what went wrong, where it was %s', async (_what, error, data) => {
    const events = await streamed((hear) => {
      hear({ kind: 'text', text: 'One. ' });
      return Promise.reject(error);
    });
    expect(events).toMatchObject([{ event: 'text' }, { event: 'failed', data }]);
    expect(JSON.stringify(events)).not.toContain('secret');
  });
});
