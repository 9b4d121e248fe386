/** A book as the screens open it, for tests: on a device and an account of its own. */
import { commonTexts } from '@haven/shared-ui/common';
import { writeLedger } from '@haven/shared-ui/device-store';
import { addTexts, startLanguage } from '@haven/shared-ui/language';
import { userAtom } from '@haven/shared-ui/person';
import { ToastOutlet } from '@haven/shared-ui/toast';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { queryClient } from '../../query-client.ts';
import remote from '../../routes.tsx';
import { useMilestoneActions } from '../use-milestone-actions.ts';
import { useMilestoneBook } from '../use-milestone-book.ts';
import { idOf } from './actions.ts';
import { type Device, newDevice, takeInHand } from './device.ts';
import { ModelProgress } from './model-progress.ts';

const today = '2026-11-21';
export const lost = async () => {
  throw new TypeError('Failed to fetch');
};

/** What a test works on; new for each. */
export let device: Device;
export let service: ModelProgress;
export const call = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
export const serve = async (path: string, init?: RequestInit) => service.answer(path, init);
/** Each test has a person of its own, as a page has: a book lives as long as its page. */
let people = 0;
export let person: string;

/** Before and after each test of a book: a new device, a new account, and a clock that stands still. */
export function prepareBook(): void {
  beforeAll(async () => {
    await startLanguage();
    await addTexts('common', commonTexts);
    await addTexts('progress', remote.texts);
    // Toasts are drawn by code that arrives with the first one.
    await import('@haven/shared-ui/toast-view');
  });
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    vi.spyOn(Math, 'random').mockReturnValue(1);
    device = newDevice();
    takeInHand(device);
    people += 1;
    person = `ana-${people}`;
    service = new ModelProgress();
    service.session = person;
    vi.stubGlobal('fetch', call);
    call.mockImplementation(serve);
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    call.mockReset();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Opens the book for somebody. */
export async function open(user: string | null | 'unknown') {
  const store = createStore();
  store.set(userAtom, user === null || user === 'unknown' ? user : { id: user, email: 'a@example.org' });
  const hook = renderHook(() => ({ book: useMilestoneBook(today), act: useMilestoneActions() }), {
    wrapper: ({ children }) => (
      <Provider store={store}>
        {children}
        <ToastOutlet />
      </Provider>
    ),
  });
  await pass(0);
  return {
    book: () => hook.result.current.book,
    sobriety: () =>
      hook.result.current.book.sobriety.map(({ id, notes }) => `${id.slice(-1)} ${notes}`.trim()),
    do: async (...args: Parameters<ReturnType<typeof useMilestoneActions>>) => {
      const outcome = hook.result.current.act(...args).catch((error: unknown) => error);
      await pass(0);
      return await outcome;
    },
    begin: (...args: Parameters<ReturnType<typeof useMilestoneActions>>) => hook.result.current.act(...args),
    user: () => store.get(userAtom),
    close: hook.unmount,
  };
}
export const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
export const asMember = async () => {
  writeLedger({ owner: person, marks: {} });
  return await open(person);
};
export const comeOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await pass(0);
};
export const notes = (text: string) =>
  ({ kind: 'change-sobriety', id: idOf(1), change: { notes: text } }) as const;
