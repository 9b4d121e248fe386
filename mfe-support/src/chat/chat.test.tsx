import { chatSessions } from '@haven/shared-ui/device-store';
import { showScreen } from '@haven/shared-ui/testing';
import type { ChatbotAnswer } from '@haven/support/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import remote from '../routes.tsx';
import { pendingAtom } from './answer.ts';
import Chat from './chat.tsx';
import { keepSession } from './kept-session.ts';

const answerOf = (more: Partial<ChatbotAnswer> = {}): ChatbotAnswer => ({
  response: 'That sounds like a long night. What keeps you awake?',
  needsEscalation: false,
  danger: { level: 'none', kinds: [], about: 'self' },
  tools: [],
  writtenBy: 'haven',
  ...more,
});
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const escalation =
  "I'm concerned about your wellbeing. Please consider reaching out to the Crisis Text Line (text HOME to 741741) or calling 988 for immediate support. You don't have to go through this alone.";

/** Stands for the server at the network's edge. */
const server = vi.fn<(path: string, request: { body: string }) => Promise<Response>>();

// What tells danger arrives late; here it is there at once.
beforeAll(() => import('@haven/safety'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  getDefaultStore().set(pendingAtom, null);
  Element.prototype.scrollTo = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  server.mockReset().mockImplementation(async () => json(answerOf()));
  vi.stubGlobal('fetch', server);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the screen; from then on its delays pass only where a test says so. */
async function open(language: 'en' | 'es' = 'en'): Promise<void> {
  await showScreen(<Chat />, { support: remote.texts }, language);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** One turn of the event loop. */
const anotherTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Waits for what follows without the clock: answers, and what is drawn of them. */
async function until(check: () => void, turns = 500): Promise<void> {
  try {
    check();
  } catch (error) {
    if (turns === 0) throw error;
    await act(anotherTurn);
    await until(check, turns - 1);
  }
}
const log = () => screen.getByRole('log');
const bubbles = () => within(log()).getAllByRole('listitem');
const wordsIn = (bubble: HTMLElement | undefined) => bubble?.querySelector('p')?.textContent;
const said = () => bubbles().map(wordsIn);
const box = () => screen.getByRole('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function send(words: string): Promise<void> {
  fireEvent.change(box(), { target: { value: words } });
  fireEvent.click(sendButton());
  await pass(0);
}

const stored = () => chatSessions.read();

describe('a conversation', () => {
  test('begins with a greeting, which is kept, and a press sends what was written', async () => {
    await open();
    expect(bubbles()).toHaveLength(1);
    const greeting = said()[0];
    expect(stored()).toMatchObject([{ messages: [{ sender: 'bot', message: greeting }] }]);
    await send('  I cannot sleep  ');
    await until(() => expect(said()).toEqual([greeting, 'I cannot sleep', answerOf().response]));
    expect(stored()[0]?.messages.map(({ message }) => message)).toEqual(said());
    const [path, { body }] = server.mock.calls[0] ?? ['', { body: '{}' }];
    expect(path).toBe('/api/chatbot');
    expect(JSON.parse(body)).toEqual({
      message: 'I cannot sleep',
      conversationHistory: [
        { id: expect.any(String), message: greeting, sender: 'bot', timestamp: expect.any(Number) },
      ],
    });
  });

  test('sends with Enter, makes a new line with Shift, and sends nothing where nothing is said', async () => {
    await open();
    fireEvent.change(box(), { target: { value: '   ' } });
    expect(sendButton()).toHaveProperty('disabled', true);
    fireEvent.keyDown(box(), { key: 'Enter' });
    fireEvent.change(box(), { target: { value: 'One' } });
    fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(server).not.toHaveBeenCalled();
    fireEvent.keyDown(box(), { key: 'Enter' });
    await until(() => expect(server).toHaveBeenCalledTimes(1));
    expect(box()).toHaveProperty('value', '');
  });

  test('can be written on while an answer is under way, and not sent', async () => {
    const { promise, resolve: reply } = Promise.withResolvers<Response>();
    server.mockReturnValue(promise);
    await open();
    await send('One');
    expect(screen.getByText('Haven is writing')).toBeTruthy();
    fireEvent.change(box(), { target: { value: 'Two' } });
    expect(sendButton()).toHaveProperty('disabled', true);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(server).toHaveBeenCalledTimes(1);
    reply(json(answerOf()));
    await until(() => expect(sendButton()).toHaveProperty('disabled', false));
    expect(box()).toHaveProperty('value', 'Two');
    expect(screen.queryByText('Haven is writing')).toBeNull();
  });

  test('is there again later, with its words unsent, and what was left without an answer is asked again', async () => {
    const message = { id: 'm', message: 'Are you there', sender: 'user' as const, timestamp: 2 };
    chatSessions.save({ id: 's', messages: [message], startTime: 1 });
    sessionStorage.setItem('haven-unsaved-chat-words', 'and one thing more');
    await open();
    await until(() => expect(said()).toEqual(['Are you there', answerOf().response]));
    expect(box()).toHaveProperty('value', 'and one thing more');
  });

  test('is over with End Session: its end is stamped, it is cleared, and another one can begin', async () => {
    await open();
    await send('Enough for today');
    await until(() => expect(bubbles()).toHaveLength(3));
    fireEvent.click(screen.getByRole('button', { name: 'End Session' }));
    expect(screen.queryByRole('log')).toBeNull();
    expect(stored()[0]?.endTime).toEqual(expect.any(Number));
    expect(stored()[0]?.messages).toHaveLength(3);
    const begin = screen.getByRole('button', { name: 'Start a new conversation' });
    expect(document.activeElement).toBe(begin);
    fireEvent.click(begin);
    expect(bubbles()).toHaveLength(1);
    expect(document.activeElement).toBe(box());
    expect(stored()).toHaveLength(2);
  });

  test('an answer that comes after its end is not put into it', async () => {
    const { promise, resolve: reply } = Promise.withResolvers<Response>();
    server.mockReturnValue(promise);
    await open();
    await send('One');
    fireEvent.click(screen.getByRole('button', { name: 'End Session' }));
    reply(json(answerOf()));
    await pass(5_000);
    expect(stored()[0]?.messages).toHaveLength(2);
  });

  test('offers what fits beside an answer, and says when a language model wrote it', async () => {
    server.mockImplementation(async () =>
      json(answerOf({ tools: ['breathing', 'meetings'], writtenBy: 'model' })),
    );
    await open();
    await send('I am restless');
    await until(() => expect(bubbles()).toHaveLength(3));
    const breathe = screen.getByRole('link', { name: 'Breathe with a guide' });
    expect(breathe.getAttribute('href')).toBe('/coping-toolkit?guide=breathing');
    expect(screen.getByRole('link', { name: /AA meeting/ }).getAttribute('href')).toMatch(/^https:/);
    expect(screen.getByText(/written by a language model/)).toBeTruthy();
  });

  test('goes on in the page where the device keeps nothing, and says so', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open();
    await send('Hello');
    await until(() => expect(bubbles()).toHaveLength(3));
    expect(screen.getByText(/no room left/)).toBeTruthy();
    vi.mocked(Storage.prototype.setItem).mockRestore();
    fireEvent.click(screen.getByRole('button', { name: 'End Session' }));
    expect(screen.queryByRole('log')).toBeNull();
  });

  test('follows what another tab says in it', async () => {
    await open();
    const [session] = stored();
    if (!session) throw new Error('no session');
    const fromThere = { id: 'x', message: 'From the other tab', sender: 'user' as const, timestamp: 5 };
    act(() => keepSession({ ...session, messages: [...session.messages, fromThere] }));
    expect(said()).toContain('From the other tab');
  });
});

describe('danger', () => {
  test('brings help before the answer, judged here; the crisis message follows after a second, and not each time', async () => {
    const danger = { level: 'high', kinds: ['suicide'], about: 'self' } as const;
    server.mockImplementation(async () =>
      json(answerOf({ needsEscalation: true, danger: { ...danger, kinds: ['suicide'] } })),
    );
    await open();
    await send('I want to kill myself');
    await until(() => expect(screen.getByRole('alert').textContent).toMatch(/988/));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await until(() => expect(bubbles()).toHaveLength(3));
    await pass(999);
    expect(said()).not.toContain(escalation);
    await pass(1);
    expect(said().at(-1)).toBe(escalation);
    await send('I mean it');
    await until(() => expect(said().filter((words) => words === answerOf().response)).toHaveLength(2));
    await pass(1_000);
    expect(said().filter((words) => words === escalation)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'End Session' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('stands there again after a reload, and takes the focus from nobody', async () => {
    const message = { id: 'm', message: 'I want to kill myself', sender: 'user' as const, timestamp: 2 };
    const answer = { id: 'a', message: 'Call 988.', sender: 'bot' as const, timestamp: 3 };
    chatSessions.save({ id: 's', messages: [message, answer], startTime: 1 });
    await open();
    await until(() => expect(screen.getByRole('alert').textContent).toMatch(/988/));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a call that fails', () => {
  test.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['as the server refuses', async () => json({ message: 'Too many.', code: 'too-many-tries' }, 429)],
    ['as the stream is cut', async () => cutStream()],
    ['with an answer that nobody knows', async () => json({ hello: 'there' })],
  ] as const)(
    '%s is followed by a reply by hand after a second, and another one later',
    async (_, respond) => {
      server.mockImplementation(respond);
      await open();
      await send('I have such a craving');
      await pass(999);
      expect(bubbles()).toHaveLength(2);
      await pass(1);
      await until(() => expect(said().at(-1)).toMatch(/^An urge rises/));
      expect(screen.queryByText('Haven is writing')).toBeNull();
      expect(sendButton()).toBeTruthy();
      await pass(1_500);
      expect(said().at(-1)).toMatch(/Ride out an urge/);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('in danger leads to people, in Spanish too', async () => {
    server.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await open('es');
    fireEvent.change(screen.getByRole('textbox', { name: 'Tu mensaje' }), {
      target: { value: 'Me quiero matar' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await until(() => expect(screen.getByRole('alert').textContent).toMatch(/988/));
    await pass(1_000);
    await until(() => expect(said().at(-1)).toMatch(/988/));
  });
});

test('an answer is seen as it is written, and what does not stand goes again', async () => {
  const { response, write, close } = openStream();
  server.mockImplementation(async () => response);
  await open();
  await send('Hello');
  write('text', { text: 'You came at a bad' });
  await until(() => expect(log().textContent).toContain('You came at a bad'));
  write('start-over', {});
  write('text', { text: 'I am listening.' });
  await until(() => expect(log().textContent).not.toContain('bad'));
  write('done', answerOf({ response: 'I am listening.' }));
  close();
  await until(() => expect(said().at(-1)).toBe('I am listening.'));
  expect(screen.queryByText('Haven is writing')).toBeNull();
});

function openStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (event: string, data: unknown) =>
    void writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  const response = new Response(readable, { headers: { 'content-type': 'text/event-stream' } });
  return { response, write, close: () => void writer.close().catch(() => undefined) };
}

function cutStream(): Response {
  const { response, write, close } = openStream();
  write('text', { text: 'That sounds' });
  close();
  return response;
}
