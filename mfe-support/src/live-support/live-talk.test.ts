import type { Danger } from '@haven/safety/contract';
import type { LiveMessage, LiveSession, ServerEvent } from '@haven/support/live/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  connected,
  hasVolunteer,
  heard,
  type LiveTalk,
  lastPlace,
  noTalk,
  noting,
  sending,
  sendingAgain,
} from './live-talk.ts';

const session: LiveSession = {
  id: 'one',
  status: 'connected',
  language: 'en',
  crisisLevel: 'low',
  supporterId: 'ai_counselor',
  consent: false,
  startedAt: '2026-11-21T10:00:00.000Z',
};
const withVera: LiveSession = { ...session, supporterId: 'vera', supporterName: 'Vera' };
const over: LiveSession = { ...session, status: 'ended', endedBy: 'volunteer' };
const message = (seq: number, more: Partial<LiveMessage> = {}): LiveMessage => ({
  sessionId: 'one',
  seq,
  clientId: `m${seq}`,
  from: 'person',
  text: `words ${seq}`,
  at: '2026-11-21T10:00:00.000Z',
  ...more,
});
const arrives = (seq: number, more: Partial<LiveMessage> = {}): ServerEvent => ({
  type: 'new_message',
  session,
  message: message(seq, more),
});
const grave: Danger = { level: 'high', kinds: ['suicide'], about: 'self' };
const worried: Danger = { level: 'medium', kinds: ['distress'], about: 'self' };

const inSession = heard(noTalk, { type: 'session_started', session, messages: [] });
const after = (...events: ServerEvent[]): LiveTalk => events.reduce(heard, inSession);
const places = ({ messages }: LiveTalk) => messages.map(({ seq }) => seq);

test('a message that was sent waits until it is told, and then stands in its place', () => {
  const sent = sending(inSession, { clientId: 'm2', text: 'words 2' });
  expect(sent.unsent).toEqual([{ clientId: 'm2', text: 'words 2', failed: false }]);
  const told = [arrives(1, { from: 'counselor' }), arrives(2)].reduce(heard, sent);
  expect(told.unsent).toEqual([]);
  expect(places(told)).toEqual([1, 2]);
  expect(lastPlace(told)).toBe(2);
});

test('taken up again, it has what was missed once, and keeps what was not sent', () => {
  const sent = sending(after(arrives(1)), { clientId: 'm9', text: 'on its way' });
  const back = heard(connected(sent, 'lost'), {
    type: 'session_started',
    session,
    messages: [message(1), message(2), message(3)],
  });
  expect(places(back)).toEqual([1, 2, 3]);
  expect(back.unsent.map(({ clientId }) => clientId)).toEqual(['m9']);
});

test('one that was refused can be sent again; the others are on their way', () => {
  const two = [
    { clientId: 'a', text: 'A' },
    { clientId: 'b', text: 'B' },
  ].reduce(sending, inSession);
  const refused = heard(two, {
    type: 'error',
    code: 'not-kept',
    message: '',
    sessionId: 'one',
    clientId: 'a',
  });
  expect(refused.unsent.map(({ failed }) => failed)).toEqual([true, false]);
  expect(refused.refusal).toEqual({ code: 'not-kept', clientId: 'a' });
  expect(sending(refused, { clientId: 'a', text: 'A' }).unsent).toEqual([
    { clientId: 'b', text: 'B', failed: false },
    { clientId: 'a', text: 'A', failed: false },
  ]);
  expect(sendingAgain(refused).unsent.map(({ clientId, failed }) => [clientId, failed])).toEqual([
    ['a', false],
    ['b', false],
  ]);
});

test('one that arrived after all is not sent again', () => {
  const arrived = after(arrives(1));
  expect(sending(arrived, { clientId: 'm1', text: 'words 1' })).toBe(arrived);
});

test('when the session is over, nobody waits or types, and what was not sent is still there', () => {
  const busy = [
    { type: 'waiting', sessionId: 'one', place: 2, onDuty: 1 } as const,
    { type: 'typing', sessionId: 'one', by: 'supporter', isTyping: true } as const,
  ].reduce(heard, sending(inSession, { clientId: 'a', text: 'A' }));
  const ended = heard(busy, { type: 'session_ended', session: over });
  expect(ended).toMatchObject({
    session: over,
    waiting: null,
    isSupporterTyping: false,
    unsent: [{ clientId: 'a', text: 'A', failed: true }],
  });
});

test('another session begins with nothing of the one before', () => {
  const other = { ...session, id: 'two' };
  const before = sending(noting(after(arrives(1)), grave), { clientId: 'a', text: 'A' });
  const talk = heard(connected(before, 'open'), { type: 'session_started', session: other, messages: [] });
  expect(talk).toEqual({ ...noTalk, connection: 'open', session: other });
});

test('what is told of another session changes nothing', () => {
  const elsewhere = { ...session, id: 'two' };
  for (const event of [
    { type: 'new_message', session: elsewhere, message: message(1, { sessionId: 'two' }) },
    { type: 'session_ended', session: { ...elsewhere, status: 'ended' } },
    { type: 'crisis_detected', session: elsewhere, danger: grave },
    { type: 'waiting', sessionId: 'two', place: 1, onDuty: 1 },
    { type: 'typing', sessionId: 'two', by: 'supporter', isTyping: true },
  ] satisfies ServerEvent[]) {
    expect(heard(inSession, event)).toBe(inSession);
  }
});

test('a volunteer who joins is seen, and nobody waits any more', () => {
  const waiting = after({ type: 'waiting', sessionId: 'one', place: 1, onDuty: 1, usualWaitSeconds: 90 });
  expect(waiting.waiting).toEqual({ place: 1, onDuty: 1, usualWaitSeconds: 90 });
  expect(hasVolunteer(waiting)).toBe(false);
  const joined = heard(waiting, { type: 'session_changed', session: withVera });
  expect(joined.waiting).toBeNull();
  expect(hasVolunteer(joined)).toBe(true);
  expect(hasVolunteer(heard(joined, { type: 'session_ended', session: over }))).toBe(false);
});

describe('typing and seen', () => {
  const types = (by: 'person' | 'supporter'): ServerEvent => ({
    type: 'typing',
    sessionId: 'one',
    by,
    isTyping: true,
  });
  const sees = (by: 'person' | 'supporter', seq: number): ServerEvent => ({
    type: 'seen',
    sessionId: 'one',
    by,
    seq,
  });

  test('are those of the other side alone', () => {
    expect(after(types('person'), sees('person', 4))).toBe(inSession);
    expect(after(types('supporter')).isSupporterTyping).toBe(true);
  });

  test('their message ends their typing, the person’s own does not, and a lost channel does', () => {
    const typing = after(types('supporter'));
    expect(heard(typing, arrives(1)).isSupporterTyping).toBe(true);
    expect(heard(typing, arrives(1, { from: 'volunteer' })).isSupporterTyping).toBe(false);
    expect(connected(typing, 'lost').isSupporterTyping).toBe(false);
  });

  test('what was seen stays seen', () => {
    expect(after(sees('supporter', 4), sees('supporter', 2)).seenBySupporter).toBe(4);
  });
});

describe('danger', () => {
  test('stays with the next message, and a graver one takes its place', () => {
    const first = after({ type: 'crisis_detected', session, danger: worried });
    expect(first.noted).toEqual({ danger: worried, wasKnown: false });
    expect(heard(first, arrives(1)).noted).toBe(first.noted);
    const graver = heard(first, { type: 'crisis_detected', session, danger: grave });
    expect(graver.noted?.danger).toEqual(grave);
    expect(heard(graver, { type: 'crisis_detected', session, danger: worried }).noted).toBe(graver.noted);
  });

  test('is told by this page and by the server, and calls for attention once', () => {
    const here = noting(inSession, grave);
    expect(heard(here, { type: 'crisis_detected', session, danger: { ...grave } }).noted).toBe(here.noted);
  });

  test('of before a reload is shown again, and takes the focus from nobody', () => {
    const back = heard(noTalk, { type: 'session_started', session, messages: [], danger: grave });
    expect(back.noted).toEqual({ danger: grave, wasKnown: true });
  });

  test('of a low grade is none that comes first', () => {
    expect(noting(inSession, { ...worried, level: 'low' })).toBe(inSession);
  });
});

describe('in any order, and doubled', () => {
  const mine = [1, 3, 5, 7];
  const kept = [1, 2, 3, 4, 5, 6, 7].map((seq) =>
    message(seq, mine.includes(seq) ? {} : { from: 'counselor' }),
  );
  const event: fc.Arbitrary<ServerEvent> = fc.oneof(
    fc.constantFrom(...kept).map((each): ServerEvent => ({ type: 'new_message', session, message: each })),
    fc.subarray(kept).map((messages): ServerEvent => ({ type: 'session_started', session, messages })),
    fc.constantFrom(...mine).map(
      (seq): ServerEvent => ({
        type: 'error',
        code: 'not-kept',
        message: '',
        sessionId: 'one',
        clientId: `m${seq}`,
      }),
    ),
    fc.constantFrom<ServerEvent>(
      { type: 'session_changed', session: withVera },
      { type: 'session_ended', session: over },
      { type: 'seen', sessionId: 'one', by: 'supporter', seq: 3 },
      { type: 'crisis_detected', session, danger: grave },
    ),
  );
  type Step = (talk: LiveTalk) => LiveTalk;
  const step: fc.Arbitrary<{ step: Step; tells: readonly number[]; sends: readonly number[] }> = fc.oneof(
    event.map((each) => ({
      step: (talk: LiveTalk) => heard(talk, each),
      tells:
        each.type === 'new_message'
          ? [each.message.seq]
          : each.type === 'session_started'
            ? each.messages.map(({ seq }) => seq)
            : [],
      sends: [],
    })),
    fc.constantFrom(...mine).map((seq) => ({
      step: (talk: LiveTalk) => sending(talk, { clientId: `m${seq}`, text: `words ${seq}` }),
      tells: [],
      sends: [seq],
    })),
    fc.constantFrom<LiveTalk['connection']>('lost', 'open', 'failed').map((state) => ({
      step: (talk: LiveTalk) => connected(talk, state),
      tells: [],
      sends: [],
    })),
    fc.constant({ step: sendingAgain, tells: [], sends: [] }),
  );

  test('no message is there twice, none that was not told is lost, and the places are in order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const talk = steps.reduce((before, each) => each.step(before), inSession);
        const told = new Set(steps.flatMap(({ tells }) => tells));
        expect(places(talk)).toEqual([...told].sort((a, b) => a - b));
        const waiting = new Set(steps.flatMap(({ sends }) => sends).filter((seq) => !told.has(seq)));
        expect(talk.unsent.map(({ clientId }) => clientId).sort()).toEqual(
          [...waiting].map((seq) => `m${seq}`).sort(),
        );
      }),
    );
  });
});
