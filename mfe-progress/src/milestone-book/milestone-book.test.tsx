import { readText, writeText } from '@haven/shared-ui/device-store';
import { outboxOf } from '@haven/shared-ui/outbox';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { idOf, sobrietyEntry, startEmotional, startSobriety } from './testing/actions.ts';
import { fillUp } from './testing/device.ts';
import {
  asMember,
  call,
  comeOnline,
  device,
  lost,
  notes,
  open,
  pass,
  person,
  prepareBook,
  serve,
  service,
} from './testing/open-book.tsx';

prepareBook();

test('without an account a milestone lives on the device: begun, changed, with a lapse and its undo, and removed', async () => {
  const { do: doIt, book } = await open(null);
  expect(book()).toMatchObject({ state: 'ready', waiting: 0, sobriety: [] });
  expect(await doIt(startSobriety(1))).toBe('done');
  expect(book().sobriety).toMatchObject([{ id: idOf(1), currentStreak: 20, longestStreak: 20 }]);
  await doIt({ kind: 'log-lapse', id: idOf(1), lapse: { id: idOf(9), day: '2026-11-16', note: '' } });
  expect(book().sobriety).toMatchObject([{ currentStreak: 5, longestStreak: 15, relapseCount: 1 }]);
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

const lapse = (number: number, note = '') => ({ id: idOf(number), day: '2026-11-16', note });
const lapsesInAccount = () => service.all(person).sobriety[0]?.lapses;

test('a lapse that another device had logged that day already is undone as well, and stays undone', async () => {
  service.act(startSobriety(1), person);
  const { do: doIt, book } = await asMember();
  call.mockImplementation(lost);
  await doIt({ kind: 'log-lapse', id: idOf(1), lapse: lapse(8, 'On the laptop') });
  service.act({ kind: 'log-lapse', id: idOf(1), lapse: lapse(9, 'On the phone') }, person);
  call.mockImplementation(serve);
  await comeOnline();
  expect(lapsesInAccount()).toMatchObject([{ id: idOf(9), note: 'On the phone\n\nOn the laptop' }]);
  expect(await doIt({ kind: 'undo-lapse', id: idOf(1), lapseId: idOf(8) })).toBe('done');
  expect(lapsesInAccount()).toEqual([]);
  book().retry();
  await pass(0);
  expect(book().sobriety).toMatchObject([{ lapses: [], currentStreak: 20, relapseCount: 0 }]);
});

test('where the account has nothing left of what is undone, the lists are fetched anew', async () => {
  service.act(startSobriety(1), person);
  service.act({ kind: 'log-lapse', id: idOf(1), lapse: lapse(8) }, person);
  const { do: doIt, book } = await asMember();
  service.act({ kind: 'undo-lapse', id: idOf(1), lapseId: idOf(8) }, person);
  service.act(notes('written elsewhere'), person);
  expect(await doIt({ kind: 'undo-lapse', id: idOf(1), lapseId: idOf(8) })).toBe('done');
  await pass(0);
  expect(book().sobriety).toMatchObject([{ lapses: [], notes: 'written elsewhere' }]);
});
