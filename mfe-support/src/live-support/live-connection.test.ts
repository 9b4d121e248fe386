// @vitest-environment jsdom
import type { LiveSession, ServerEvent } from '@haven/support/live/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './fake-socket.ts';
import { type ConnectionState, LiveConnection } from './live-connection.ts';

const session: LiveSession = {
  id: 'one',
  status: 'connected',
  language: 'en',
  crisisLevel: 'low',
  supporterId: 'ai_counselor',
  consent: false,
  startedAt: '2026-11-21T10:00:00.000Z',
};
const started: ServerEvent = { type: 'session_started', session, messages: [] };

let states: ConnectionState[];
let events: ServerEvent[];
let connection: LiveConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  events = [];
  connection = new LiveConnection({
    changed: (state) => states.push(state),
    heard: (event) => events.push(event),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function takesUp(): void {
  FakeSocket.last.opens();
  FakeSocket.last.tells({ type: 'auth_success' });
  FakeSocket.last.tells(started);
}

/** After each drop: how many ms until the next try, as far as there is one. */
function waits(drops: number): number[] {
  return Array.from({ length: drops }, () => {
    const before = FakeSocket.all.length;
    FakeSocket.last.drops();
    for (let waited = 1; waited <= 60_000; waited += 1) {
      vi.advanceTimersByTime(1);
      if (FakeSocket.all.length > before) return waited;
    }
    return Number.POSITIVE_INFINITY;
  });
}

test('knocks at the live channel of the same host, and says who it is as the spec does', () => {
  connection.open();
  expect(FakeSocket.last.address).toBe(`ws://${location.host}/ws/support`);
  FakeSocket.last.opens();
  expect(FakeSocket.last.sent).toEqual([{ type: 'authenticate', token: 'anonymous' }]);
});

test('is open once a session is told over it, and not before', () => {
  connection.open();
  FakeSocket.last.opens();
  FakeSocket.last.tells({ type: 'auth_success' });
  expect(states).toEqual(['connecting']);
  FakeSocket.last.tells(started);
  expect(states).toEqual(['connecting', 'open']);
  expect(events).toEqual([{ type: 'auth_success' }, started]);
});

test('comes back five times, after 1, 2, 4, 8 and 16 seconds, and then says that it failed', () => {
  connection.open();
  takesUp();
  expect(waits(6)).toEqual([1000, 2000, 4000, 8000, 16_000, Number.POSITIVE_INFINITY]);
  expect(FakeSocket.all).toHaveLength(6);
  expect(states.at(-1)).toBe('failed');
});

test('has all five tries anew after one that worked, and when somebody tries again', () => {
  connection.open();
  takesUp();
  expect(waits(3)).toEqual([1000, 2000, 4000]);
  takesUp();
  expect(waits(6)).toEqual([1000, 2000, 4000, 8000, 16_000, Number.POSITIVE_INFINITY]);
  connection.open();
  expect(waits(2)).toEqual([1000, 2000]);
});

test('a server that takes the connection and tells no session does not count as one that worked', () => {
  connection.open();
  FakeSocket.last.opens();
  expect(waits(1)).toEqual([1000]);
  FakeSocket.last.opens();
  FakeSocket.last.tells({ type: 'auth_success' });
  expect(waits(1)).toEqual([2000]);
});

test.each([
  ['does not open', () => undefined],
  ['opens and says nothing', () => FakeSocket.last.opens()],
])('a channel that %s within ten seconds is given up and tried again', (_what, begin) => {
  connection.open();
  begin();
  vi.advanceTimersByTime(9_999);
  expect(states).toEqual(['connecting']);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(['connecting', 'lost']);
  expect(FakeSocket.last.isClosedByPage).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('an open channel stays open, however long nothing is said', () => {
  connection.open();
  takesUp();
  vi.advanceTimersByTime(86_400_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toBe('open');
});

test('is silent after it was closed: it tries nothing, hears nothing, sends nothing', () => {
  connection.open();
  takesUp();
  const socket = FakeSocket.last;
  connection.close();
  const before = [states.length, events.length];
  socket.tells(started);
  socket.drops();
  vi.advanceTimersByTime(60_000);
  expect([states.length, events.length]).toEqual(before);
  expect(FakeSocket.all).toHaveLength(1);
  expect(connection.send({ type: 'end_session', sessionId: 'one' })).toBe(false);
});

test('closed while it waits for the next try, it does not try', () => {
  connection.open();
  FakeSocket.last.drops();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('tries later where what was asked for could not be done now, and hears the old channel no more', () => {
  connection.open();
  FakeSocket.last.opens();
  const first = FakeSocket.last;
  connection.tryLater();
  expect(first.isClosedByPage).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  first.tells(started);
  first.drops();
  expect(events).toEqual([]);
});

test('what is no event, or one of a newer server, is passed over', () => {
  connection.open();
  takesUp();
  const before = events.length;
  FakeSocket.last.onmessage?.({ data: 'no JSON' });
  FakeSocket.last.onmessage?.({ data: '{"type":"weather"}' });
  expect(events).toHaveLength(before);
  expect(states.at(-1)).toBe('open');
});

test('says whether it could send', () => {
  connection.open();
  expect(connection.send({ type: 'end_session', sessionId: 'one' })).toBe(false);
  takesUp();
  expect(connection.send({ type: 'end_session', sessionId: 'one' })).toBe(true);
  expect(FakeSocket.last.ofType('end_session')).toHaveLength(1);
});
