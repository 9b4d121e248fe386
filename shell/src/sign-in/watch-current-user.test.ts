// @vitest-environment jsdom
import { writeLedger } from '@haven/shared-ui/device-store';
import { userAtom } from '@haven/shared-ui/person';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { beginLogOut, isLoggingOut } from './log-out-mark.ts';
import { watchCurrentUser } from './watch-current-user.ts';

const ana = { id: 'ana', email: 'ana@example.org', firstName: 'Ana' };
const hint = 'haven-signed-in=1';
const forget = `${hint}; Max-Age=0`;

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays the server, which sets it
  document.cookie = cookie;
}
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const call = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  setCookie(forget);
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  call.mockReset();
  vi.unstubAllGlobals();
});

function start() {
  const store = createStore();
  onTestFinished(watchCurrentUser(store));
  return store;
}

test('a visitor without an account makes no call', async () => {
  const store = start();
  await vi.waitFor(() => expect(store.get(userAtom)).toBeNull());
  expect(call).not.toHaveBeenCalled();
});

test('a signed-in person is known after one call', async () => {
  setCookie(hint);
  call.mockResolvedValueOnce(answer(200, ana));
  const store = start();
  await vi.waitFor(() => expect(store.get(userAtom)).toEqual(ana));
  expect(call).toHaveBeenCalledTimes(1);
});

test('a session that is over means local-only mode', async () => {
  setCookie(hint);
  call.mockResolvedValueOnce(answer(401, { code: 'sign-in-required', message: 'Please sign in first.' }));
  const store = start();
  await vi.waitFor(() => expect(store.get(userAtom)).toBeNull());
});

test('without a network the page works as local only, and asks again once the network is back', async () => {
  setCookie(hint);
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const store = start();
  await vi.waitFor(() => expect(store.get(userAtom)).toBeNull());
  call.mockResolvedValueOnce(answer(200, ana));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(store.get(userAtom)).toEqual(ana));
});

test('a person who is known stays known when a later call fails', async () => {
  setCookie(hint);
  call.mockResolvedValueOnce(answer(200, ana));
  const store = start();
  await vi.waitFor(() => expect(store.get(userAtom)).toEqual(ana));
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  writeLedger({ owner: 'ben', marks: {} });
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(store.get(userAtom)).toEqual(ana);
});

test('when another tab signs in, this one notices', async () => {
  const store = start();
  await vi.waitFor(() => expect(store.get(userAtom)).toBeNull());
  setCookie(hint);
  call.mockResolvedValueOnce(answer(200, ana));
  writeLedger({ owner: 'ana', marks: {} });
  await vi.waitFor(() => expect(store.get(userAtom)).toEqual(ana));
});

test('a log-out that had no network is finished at the next opportunity', async () => {
  setCookie(hint);
  beginLogOut();
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const store = start();
  await vi.waitFor(() => expect(store.get(userAtom)).toBeNull());
  expect(isLoggingOut()).toBe(true);

  call.mockImplementationOnce(async () => {
    setCookie(forget);
    return new Response(null, { status: 204 });
  });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(isLoggingOut()).toBe(false));
  expect(call.mock.calls.map(([path]) => path)).toEqual(['/api/auth/sign-out', '/api/auth/sign-out']);
  expect(store.get(userAtom)).toBeNull();
});
