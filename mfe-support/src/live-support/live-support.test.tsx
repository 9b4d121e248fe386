import { currentToast } from '@haven/shared-ui/toast';
import type { LiveSession } from '@haven/support/live/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FakeSocket } from './fake-socket.ts';
import { leaveQuickly } from './leave-quickly.ts';
import {
  box,
  drop,
  forgetNotice,
  grave,
  message,
  notice,
  open,
  pass,
  press,
  said,
  session,
  setStage,
  start,
  takeUp,
  tell,
  unable,
  write,
} from './live-stage.tsx';
import { liveWords } from './live-words.ts';

vi.mock('./leave-quickly.ts', () => ({ leaveQuickly: vi.fn() }));
setStage();

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
