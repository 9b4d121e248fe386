/** For tests of the screen: somebody who is signed in, a server at the network's edge, and what a person does. */
import type { Danger } from '@haven/safety/contract';
import { userAtom } from '@haven/shared-ui/person';
import { showScreen } from '@haven/shared-ui/testing';
import { closeToast, currentToast } from '@haven/shared-ui/toast';
import type { LiveMessage, LiveSession, ServerEvent } from '@haven/support/live/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import remote from '../routes.tsx';
import { FakeSocket } from './fake-socket.ts';
import LiveSupport from './live-support.tsx';

export const session: LiveSession = {
  id: 'one',
  status: 'connected',
  language: 'en',
  crisisLevel: 'low',
  supporterId: 'ai_counselor',
  consent: false,
  startedAt: '2026-11-21T10:00:00.000Z',
};
export const withVera: LiveSession = { ...session, supporterId: 'vera', supporterName: 'Vera' };
export const message = (seq: number, more: Partial<LiveMessage> = {}): LiveMessage => ({
  sessionId: 'one',
  seq,
  clientId: `m${seq}`,
  from: 'person',
  text: `words ${seq}`,
  at: '2026-11-21T10:00:00.000Z',
  ...more,
});
export const grave: Danger = { level: 'high', kinds: ['suicide'], about: 'self' };
export const unable = 'Unable to connect to support services. Please try again.';

/** To be called once in a test file. */
export function setStage(): void {
  // What tells danger arrives late; here it is there at once.
  beforeAll(() => import('@haven/safety'));

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    FakeSocket.all = [];
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
}

export async function open(language: 'en' | 'es' = 'en', user: 'somebody' | null = 'somebody') {
  getDefaultStore().set(userAtom, user && { id: 'ana', email: 'ana@haven.test' });
  vi.useRealTimers();
  const shown = await showScreen(<LiveSupport />, { support: remote.texts }, language);
  // From here on its delays pass only where a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return shown;
}
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const tell = (...events: ServerEvent[]) =>
  act(() => {
    for (const event of events) FakeSocket.last.tells(event);
  });
export const takeUp = (
  messages: LiveMessage[] = [],
  more: { session?: LiveSession; danger?: Danger } = {},
) => {
  act(() => FakeSocket.last.opens());
  tell({ type: 'auth_success' }, { type: 'session_started', session, messages, ...more });
};
export async function start(messages: LiveMessage[] = []) {
  const shown = await open();
  press('Start session');
  takeUp(messages);
  return shown;
}
export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
export function write(text: string): void {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.keyDown(box(), { key: 'Enter' });
}
export const said = () => within(screen.getByRole('log')).queryAllByRole('listitem');
export const drop = () => act(() => FakeSocket.last.drops());
export const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
export function forgetNotice(): void {
  const toast = currentToast();
  if (toast) closeToast(toast.id);
}
export const notice = () => {
  const toast = currentToast();
  return toast && [toast.title, toast.description, toast.tone];
};
