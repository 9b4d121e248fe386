import { randomUUID } from 'node:crypto';
import { eventsOf } from '@haven/kit/events-in-tests';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { generateAnswerSchema, generateMessagePath, messagesPath } from '../contract.ts';
import { Caller, openWellbeing } from '../fixtures/caller.ts';
import { mostMessages } from './motivational-messages.ts';

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
