import { commonTexts } from '@haven/shared-ui/common';
import {
  emotionalMilestones,
  readText,
  sobrietyMilestones,
  writeLedger,
  writeText,
} from '@haven/shared-ui/device-store';
import { addTexts, startLanguage } from '@haven/shared-ui/language';
import { outboxOf } from '@haven/shared-ui/outbox';
import { userAtom } from '@haven/shared-ui/person';
import { ToastOutlet } from '@haven/shared-ui/toast';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import remote from '../routes.tsx';
import { emotionalEntry, idOf, sobrietyEntry, startEmotional, startSobriety } from './testing/actions.ts';
import { type Device, fillUp, newDevice, takeInHand } from './testing/device.ts';
import { ModelProgress } from './testing/model-progress.ts';
import { useMilestoneActions } from './use-milestone-actions.ts';
import { useMilestoneBook } from './use-milestone-book.ts';

const today = '2026-11-21';
const lost = async () => {
  throw new TypeError('Failed to fetch');
};

let device: Device;
let service: ModelProgress;
const call = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const serve = async (path: string, init?: RequestInit) => service.answer(path, init);
/** Each test has a person of its own, as a page has: a book lives as long as its page. */
let people = 0;
let person: string;

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

/** Opens the book for somebody. */
async function open(user: string | null | 'unknown') {
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
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const asMember = async () => {
  writeLedger({ owner: person, marks: {} });
  return await open(person);
};
const comeOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await pass(0);
};
const notes = (text: string) => ({ kind: 'change-sobriety', id: idOf(1), change: { notes: text } }) as const;

test('without an account a milestone lives on the device: begun, changed, with a lapse and its undo, and removed', async () => {
  const { do: doIt, book } = await open(null);
  expect(book()).toMatchObject({ state: 'ready', waiting: 0, sobriety: [] });
  expect(await doIt(startSobriety(1))).toBe('done');
  expect(book().sobriety).toMatchObject([{ id: idOf(1), currentStreak: 20, longestStreak: 20 }]);
  await doIt({ kind: 'log-lapse', id: idOf(1), lapse: { id: idOf(9), day: '2026-11-16', note: '' } });
  expect(book().sobriety).toMatchObject([{ currentStreak: 5, longestStreak: 14, relapseCount: 1 }]);
  await doIt({ kind: 'undo-lapse', id: idOf(1), lapseId: idOf(9) });
  expect(book().sobriety).toMatchObject([{ currentStreak: 20, relapseCount: 0 }]);
  await doIt(notes('For the mornings'));
  expect(book().sobriety).toMatchObject([{ notes: 'For the mornings' }]);
  await doIt({ kind: 'remove-sobriety', id: idOf(1) });
  expect(book().sobriety).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});

test('without an account a full device refuses, and nothing is changed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { do: doIt, book } = await open(null);
  await doIt(startEmotional(1));
  fillUp(device);
  expect(await doIt({ kind: 'change-emotional', id: idOf(1), change: { progress: 50 } })).toBe('refused');
  expect(await doIt(startEmotional(2))).toBe('refused');
  expect(book().emotional).toMatchObject([{ id: idOf(1), progress: 0 }]);
});

test('what a newer release wrote into a milestone stays when this one changes it', async () => {
  const newer = {
    ...sobrietyEntry(1),
    colour: 'green',
    lapses: [{ ...sobrietyEntry(1).lapses[0], mood: 3 }],
  };
  writeText('sobriety-milestones', JSON.stringify([newer, { id: 'of a kind that is not known here' }]));
  const { do: doIt } = await open(null);
  await doIt(notes('changed'));
  expect(JSON.parse(readText('sobriety-milestones') ?? '')).toMatchObject([
    { ...newer, notes: 'changed', updatedAt: expect.any(Number) },
    { id: 'of a kind that is not known here' },
  ]);
});

test('nothing is asked for until it is known who is there', async () => {
  const { book } = await open('unknown');
  expect(book().state).toBe('loading');
  expect(call).not.toHaveBeenCalled();
});

test('a member’s lists come from the service, and an action is kept there', async () => {
  service.act(startSobriety(1, 'of the account'), person);
  const { do: doIt, book, sobriety } = await asMember();
  expect(sobriety()).toEqual(['1 of the account']);
  expect(await doIt(startEmotional(2))).toBe('done');
  expect(service.all(person).emotional).toHaveLength(1);
  expect(book()).toMatchObject({ state: 'ready', waiting: 0, emotional: [{ id: idOf(2) }] });
  expect(outboxOf(person).read()).toEqual([]);
});

test('the lists open without a network after one visit', async () => {
  service.act(startSobriety(1, 'kept'), person);
  const first = await asMember();
  first.close();
  queryClient.clear();
  call.mockImplementation(lost);
  const { book, sobriety } = await asMember();
  expect(book()).toMatchObject({ state: 'ready', error: null });
  expect(sobriety()).toEqual(['1 kept']);
});

test('where nobody can be asked who is there, the book is that of the device’s owner, and nothing is asked for', async () => {
  service.act(startSobriety(1, 'kept'), person);
  const first = await asMember();
  first.close();
  call.mockClear();
  const { do: doIt, book, sobriety } = await open(null);
  expect(sobriety()).toEqual(['1 kept']);
  expect(await doIt(notes('on the train'))).toBe('waiting');
  expect(book()).toMatchObject({ state: 'ready', waiting: 1, sobriety: [{ notes: 'on the train' }] });
  expect(call).not.toHaveBeenCalled();
});

test('without a network and without an earlier visit it says so, and tries again when asked', async () => {
  call.mockImplementation(lost);
  const { book } = await asMember();
  expect(book().state).toBe('failed');
  expect(book().error).toBeInstanceOf(TypeError);
  call.mockImplementation(serve);
  book().retry();
  await pass(0);
  expect(book()).toMatchObject({ state: 'ready', error: null });
});

test('without a network an action is seen at once, waits, and is sent once when the network is back', async () => {
  const { do: doIt, book, sobriety } = await asMember();
  await doIt(startSobriety(1));
  call.mockImplementation(lost);
  expect(await doIt(notes('written on the train'))).toBe('waiting');
  expect(sobriety()).toEqual(['1 written on the train']);
  expect(book().waiting).toBe(1);
  call.mockImplementation(serve);
  service.calls.length = 0;
  await comeOnline();
  expect(service.calls).toEqual(['PATCH sobriety-milestones']);
  expect(service.all(person).sobriety).toMatchObject([{ notes: 'written on the train' }]);
  expect(book().waiting).toBe(0);
});

test('it is tried again ever more rarely, and at once when the person looks', async () => {
  const { do: doIt } = await asMember();
  call.mockImplementation(lost);
  await doIt(startSobriety(1));
  const tries = () => call.mock.calls.filter(([, init]) => init?.method === 'POST').length;
  expect(tries()).toBe(1);
  await pass(5_000);
  expect(tries()).toBe(2);
  await pass(9_000);
  expect(tries()).toBe(2);
  await pass(1_000);
  expect(tries()).toBe(3);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(tries()).toBe(4);
});

test('a service in trouble is a reason to wait, and a call that is never answered too', async () => {
  const { do: doIt, begin } = await asMember();
  call.mockImplementation(async () =>
    Response.json({ message: 'Away.', code: 'service-away' }, { status: 503 }),
  );
  expect(await doIt(startSobriety(1))).toBe('waiting');
  call.mockImplementation(() => new Promise(() => undefined));
  const outcome = begin(startSobriety(2));
  await pass(5_000);
  expect(await outcome).toBe('waiting');
  expect(outboxOf(person).read()).toHaveLength(2);
});

test('what the service refuses is not kept: the error is given to whoever did it, and the list fetched anew', async () => {
  const { do: doIt, book, sobriety } = await asMember();
  await doIt(startSobriety(1));
  service.act({ kind: 'remove-sobriety', id: idOf(1) }, person);
  expect(await doIt(notes('too late'))).toMatchObject({ status: 404, code: 'not-found' });
  await pass(0);
  expect(sobriety()).toEqual([]);
  expect(book().waiting).toBe(0);
  expect(outboxOf(person).read()).toEqual([]);
});

test('what is refused when nobody waits any more is told by a toast', async () => {
  const { do: doIt, sobriety } = await asMember();
  await doIt(startSobriety(1));
  call.mockImplementation(lost);
  await doIt(notes('too late'));
  service.act({ kind: 'remove-sobriety', id: idOf(1) }, person);
  call.mockImplementation(serve);
  await comeOnline();
  expect(screen.getAllByText('A change could not be saved to your account')).not.toHaveLength(0);
  expect(sobriety()).toEqual([]);
  expect(outboxOf(person).read()).toEqual([]);
});

test('a milestone begun without a network that the account does not take stays on the device', async () => {
  const { do: doIt, sobriety } = await asMember();
  call.mockImplementation(lost);
  await doIt(startSobriety(1));
  await doIt(notes('mine all the same'));
  service.most = 0;
  call.mockImplementation(serve);
  await comeOnline();
  expect(sobriety()).toEqual(['1 mine all the same']);
  expect(screen.getAllByText('A milestone stays on this device only')).not.toHaveLength(0);
  expect(await doIt({ kind: 'remove-sobriety', id: idOf(1) })).toBe('done');
  expect(sobriety()).toEqual([]);
});

test('when the session is over everything stays, and is sent when they sign in again', async () => {
  const first = await asMember();
  service.session = null;
  expect(await first.do(startSobriety(1))).toBe('waiting');
  expect(first.user()).toBeNull();
  expect(first.sobriety()).toEqual(['1']);
  expect(await first.do(notes('meanwhile'))).toBe('waiting');
  first.close();
  service.session = person;
  const { sobriety } = await asMember();
  expect(sobriety()).toEqual(['1 meanwhile']);
  expect(service.all(person).sobriety).toMatchObject([{ notes: 'meanwhile' }]);
});

test('somebody else who signs in on the device neither sees nor sends what waits', async () => {
  const first = await asMember();
  call.mockImplementation(lost);
  await first.do(startSobriety(1));
  first.close();
  call.mockImplementation(serve);
  service.session = 'ben';
  writeLedger({ owner: 'ben', marks: {} });
  const ben = await open('ben');
  expect(ben.book()).toMatchObject({ state: 'ready', sobriety: [], waiting: 0 });
  expect(service.calls).toEqual([]);
  expect(outboxOf(person).read()).toHaveLength(1);
});

test('nothing is sent for whoever signed in in another tab, even before this one hears of it', async () => {
  const { do: doIt } = await asMember();
  service.session = 'ben';
  expect(await doIt(startSobriety(1))).toBe('waiting');
  expect(service.all('ben').sobriety).toEqual([]);
  writeLedger({ marks: {} });
  await comeOnline();
  expect(service.all('ben').sobriety).toEqual([]);
  expect(outboxOf(person).read()).toHaveLength(1);
});

test('what was kept before the sign-in moves whole into the account, and then leaves the device', async () => {
  sobrietyMilestones.save(sobrietyEntry(1));
  emotionalMilestones.save(emotionalEntry(2));
  const { book } = await open(person);
  expect(service.calls).toEqual([]);
  expect(book().sobriety).toHaveLength(1);
  writeLedger({ owner: person, marks: {} });
  await pass(0);
  expect(service.all(person)).toMatchObject({
    sobriety: [{ id: idOf(1), lapses: sobrietyEntry(1).lapses }],
    emotional: [
      { id: idOf(2), status: 'in_progress', checkpoints: emotionalEntry(2).checkpoints, isPrivate: 1 },
    ],
  });
  expect([...sobrietyMilestones.read(), ...emotionalMilestones.read()]).toEqual([]);
  expect(book()).toMatchObject({ waiting: 0, sobriety: [{ id: idOf(1) }], emotional: [{ id: idOf(2) }] });
});

test('a cut in the middle of moving loses nothing and doubles nothing', async () => {
  sobrietyMilestones.save(sobrietyEntry(1));
  sobrietyMilestones.save(sobrietyEntry(2));
  let answers = 0;
  call.mockImplementation(async (path, init) => {
    const answer = service.answer(path, init);
    if (init?.method === 'POST') answers += 1;
    if (answers > 0 && init?.method === 'POST') throw new TypeError('Failed to fetch');
    return answer;
  });
  const { book } = await asMember();
  expect(sobrietyMilestones.read()).toHaveLength(2);
  expect(book().sobriety).toHaveLength(2);
  call.mockImplementation(serve);
  await comeOnline();
  expect(service.all(person).sobriety).toHaveLength(2);
  expect(sobrietyMilestones.read()).toEqual([]);
  expect(book().sobriety).toHaveLength(2);
});

test('what somebody else kept on the device is neither moved nor shown', async () => {
  sobrietyMilestones.save(sobrietyEntry(1));
  writeLedger({ owner: 'ben', marks: {} });
  const { book } = await open(person);
  expect(book()).toMatchObject({ state: 'ready', sobriety: [], waiting: 0 });
  expect(service.calls).toEqual([]);
  expect(sobrietyMilestones.read()).toHaveLength(1);
});

test('a full device refuses a member’s action too', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { do: doIt, book } = await asMember();
  fillUp(device);
  expect(await doIt(startSobriety(1))).toBe('refused');
  expect(book().sobriety).toEqual([]);
  expect(service.calls).toEqual([]);
});
