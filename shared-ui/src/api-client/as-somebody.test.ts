// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { asSomebody } from './as-somebody.ts';

const guestPath = '/api/auth/guest';

function setHint(present: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no Cookie Store
  document.cookie = `haven-guest=1${present ? '' : '; Max-Age=0'}`;
}

afterEach(() => {
  setHint(false);
  vi.unstubAllGlobals();
});

function stubGuest(status = 201) {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}', { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('somebody without a session becomes a guest before the call is made', async () => {
  const fetched = stubGuest();
  const call = vi.fn(async () => 'done');
  expect(await asSomebody(call)).toBe('done');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([guestPath]);
  expect(call).toHaveBeenCalledOnce();
});

test('with a session the call is made at once', async () => {
  setHint(true);
  const fetched = stubGuest();
  expect(await asSomebody(async () => 'done')).toBe('done');
  expect(fetched).not.toHaveBeenCalled();
});

test('a session that is over is replaced, and the call made once more', async () => {
  setHint(true);
  const fetched = stubGuest();
  const call = vi.fn(async () => 'done').mockRejectedValueOnce(new ApiError(401, 'over', 'session-required'));
  expect(await asSomebody(call)).toBe('done');
  expect(fetched).toHaveBeenCalledOnce();
  expect(call).toHaveBeenCalledTimes(2);
});

test('what else goes wrong is thrown on, and the call not repeated', async () => {
  setHint(true);
  stubGuest();
  const call = vi.fn(async () => {
    throw new ApiError(422, 'no', 'invalid');
  });
  await expect(asSomebody(call)).rejects.toThrow('422: no');
  expect(call).toHaveBeenCalledOnce();
});

test('where no guest can be made, the call is not made', async () => {
  stubGuest(429);
  const call = vi.fn(async () => 'done');
  await expect(asSomebody(call)).rejects.toThrow(ApiError);
  expect(call).not.toHaveBeenCalled();
});

test('two calls at once make one guest', async () => {
  const fetched = stubGuest();
  expect(await Promise.all([asSomebody(async () => 'a'), asSomebody(async () => 'b')])).toEqual(['a', 'b']);
  expect(fetched).toHaveBeenCalledOnce();
});
