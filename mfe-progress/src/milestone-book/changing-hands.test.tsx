import { emotionalMilestones, sobrietyMilestones, writeLedger } from '@haven/shared-ui/device-store';
import { outboxOf } from '@haven/shared-ui/outbox';
import { expect, test, vi } from 'vitest';
import { emotionalEntry, idOf, sobrietyEntry, startSobriety } from './testing/actions.ts';
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
