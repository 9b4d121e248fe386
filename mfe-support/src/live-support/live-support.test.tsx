import type { Danger } from '@haven/safety/contract';
import { userAtom } from '@haven/shared-ui/person';
import { showScreen } from '@haven/shared-ui/testing';
import { closeToast, currentToast } from '@haven/shared-ui/toast';
import type { LiveMessage, LiveSession, ServerEvent } from '@haven/support/live/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import remote from '../routes.tsx';
import { FakeSocket } from './fake-socket.ts';
import { leaveQuickly } from './leave-quickly.ts';
import LiveSupport from './live-support.tsx';
import { liveWords } from './live-words.ts';

vi.mock('./leave-quickly.ts', () => ({ leaveQuickly: vi.fn() }));

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
const message = (seq: number, more: Partial<LiveMessage> = {}): LiveMessage => ({
  sessionId: 'one',
  seq,
  clientId: `m${seq}`,
  from: 'person',
  text: `words ${seq}`,
  at: '2026-11-21T10:00:00.000Z',
  ...more,
});
const grave: Danger = { level: 'high', kinds: ['suicide'], about: 'self' };
const unable = 'Unable to connect to support services. Please try again.';

// What tells danger arrives late; here it is there at once.
beforeAll(() => import('@haven/safety'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  FakeSocket.all = [];
  vi.mocked(leaveQuickly).mockClear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  forgetNotice();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(language: 'en' | 'es' = 'en', user: 'somebody' | null = 'somebody') {
  getDefaultStore().set(userAtom, user && { id: 'ana', email: 'ana@haven.test' });
  vi.useRealTimers();
  const shown = await showScreen(<LiveSupport />, { support: remote.texts }, language);
  // From here on its delays pass only where a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return shown;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tell = (...events: ServerEvent[]) =>
  act(() => {
    for (const event of events) FakeSocket.last.tells(event);
  });
const takeUp = (messages: LiveMessage[] = [], more: { session?: LiveSession; danger?: Danger } = {}) => {
  act(() => FakeSocket.last.opens());
  tell({ type: 'auth_success' }, { type: 'session_started', session, messages, ...more });
};
async function start(messages: LiveMessage[] = []) {
  const shown = await open();
  press('Start session');
  takeUp(messages);
  return shown;
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
function write(text: string): void {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.keyDown(box(), { key: 'Enter' });
}
const said = () => within(screen.getByRole('log')).queryAllByRole('listitem');
const drop = () => act(() => FakeSocket.last.drops());
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
function forgetNotice(): void {
  const toast = currentToast();
  if (toast) closeToast(toast.id);
}
const notice = () => {
  const toast = currentToast();
  return toast && [toast.title, toast.description, toast.tone];
};

describe('the gate', () => {
  test('asks who has no account to sign in, and leads to the chat without one', async () => {
    await open('en', null);
    expect(screen.getByRole('heading', { name: 'Sign in required' })).toBeDefined();
    expect(screen.getByText(/^Please sign in to access live support features\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/sign-in?next=%2Flive-support',
    );
    expect(screen.getByRole('link', { name: /without an account/ }).getAttribute('href')).toBe('/chat');
    expect(screen.queryByRole('button', { name: 'Start session' })).toBeNull();
    expect(FakeSocket.all).toEqual([]);
  });

  test('stands there again when the sign-in ran out while the page was open', async () => {
    await open();
    press('Start session');
    act(() => FakeSocket.last.opens());
    tell({ type: 'error', code: 'sign-in-required', message: '' });
    expect(screen.getByRole('heading', { name: 'Sign in required' })).toBeDefined();
    expect(FakeSocket.last.isClosedByPage).toBe(true);
    expect(currentToast()).toBeNull();
  });
});

describe('the start', () => {
  test('connects when it is asked for, and not before; then the box has the focus', async () => {
    await open();
    expect(FakeSocket.all).toEqual([]);
    press('Start session');
    expect(screen.getByRole('button', { name: 'Connecting' })).toBeDefined();
    takeUp();
    expect(FakeSocket.last.ofType('start_session')).toEqual([
      { type: 'start_session', language: 'en', after: 0 },
    ]);
    expect(document.activeElement).toBe(box());
    expect(screen.getByText('Connected')).toBeDefined();
    expect(screen.getByText('Crisis level: low')).toBeDefined();
    expect(screen.getByText('With the program')).toBeDefined();
  });

  test('refused, it can be tried again', async () => {
    await open();
    press('Start session');
    act(() => FakeSocket.last.opens());
    tell({ type: 'auth_success' }, { type: 'error', code: 'too-many-sessions', message: '' });
    expect(notice()).toEqual([
      'Connection failed',
      'Many sessions were started in a short time. Please wait a while.',
      'destructive',
    ]);
    press('Start session');
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('tries later where the service can keep nothing for a while', async () => {
    await open();
    press('Start session');
    act(() => FakeSocket.last.opens());
    tell({ type: 'auth_success' }, { type: 'error', code: 'not-kept', message: '' });
    expect(notice()).toEqual(['Connection error', unable, 'destructive']);
    pass(1000);
    takeUp();
    expect(box()).toBeDefined();
  });

  test.each([
    ['en', 'Start session', 'Connection error', 'Connection failed', unable],
    [
      'es',
      'Empezar sesión',
      'Error de conexión',
      'Falló la conexión',
      'No se pudo conectar con los servicios de apoyo. Inténtalo de nuevo.',
    ],
  ] as const)('says in %s when it is lost and when it failed', async (language, go, lost, failed, why) => {
    await open(language);
    press(go);
    drop();
    expect(notice()).toEqual([lost, why, 'destructive']);
    for (const delay of [1000, 2000, 4000, 8000, 16_000]) {
      pass(delay);
      drop();
    }
    expect(notice()).toEqual([failed, why, 'destructive']);
    expect(screen.getByText(why, { selector: 'main *, p' })).toBeDefined();
    expect(screen.getByRole('button', { name: go })).toBeDefined();
  });
});

describe('a session', () => {
  test('sends what is written, marks it, and shows the answer with what it offers', async () => {
    await start();
    write('  I feel alone  ');
    const [sent] = FakeSocket.last.ofType('send_message');
    expect(sent).toMatchObject({ sessionId: 'one', content: 'I feel alone' });
    expect(box().value).toBe('');
    expect(said()[0]?.textContent).toContain('on its way');
    tell(
      {
        type: 'new_message',
        session,
        message: message(1, { clientId: sent?.clientId ?? '', text: 'I feel alone' }),
      },
      {
        type: 'new_message',
        session,
        message: message(2, { from: 'counselor', text: 'I hear you.', tools: ['breathing', 'of-tomorrow'] }),
      },
    );
    expect(said()).toHaveLength(2);
    expect(said()[0]?.textContent).toMatch(/kept$/);
    expect(said()[1]?.textContent).toContain("Haven's program");
    expect(within(screen.getByRole('log')).getAllByRole('link')).toHaveLength(1);
    tell({ type: 'seen', sessionId: 'one', by: 'supporter', seq: 1 });
    expect(said()[0]?.textContent).toMatch(/seen$/);
  });

  test('says who wrote where a model did', async () => {
    await start([message(1, { from: 'counselor', writtenBy: 'model' })]);
    expect(said()[0]?.textContent).toContain('written by a language model');
  });

  test('Shift and Enter make a new line, an empty message is none', async () => {
    await start();
    fireEvent.change(box(), { target: { value: 'one' } });
    fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
    fireEvent.change(box(), { target: { value: '   ' } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(FakeSocket.last.ofType('send_message')).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  test('a message that was refused says why, and can be sent again as the same one', async () => {
    await start();
    write('do not lose me');
    const clientId = FakeSocket.last.ofType('send_message')[0]?.clientId ?? '';
    tell({ type: 'error', code: 'not-kept', message: '', sessionId: 'one', clientId });
    expect(notice()).toEqual([
      'Not sent',
      'Your message could not be kept. It is still here: send it again.',
      'destructive',
    ]);
    press('Not sent. Try again');
    expect(FakeSocket.last.ofType('send_message').map((each) => [each.content, each.clientId])).toEqual([
      ['do not lose me', clientId],
      ['do not lose me', clientId],
    ]);
    tell({ type: 'new_message', session, message: message(1, { clientId, text: 'do not lose me' }) });
    expect(said()).toHaveLength(1);
  });

  test('what is written while the channel is lost goes once when it is back, behind what was missed', async () => {
    await start([message(1)]);
    drop();
    expect(screen.getByText('Connecting again')).toBeDefined();
    write('written meanwhile');
    expect(said()).toHaveLength(2);
    pass(1000);
    takeUp([message(2, { from: 'counselor' })]);
    expect(FakeSocket.last.ofType('start_session')).toEqual([
      { type: 'start_session', language: 'en', sessionId: 'one', after: 1 },
    ]);
    expect(FakeSocket.last.ofType('send_message').map(({ content }) => content)).toEqual([
      'written meanwhile',
    ]);
    expect(said().map((each) => /words 1|words 2|written meanwhile/.exec(each.textContent)?.[0])).toEqual([
      'words 1',
      'words 2',
      'written meanwhile',
    ]);
  });

  test('is taken up after a reload, with what was not acknowledged, and takes the focus from nobody', async () => {
    const { unmount } = await start([message(1)]);
    write('cut off');
    const clientId = FakeSocket.last.ofType('send_message')[0]?.clientId;
    unmount();
    await open();
    takeUp([message(1)]);
    expect(FakeSocket.last.ofType('start_session')[0]).toMatchObject({ sessionId: 'one', after: 0 });
    expect(FakeSocket.last.ofType('send_message')).toEqual([
      { type: 'send_message', sessionId: 'one', content: 'cut off', clientId },
    ]);
    expect(document.activeElement).toBe(document.body);
  });

  test('when all tries are used up it says so, and one press tries again', async () => {
    await start([message(1)]);
    for (const delay of [1000, 2000, 4000, 8000, 16_000]) {
      drop();
      pass(delay);
    }
    drop();
    expect(notice()).toEqual(['Connection failed', unable, 'destructive']);
    expect(screen.getByText('Not connected')).toBeDefined();
    press('Try again');
    takeUp();
    expect(screen.getByText('Connected')).toBeDefined();
    expect(said()).toHaveLength(1);
  });

  test('comes back at once when there is a network again', async () => {
    await start();
    drop();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('says how it looks with a volunteer, and who it is when one is there', async () => {
    await start();
    tell({ type: 'waiting', sessionId: 'one', place: 1, onDuty: 0 });
    expect(screen.getByText(/^No volunteer is on duty right now/)).toBeDefined();
    tell({ type: 'waiting', sessionId: 'one', place: 2, onDuty: 1, usualWaitSeconds: 240 });
    expect(
      screen.getByText('You are number 2 in line for a volunteer. Lately it took about 4 minutes.'),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('switch'));
    expect(FakeSocket.last.ofType('consent')).toEqual([{ type: 'consent', sessionId: 'one', given: true }]);
    tell(
      { type: 'session_changed', session: withVera },
      { type: 'typing', sessionId: 'one', by: 'supporter', isTyping: true },
    );
    expect(screen.getByText('With Vera, volunteer')).toBeDefined();
    expect(screen.getByText('Vera is writing')).toBeDefined();
    expect(screen.queryByText(/in line/)).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('tells the other side that somebody writes, and when they stopped', async () => {
    await start();
    fireEvent.change(box(), { target: { value: 'I' } });
    fireEvent.change(box(), { target: { value: 'I f' } });
    pass(4000);
    expect(FakeSocket.last.ofType('typing').map(({ isTyping }) => isTyping)).toEqual([true, false]);
  });
});

describe('danger', () => {
  test('brings help before everything else, and raises the level', async () => {
    await start();
    tell({ type: 'crisis_detected', session: { ...session, crisisLevel: 'high' }, danger: grave });
    const help = screen.getByRole('alert');
    expect(within(help).getByRole('link', { name: /988/ }).getAttribute('href')).toBe('tel:988');
    expect(help.textContent).toContain('Volunteers see how grave this session is');
    expect(screen.getByText('Crisis level: high')).toBeDefined();
    expect(help.compareDocumentPosition(screen.getByRole('log'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('is seen without the server as well', async () => {
    await start();
    drop();
    write('I am going to kill myself tonight');
    vi.useRealTimers();
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  test('is shown again to whoever comes back', async () => {
    sessionStorage.setItem('haven-live-session', JSON.stringify({ id: 'one', unsent: [] }));
    await open();
    takeUp([], { danger: grave });
    expect(screen.getByRole('alert')).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the end', () => {
  const over: LiveSession = { ...session, status: 'ended', endedBy: 'person' };
  function end(): void {
    press('End Session');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End Session' }));
  }

  test('is asked for once more; then the box is gone, and another session begins with nothing of this one', async () => {
    await start([message(1)]);
    end();
    expect(FakeSocket.last.ofType('end_session')).toEqual([{ type: 'end_session', sessionId: 'one' }]);
    tell({ type: 'session_ended', session: over });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('You ended this session. Take your time.')).toBeDefined();
    expect(sessionStorage.getItem('haven-live-session')).toBeNull();
    press('Start a new session');
    takeUp([], { session: { ...session, id: 'two' } });
    expect(FakeSocket.last.ofType('start_session')[0]?.sessionId).toBeUndefined();
    expect(said()).toEqual([]);
  });

  test('by a volunteer: what was not sent stays, and stands in the box of the next session', async () => {
    await start();
    write('one more thing');
    tell({ type: 'session_ended', session: { ...over, endedBy: 'volunteer' } });
    expect(screen.getByText(/^Your volunteer ended this session/)).toBeDefined();
    expect(said()[0]?.textContent).toMatch(/one more thing.*not sent/);
    press('Start a new session');
    takeUp([], { session: { ...session, id: 'two' } });
    expect(box().value).toBe('one more thing');
  });

  test('while the channel is lost it is over here at once, and the server is told when it is back', async () => {
    await start();
    drop();
    end();
    expect(screen.getByText('You ended this session. Take your time.')).toBeDefined();
    pass(1000);
    act(() => FakeSocket.last.opens());
    tell({ type: 'auth_success' });
    expect(FakeSocket.last.ofType('end_session')).toEqual([{ type: 'end_session', sessionId: 'one' }]);
    expect(FakeSocket.last.ofType('start_session')).toEqual([]);
    expect(FakeSocket.last.isClosedByPage).toBe(true);
  });
});

describe('leaving quickly', () => {
  test('tells the other side, and leaves nothing on the page or the device', async () => {
    await start([message(1)]);
    fireEvent.change(box(), { target: { value: 'half a thought' } });
    press('Leave quickly');
    expect(leaveQuickly).toHaveBeenCalledOnce();
    expect(FakeSocket.last.ofType('leave_safely')).toEqual([{ type: 'leave_safely', sessionId: 'one' }]);
    expect(screen.queryByText('words 1')).toBeNull();
    expect(liveWords.read()).toBe('');
    expect(sessionStorage.getItem('haven-live-session')).toBeNull();
  });

  test('while the channel is lost: the server is told before another session begins', async () => {
    const { unmount } = await start([message(1)]);
    drop();
    press('Leave quickly');
    unmount();
    forgetNotice();
    await open();
    press('Start session');
    act(() => FakeSocket.last.opens());
    tell({ type: 'auth_success' });
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual([
      'authenticate',
      'leave_safely',
      'start_session',
    ]);
    tell(
      { type: 'error', code: 'session-over', message: '', sessionId: 'one' },
      { type: 'session_ended', session: { ...over(), endedBy: 'left-safely' } },
      { type: 'session_started', session: { ...session, id: 'two' }, messages: [] },
    );
    expect(currentToast()).toBeNull();
    expect(box()).toBeDefined();
  });
});

const over = (): LiveSession => ({ ...session, status: 'ended' });
