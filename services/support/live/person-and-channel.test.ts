import { createServer, type Server } from 'node:http';
import { attachLiveServer, createLiveServer, type LiveServer } from '@haven/kit/live-server';
import type { Service } from '@haven/kit/service';
import { type TestContext, testContext } from '@haven/kit/testing';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { createSupport } from '../app.ts';
import { livePath, type ServerEvent, serverEventSchema } from './contract.ts';
import { LiveRoom } from './live-room.ts';

/** Two processes of the service on one database, as they are behind a gateway. */
type Process = { support: Service; live: LiveServer; server: Server; address: string };

let context: TestContext;
const processes: Process[] = [];
const clients: Client[] = [];
let people = 0;

async function startProcess(): Promise<Process> {
  const support = await createSupport(context);
  const live = createLiveServer(context, support.live ? [support.live] : []);
  const server = createServer();
  attachLiveServer(server, live);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  return { support, live, server, address: `ws://127.0.0.1:${bound.port}${livePath}` };
}

beforeAll(async () => {
  context = await testContext(inject('mongodbUri'));
  processes.push(await startProcess(), await startProcess());
});
afterEach(() => {
  for (const client of clients.splice(0)) client.socket.close();
});
afterAll(async () => {
  for (const { live, server, support } of processes) {
    live.close();
    await new Promise((closed) => server.close(closed));
    await support.close?.();
  }
  await context.end();
});

/** A window of somebody. Every event it gets must be one of the contract. */
class Client {
  readonly events: ServerEvent[] = [];
  readonly socket: WebSocket;

  constructor(address: string, cookie: string) {
    this.socket = new WebSocket(address, { headers: { cookie } });
    this.socket.on('message', (data) =>
      this.events.push(z.parse(serverEventSchema, JSON.parse(String(data)))),
    );
  }

  send(event: object): void {
    this.socket.send(JSON.stringify(event));
  }

  of<T extends ServerEvent['type']>(type: T): Extract<ServerEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<ServerEvent, { type: T }> => event.type === type);
  }

  /** Waits for the event of a type that is wanted. */
  next<T extends ServerEvent['type']>(
    type: T,
    is: (event: Extract<ServerEvent, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ServerEvent, { type: T }>> {
    return vi.waitFor(
      () => {
        const found = this.of(type).find(is);
        if (!found) throw new Error(`no ${type} yet, but ${JSON.stringify(this.events)}`);
        return found;
      },
      { timeout: 5000 },
    );
  }

  /** The words that this window shows, in the order in which it was told. */
  get said(): string[] {
    const started = this.of('session_started').flatMap(({ messages }) => messages);
    return [...started, ...this.of('new_message').map(({ message }) => message)].map(({ text }) => text);
  }
}

/** Twenty messages, and the counselor's behind the last of them. */
const isAnswered = (client: Client): boolean =>
  client.of('new_message').filter(({ message }) => message.from === 'person').length === 20 &&
  client.of('new_message').at(-1)?.message.from === 'counselor';

/** The room as a process has it, without anybody who answers. */
const roomOfTests = () =>
  new LiveRoom(context, { chat: vi.fn(), message: vi.fn(), coping: vi.fn(), reflectionWord: vi.fn() });

const newPerson = () => ({ id: `person-${++people}`, kind: 'member' as const });

async function open(person = newPerson(), process = 0): Promise<Client> {
  const client = new Client(processes[process]?.address ?? '', await context.cookieOf(person));
  clients.push(client);
  await new Promise<void>((opened, failed) => client.socket.on('open', opened).on('error', failed));
  return client;
}

async function start(client: Client, more: object = {}): Promise<string> {
  client.send({ type: 'start_session', userId: 'anybody', language: 'en', ...more });
  return (await client.next('session_started')).session.id;
}

test('somebody starts a session, and the counselor answers from the first message', async () => {
  const ana = await open();
  const sessionId = await start(ana);
  expect(await ana.next('waiting')).toMatchObject({ onDuty: 0, place: expect.any(Number) });
  ana.send({ type: 'send_message', sessionId, content: 'My sister and I had a fight.', clientId: 'a' });
  expect(await ana.next('stored')).toMatchObject({ sessionId, clientId: 'a', seq: 1 });
  const answer = await ana.next('new_message', ({ message }) => message.from === 'counselor');
  expect(answer.message).toMatchObject({ seq: 2 });
  expect(answer.session).toMatchObject({ id: sessionId, status: 'connected', supporterId: 'ai_counselor' });
});

test('an answer comes with what it offers and who wrote it, and so it is told to whoever comes back', async () => {
  const person = newPerson();
  const ana = await open(person);
  const sessionId = await start(ana);
  ana.send({
    type: 'send_message',
    sessionId,
    content: 'The craving is so strong right now.',
    clientId: 'a',
  });
  const { message } = await ana.next('new_message', (event) => event.message.from === 'counselor');
  expect(message.writtenBy).toBe('haven');
  expect(message.tools?.length).toBeGreaterThan(0);
  const again = await open(person, 1);
  await start(again, { sessionId, after: 1 });
  expect((await again.next('session_started')).messages).toEqual([message]);
});

test('whoever comes back while danger stands is told of it again, and nobody else is', async () => {
  const person = newPerson();
  const ana = await open(person);
  const sessionId = await start(ana);
  expect(ana.of('session_started')[0]?.danger).toBeUndefined();
  const content = 'I am going to kill myself tonight';
  ana.send({ type: 'send_message', sessionId, content, clientId: 'a' });
  await ana.next('crisis_detected');
  const again = await open(person, 1);
  await start(again, { sessionId, after: 0 });
  expect((await again.next('session_started')).danger).toMatchObject({ level: 'high', about: 'self' });
});

test('sent twice, a message is kept and answered once', async () => {
  const ana = await open();
  const sessionId = await start(ana);
  for (let twice = 0; twice < 2; twice += 1)
    ana.send({ type: 'send_message', sessionId, content: 'I feel alone.', clientId: 'a' });
  await vi.waitFor(() => expect(ana.of('stored')).toHaveLength(2));
  expect(ana.of('stored').map(({ seq }) => seq)).toEqual([1, 1]);
  await ana.next('new_message', ({ message }) => message.from === 'counselor');
  ana.send({ type: 'send_message', sessionId, content: 'Still here.', clientId: 'b' });
  await vi.waitFor(() => expect(ana.of('new_message')).toHaveLength(4));
  expect(ana.of('new_message').map(({ message }) => message.from)).toEqual([
    'person',
    'counselor',
    'person',
    'counselor',
  ]);
});

test('whoever leaves and comes back, to another process too, gets exactly what they missed', async () => {
  const person = newPerson();
  const first = await open(person);
  const sessionId = await start(first);
  for (const [at, clientId] of ['a', 'b', 'c'].entries()) {
    first.send({ type: 'send_message', sessionId, content: `Words of ${clientId}.`, clientId });
    await vi.waitFor(() => expect(first.of('new_message')).toHaveLength(2 * at + 2));
  }
  first.socket.close();
  const second = await open(person, 1);
  second.send({ type: 'start_session', sessionId, after: 4 });
  const { messages } = await second.next('session_started');
  expect(messages.map(({ seq }) => seq)).toEqual([5, 6]);
});

test('two windows on two processes are in one session, and see the same in the same order', async () => {
  const person = newPerson();
  const [one, two] = [await open(person), await open(person, 1)];
  const sessionId = await start(one);
  expect(await start(two)).toBe(sessionId);
  for (let each = 0; each < 10; each += 1) {
    one.send({ type: 'send_message', sessionId, content: `one ${each}`, clientId: `one-${each}` });
    two.send({ type: 'send_message', sessionId, content: `two ${each}`, clientId: `two-${each}` });
  }
  // The counselor answers what stands last, and whatever they had time for before.
  await vi.waitFor(() => expect([isAnswered(one), isAnswered(two)]).toEqual([true, true]), {
    timeout: 10_000,
  });
  await vi.waitFor(() => expect(one.said).toEqual(two.said));
  for (const each of ['one', 'two'])
    expect(one.said.filter((text) => text.startsWith(each))).toEqual(
      Array.from({ length: 10 }, (_, at) => `${each} ${at}`),
    );
});

test('danger is told at once, with the session', async () => {
  const ana = await open();
  const sessionId = await start(ana);
  ana.send({ type: 'send_message', sessionId, content: 'I am going to kill myself tonight', clientId: 'a' });
  const crisis = await ana.next('crisis_detected');
  expect(crisis).toMatchObject({
    session: { id: sessionId, crisisLevel: 'high' },
    danger: { level: 'high', kinds: expect.arrayContaining(['suicide']) },
  });
});

test('what is ended is over for every window, and takes nothing more', async () => {
  const person = newPerson();
  const [one, two] = [await open(person), await open(person, 1)];
  const sessionId = await start(one);
  await start(two);
  one.send({ type: 'end_session', sessionId });
  expect(await two.next('session_ended')).toMatchObject({ session: { status: 'ended', endedBy: 'person' } });
  await one.next('session_ended');
  two.send({ type: 'send_message', sessionId, content: 'One more.', clientId: 'late' });
  expect(await two.next('error')).toMatchObject({ code: 'session-over', clientId: 'late', sessionId });
  two.send({ type: 'start_session', sessionId, after: 0 });
  await vi.waitFor(() => expect(two.of('session_ended').length).toBeGreaterThan(1));
  expect(await start(await open(person))).not.toBe(sessionId);
});

test('who leaves in a hurry is gone, and it says so', async () => {
  const ana = await open();
  const sessionId = await start(ana);
  ana.send({ type: 'leave_safely', sessionId });
  expect(await ana.next('session_ended')).toMatchObject({ session: { endedBy: 'left-safely' } });
});

test("somebody else's session is none", async () => {
  const [ana, eve] = [await open(), await open()];
  const sessionId = await start(ana);
  await start(eve);
  const tries = [
    { type: 'send_message', content: 'Hello', clientId: 'x' },
    { type: 'seen', seq: 1 },
    { type: 'typing', isTyping: true },
    { type: 'consent', given: true },
    { type: 'end_session' },
    { type: 'leave_safely' },
  ];
  for (const each of tries) eve.send({ ...each, sessionId });
  await vi.waitFor(() => expect(eve.of('error')).toHaveLength(tries.length));
  expect(eve.of('error').every(({ code }) => code === 'not-found')).toBe(true);
  eve.send({ type: 'start_session', sessionId, after: 0 });
  await vi.waitFor(() => expect(eve.of('session_started')).toHaveLength(2));
  expect(eve.of('session_started')[1]?.session.id).not.toBe(sessionId);
  ana.send({ type: 'send_message', sessionId, content: 'Mine.', clientId: 'a' });
  await ana.next('new_message', ({ message }) => message.from === 'counselor');
  expect(ana.of('session_changed')).toEqual([]);
  expect(eve.of('new_message')).toEqual([]);
});

test('events before a session was started are refused, and the connection goes on', async () => {
  const ana = await open();
  ana.send({ type: 'send_message', sessionId: 'none', content: 'Hello', clientId: 'x' });
  expect(await ana.next('error')).toMatchObject({ code: 'not-found', clientId: 'x' });
  await start(ana);
});

test('who writes faster than anybody reads is told to wait, and what was acknowledged is there', async () => {
  const ana = await open();
  const sessionId = await start(ana);
  for (let each = 0; each < 140; each += 1)
    ana.send({ type: 'send_message', sessionId, content: `line ${each}`, clientId: `c-${each}` });
  await vi.waitFor(() => expect(ana.of('stored').length + ana.of('error').length).toBe(140), {
    timeout: 20_000,
  });
  expect(ana.of('error').length).toBe(20);
  expect(ana.of('error').every(({ code }) => code === 'too-many-messages')).toBe(true);
  const room = roomOfTests();
  const kept = await room.log.since(sessionId, 0);
  expect(kept.filter(({ from }) => from === 'person')).toHaveLength(120);
});

test('a message that was kept before its process went is answered when the person is back', async () => {
  const person = newPerson();
  const ana = await open(person);
  const sessionId = await start(ana);
  ana.socket.close();
  const room = roomOfTests();
  await room.log.append({ sessionId, clientId: 'lost', from: 'person', text: 'Are you there?' });
  const back = await open(person, 1);
  back.send({ type: 'start_session', sessionId, after: 0 });
  const answer = await back.next('new_message', ({ message }) => message.from === 'counselor');
  expect(answer.message.seq).toBe(2);
});

test('transcripts are forgotten so many days after the end, and no others', async () => {
  const person = newPerson();
  const ana = await open(person);
  const sessionId = await start(ana);
  ana.send({ type: 'send_message', sessionId, content: 'Hello', clientId: 'a' });
  await ana.next('new_message', ({ message }) => message.from === 'counselor');
  const room = roomOfTests();
  await room.forgetOld(30);
  expect(await room.log.since(sessionId, 0)).toHaveLength(2);
  ana.send({ type: 'end_session', sessionId });
  await ana.next('session_ended');
  const ended = context.now();
  context.setNow(ended + 29 * 86_400_000);
  await room.forgetOld(30);
  expect(await room.log.since(sessionId, 0)).toHaveLength(2);
  context.setNow(ended + 31 * 86_400_000);
  await room.forgetOld(30);
  expect(await room.log.since(sessionId, 0)).toEqual([]);
  expect(await room.sessions.find(sessionId)).toBeNull();
  context.setNow(ended);
});

test('a session in which nothing is said for twelve hours ends, and one that is spoken in does not', async () => {
  const [silent, spoken] = [await open(), await open()];
  const [gone, stays] = [await start(silent), await start(spoken)];
  const begun = context.now();
  const room = roomOfTests();
  context.setNow(begun + 11 * 3_600_000);
  await room.endSilent(12);
  expect((await room.sessions.find(gone))?.isOpen).toBe(true);
  spoken.send({ type: 'send_message', sessionId: stays, content: 'Still here.', clientId: 'a' });
  await spoken.next('stored');
  context.setNow(begun + 13 * 3_600_000);
  await room.endSilent(12);
  expect(await room.sessions.find(gone)).toMatchObject({ status: 'ended', endedBy: 'silence' });
  expect((await room.sessions.find(stays))?.isOpen).toBe(true);
  context.setNow(begun);
});
