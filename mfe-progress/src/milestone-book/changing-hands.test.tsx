import { emotionalMilestones, sobrietyMilestones, writeLedger } from '@haven/shared-ui/device-store';
import { outboxOf } from '@haven/shared-ui/outbox';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { checkpointEntry, emotionalEntry, idOf, sobrietyEntry, startSobriety } from './testing/actions.ts';
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

test('words in angle brackets move into the account like any others', async () => {
  const text = 'I told her <sigh> that I stay';
  sobrietyMilestones.save(sobrietyEntry(1, { notes: text, substanceName: '<wine>' }));
  const { book } = await asMember();
  expect(service.all(person).sobriety).toMatchObject([{ notes: text, substanceName: '<wine>' }]);
  expect(book()).toMatchObject({ waiting: 0, sobriety: [{ notes: text }] });
});

/** More than half a megabyte, as each of these letters has three bytes. */
const long = () => Array.from({ length: 180 }, (_, n) => checkpointEntry(n, '安'.repeat(1000)));

test('a milestone that is too long for one call moves in pieces, and is whole on the screen all the time', async () => {
  const checkpoints = long();
  emotionalMilestones.save(emotionalEntry(1, { checkpoints }));
  const { book } = await asMember();
  expect(service.all(person).emotional[0]?.checkpoints).toEqual(checkpoints);
  expect(book()).toMatchObject({ waiting: 0, emotional: [{ checkpoints }] });
  expect(emotionalMilestones.read()).toEqual([]);
  expect(service.calls[0]).toBe('POST emotional-milestones');
});

test('cut in the middle of the pieces, the rest waits and is sent when the network is back', async () => {
  const checkpoints = long();
  emotionalMilestones.save(emotionalEntry(1, { checkpoints }));
  call.mockImplementation(async (path, init) => {
    if (service.calls.length === 20) throw new TypeError('Failed to fetch');
    return service.answer(path, init);
  });
  const { book } = await asMember();
  expect(service.all(person).emotional[0]?.checkpoints.length).toBeLessThan(180);
  expect(book().emotional).toMatchObject([{ checkpoints }]);
  expect(book().waiting).toBeGreaterThan(0);
  service.calls.length = 0;
  call.mockImplementation(serve);
  await comeOnline();
  expect(service.all(person).emotional).toMatchObject([{ checkpoints }]);
  expect(book().waiting).toBe(0);
});

test('of many lapses those that can not be logged by themselves go along with the milestone', async () => {
  const lapse = (n: number, day: string, more: object = {}) => ({
    ...{ id: idOf(10_000 + n), day, note: 'ñ'.repeat(1000) },
    ...more,
  });
  const lapses = [
    ...Array.from({ length: 250 }, (_, n) =>
      lapse(n, new Date(Date.UTC(2026, 0, n + 1)).toISOString().slice(0, 10)),
    ),
    lapse(998, '2025-06-01'),
    lapse(999, '2026-10-01', { otherIds: [idOf(5)] }),
  ];
  sobrietyMilestones.save(sobrietyEntry(1, { sobrietyDate: '2026-01-01', lapses }));
  await asMember();
  const inOrder = lapses.toSorted((one, other) => one.day.localeCompare(other.day));
  expect(service.all(person).sobriety).toMatchObject([{ lapses: inOrder }]);
  expect(service.refused).toEqual([]);
});

test('what the account does not take does not wait for a network: it is said which one stays, and why', async () => {
  sobrietyMilestones.save(sobrietyEntry(1));
  sobrietyMilestones.save(sobrietyEntry(2));
  service.most = 1;
  const { book } = await asMember();
  expect(book().waiting).toBe(0);
  expect([...book().heldBack]).toMatchObject([[idOf(2), { code: 'too-many-milestones' }]]);
  expect(book().sobriety).toHaveLength(2);
  // Once it was changed it is tried again.
  service.most = 2;
  sobrietyMilestones.save(sobrietyEntry(2, { updatedAt: 50 }));
  await comeOnline();
  expect(book()).toMatchObject({ waiting: 0, heldBack: new Map() });
  expect(service.all(person).sobriety).toHaveLength(2);
});

test('a milestone that the account refuses is not called a form that does not fit', async () => {
  sobrietyMilestones.save(sobrietyEntry(1, { moneyPerDay: { amount: 4, currency: 'ZZZ' } }));
  const { book } = await asMember();
  expect([...book().heldBack]).toMatchObject([[idOf(1), { code: 'invalid' }]]);
  expect(screen.getAllByText(/^Something in it does not fit what an account can keep/)).not.toHaveLength(0);
  expect(screen.queryByText(/in the form/)).toBeNull();
});
