import type { ChatMessage, ChatSession } from '@haven/shared-ui/device-store';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  currentSession,
  endedSession,
  newSession,
  unanswered,
  withAnswer,
  withMessage,
} from './chat-session.ts';

const said = (id: string, sender: ChatMessage['sender'], timestamp = 1): ChatMessage => ({
  id,
  message: id,
  sender,
  timestamp,
});
const session = (id: string, messages: ChatMessage[], more: Partial<ChatSession> = {}): ChatSession => ({
  id,
  messages,
  startTime: messages[0]?.timestamp ?? 0,
  ...more,
});
const ids = ({ messages }: ChatSession) => messages.map(({ id }) => id);

test('a new session is its greeting, and goes on until its end is stamped, once', () => {
  const begun = newSession('a', said('hello', 'bot', 7));
  expect(begun).toEqual({ id: 'a', messages: [said('hello', 'bot', 7)], startTime: 7 });
  expect(currentSession([begun])).toBe(begun);
  const ended = endedSession(begun, 9);
  expect(currentSession([ended])).toBeUndefined();
  expect(endedSession(ended, 12)).toBe(ended);
});

test('of two that go on, the one in which the person wrote last is the current one; a greeting alone comes after', () => {
  const old = session('old', [said('g', 'bot', 1), said('m', 'user', 2)]);
  const newer = session('newer', [said('g', 'bot', 3), said('m', 'user', 4)]);
  const greeted = session('greeted', [said('g', 'bot', 9)]);
  expect(currentSession([newer, greeted, old])).toBe(newer);
  expect(currentSession([greeted, old])).toBe(old);
  expect(currentSession([{ ...old, endTime: 5 }, greeted])).toBe(greeted);
});

test('an answer stands behind what it answers, also when another tab has sent a message since', () => {
  const open = session('a', [said('g', 'bot'), said('one', 'user'), said('two', 'user')]);
  const first = withAnswer(open, 'one', said('to one', 'bot'));
  expect(ids(first)).toEqual(['g', 'one', 'to one', 'two']);
  expect(ids(withAnswer(first, 'two', said('to two', 'bot')))).toEqual([
    'g',
    'one',
    'to one',
    'two',
    'to two',
  ]);
});

test('a message is answered once, what the person ended stays ended, and a message of nobody is not answered', () => {
  const open = session('a', [said('one', 'user')]);
  const answered = withAnswer(open, 'one', said('first', 'bot'));
  expect(withAnswer(answered, 'one', said('second', 'bot'))).toBe(answered);
  const ended = endedSession(open, 3);
  expect(withAnswer(ended, 'one', said('late', 'bot'))).toBe(ended);
  expect(withAnswer(open, 'elsewhere', said('x', 'bot'))).toBe(open);
});

test('what was left without an answer is the last message, where it is the person’s', () => {
  expect(unanswered(session('a', [said('g', 'bot')]))).toBeUndefined();
  expect(unanswered(session('a', [said('g', 'bot'), said('one', 'user')]))?.id).toBe('one');
});

test('two tabs that send and answer in any order lose no message and double none', () => {
  const step = fc.record({ id: fc.integer({ min: 0, max: 6 }), answers: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now = session('a', [said('g', 'bot')]);
      const sent = new Set<number>();
      const answered = new Set<number>();
      for (const { id, answers } of steps) {
        if (answers) {
          if (sent.has(id)) answered.add(id);
          now = withAnswer(now, `m${id}`, said(`to m${id} ${steps.length}`, 'bot'));
        } else {
          sent.add(id);
          now = withMessage(now, said(`m${id}`, 'user'));
        }
      }
      expect(now.messages.filter(({ sender }) => sender === 'user')).toHaveLength(sent.size);
      expect(now.messages.filter(({ id }) => id.startsWith('to '))).toHaveLength(answered.size);
      for (const id of answered) {
        const place = ids(now).indexOf(`m${id}`);
        expect(ids(now)[place + 1]).toMatch(`to m${id} `);
      }
    }),
  );
});
