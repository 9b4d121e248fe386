// @vitest-environment jsdom
import { type VaultEntry, type VaultSyncRequest, vaultBatch } from '@haven/identity/contract';
import { ApiError } from '@haven/shared-ui/api-client';
import {
  type CheckIn,
  chatSessions,
  checkIns,
  emergencyPlans,
  readLedger,
  readText,
  writeText,
} from '@haven/shared-ui/device-store';
import { beforeEach, expect, test } from 'vitest';
import { takeOwnership } from './device-owner.ts';
import { syncVault } from './sync-vault.ts';
import { DeviceRefused, readAgain, unreadKey } from './take-answer.ts';
import { type Device, fillUp, newDevice, takeInHand } from './testing/device.ts';
import { ModelVault } from './testing/model-vault.ts';

const checkIn = (day: string, gratitude = 'rain', timestamp = 1000): CheckIn => ({
  id: `check-in-${day}`,
  date: day,
  mood: 'okay',
  gratitude,
  copingStrategies: [],
  notes: '',
  timestamp,
});
const plan = (id: string, safePlaces: string) => ({
  id,
  warningSignsInput: 'x',
  copingStrategies: '',
  emergencyContacts: [],
  safePlaces,
  lastUpdated: 1,
});

let vault: ModelVault;
let phone: Device;
let laptop: Device;

beforeEach(() => {
  vault = new ModelVault();
  phone = newDevice();
  laptop = newDevice();
  takeInHand(phone);
});

const refused = () => new Set<string>();
const send = async (request: VaultSyncRequest) => vault.sync(request);

async function syncOn(device: Device, person = 'ana') {
  takeInHand(device);
  takeOwnership(person);
  await syncVault(person, send, refused());
}
const gratitudes = () => checkIns.read().map((each) => each.gratitude);
const unsent = () => Object.values(readLedger().marks).filter((mark) => mark.unsent).length;

test('what was written without an account is in the cloud after signing in, and on the next device', async () => {
  checkIns.save(checkIn('2026-11-20'), 1000);
  await syncOn(phone);
  expect(unsent()).toBe(0);
  await syncOn(laptop);
  expect(gratitudes()).toEqual(['rain']);
});

test('entries from before there were marks are sent with the time they carry themselves', async () => {
  writeText('daily-check-ins', JSON.stringify([checkIn('2026-11-20', 'tea', 777)]));
  await syncOn(phone);
  expect([...vault.all().values()].map((entry) => entry.updatedAt)).toEqual([777]);
});

test('an edit whose mark was lost is sent all the same', async () => {
  checkIns.save(checkIn('2026-11-20', 'rain', 1000), 1000);
  await syncOn(phone);
  writeText('daily-check-ins', JSON.stringify([checkIn('2026-11-20', 'sun', 2000)]));
  await syncOn(phone);
  await syncOn(laptop);
  expect(gratitudes()).toEqual(['sun']);
});

test('of two edits made apart, the later one is on both devices', async () => {
  checkIns.save(checkIn('2026-11-20', 'from the phone'), 2000);
  takeInHand(laptop);
  checkIns.save(checkIn('2026-11-20', 'from the laptop'), 3000);
  await syncOn(laptop);
  await syncOn(phone);
  expect(gratitudes()).toEqual(['from the laptop']);
});

test('what was removed on one device goes from the other and does not come back', async () => {
  checkIns.save(checkIn('2026-11-20'), 1000);
  await syncOn(phone);
  await syncOn(laptop);
  checkIns.remove('check-in-2026-11-20', 2000);
  await syncOn(laptop);
  await syncOn(phone);
  expect(gratitudes()).toEqual([]);
  await syncOn(laptop);
  expect(gratitudes()).toEqual([]);
});

test('two devices that made a plan each end with the same one, the later', async () => {
  emergencyPlans.save(plan('first', 'the library'), 1000);
  takeInHand(laptop);
  emergencyPlans.save(plan('second', 'the church'), 2000);
  await syncOn(laptop);
  await syncOn(phone);
  expect(emergencyPlans.read().map((each) => each.safePlaces)).toEqual(['the church']);
  await syncOn(laptop);
  expect(emergencyPlans.read().map((each) => each.safePlaces)).toEqual(['the church']);
});

test('an edit made while a call is under way stays unsent until the next call', async () => {
  checkIns.save(checkIn('2026-11-20', 'first'), 1000);
  takeOwnership('ana');
  let calls = 0;
  await syncVault(
    'ana',
    async (request) => {
      calls += 1;
      if (calls === 1) checkIns.save(checkIn('2026-11-20', 'second'), 2000);
      return vault.sync(request);
    },
    refused(),
  );
  expect(gratitudes()).toEqual(['second']);
  expect(unsent()).toBe(0);
  await syncOn(laptop);
  expect(gratitudes()).toEqual(['second']);
});

test('more entries than fit into a call or an answer all arrive', async () => {
  vault = new ModelVault(30);
  for (let day = 0; day < 250; day += 1) {
    checkIns.save({ ...checkIn('2026-11-20'), id: `check-in-${day}` }, 1000);
  }
  const sizes: number[] = [];
  takeOwnership('ana');
  await syncVault(
    'ana',
    async (request) => {
      sizes.push(request.entries.length);
      return vault.sync(request);
    },
    refused(),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(vaultBatch);
  await syncOn(laptop);
  expect(checkIns.read()).toHaveLength(250);
});

test('no call is larger than what the service takes, when each entry fits', async () => {
  for (let index = 0; index < 12; index += 1) {
    checkIns.save({ ...checkIn('2026-11-20', 'ñ'.repeat(9000)), id: `check-in-${index}` }, 1000);
  }
  takeOwnership('ana');
  const bytes: number[] = [];
  await syncVault(
    'ana',
    async (request) => {
      bytes.push(new TextEncoder().encode(JSON.stringify(request)).length);
      return vault.sync(request);
    },
    refused(),
  );
  expect(Math.max(...bytes)).toBeLessThan(64 * 1024);
  expect(vault.all().size).toBe(12);
});

test('an entry that the cloud refuses holds up none of the others', async () => {
  for (let day = 10; day < 30; day += 1) checkIns.save(checkIn(`2026-11-${day}`), 1000);
  takeOwnership('ana');
  const bad = (entry: VaultEntry) => entry.id === 'check-in-2026-11-17';
  const known = refused();
  const sendOrRefuse = async (request: VaultSyncRequest) => {
    if (request.entries.some(bad)) throw new ApiError(422, 'no', 'invalid');
    return vault.sync(request);
  };
  await syncVault('ana', sendOrRefuse, known);
  expect(vault.all().size).toBe(19);
  expect(unsent()).toBe(1);
  expect(known.size).toBe(1);
});

test('an entry too long for the vault is not even sent, and stays on the device', async () => {
  const long = { id: 'm', message: 'x'.repeat(70_000), sender: 'user' as const, timestamp: 5 };
  chatSessions.save({ id: 'long', messages: [long], startTime: 1 }, 1000);
  checkIns.save(checkIn('2026-11-20'), 1000);
  await syncOn(phone);
  expect([...vault.all().keys()]).toEqual(['daily-check-ins/check-in-2026-11-20']);
  expect(chatSessions.read()).toHaveLength(1);
  expect(unsent()).toBe(1);
});

test('a full cloud is no refusal of an entry: the error reaches the caller', async () => {
  checkIns.save(checkIn('2026-11-20'), 1000);
  takeOwnership('ana');
  const full = async () => {
    throw new ApiError(413, 'full', 'vault-full');
  };
  await expect(syncVault('ana', full, refused())).rejects.toThrow('413: full');
  expect(unsent()).toBe(1);
});

test('when the network fails, everything stays unsent', async () => {
  checkIns.save(checkIn('2026-11-20'), 1000);
  takeOwnership('ana');
  const offline = async () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(syncVault('ana', offline, refused())).rejects.toThrow('Failed to fetch');
  expect(unsent()).toBe(1);
});

test('a lost answer does no harm: the same is sent again', async () => {
  checkIns.save(checkIn('2026-11-20'), 1000);
  takeOwnership('ana');
  const lostAnswer = async (request: VaultSyncRequest) => {
    vault.sync(request);
    throw new TypeError('Failed to fetch');
  };
  await expect(syncVault('ana', lostAnswer, refused())).rejects.toThrow();
  await syncOn(phone);
  expect(unsent()).toBe(0);
  expect(vault.all().size).toBe(1);
});

test('a cursor that the cloud no longer knows is forgotten, and everything is read anew', async () => {
  await syncOn(phone);
  takeInHand(laptop);
  checkIns.save(checkIn('2026-11-20'), 1000);
  await syncOn(laptop);
  takeInHand(phone);
  writeText('vault-ledger', JSON.stringify({ owner: 'ana', cursor: 'gone', marks: {} }));
  await syncVault(
    'ana',
    async (request) => {
      if (request.cursor === 'gone') throw new ApiError(422, 'no such cursor', 'invalid');
      return vault.sync(request);
    },
    refused(),
  );
  expect(gratitudes()).toEqual(['rain']);
});

test('entries that this release can not read are left in the cloud, and read again by a later page', async () => {
  const strange: VaultEntry = {
    collection: 'daily-check-ins',
    id: 'strange',
    updatedAt: 5,
    deleted: false,
    body: '{"id":"strange","shape":"of the future"}',
  };
  vault.sync({ entries: [strange] });
  await syncOn(phone);
  expect(checkIns.read()).toEqual([]);
  expect(vault.all().get('daily-check-ins/strange')).toEqual(strange);
  expect(readText(unreadKey)).toBe('1');
  readAgain();
  expect(readLedger().cursor).toBeUndefined();
  expect(readText(unreadKey)).toBeNull();
});

test('an answer with a collection of a newer release does not stop the rest', async () => {
  takeOwnership('ana');
  checkIns.save(checkIn('2026-11-20'), 1000);
  await syncVault(
    'ana',
    async (request) => {
      const answer = vault.sync(request);
      return { ...answer, entries: [{ collection: 'letters', id: 'a' }, ...answer.entries] };
    },
    refused(),
  );
  expect(unsent()).toBe(0);
  expect(readText(unreadKey)).toBe('1');
});

test('on a full device nothing is lost: the next sync begins at the same place', async () => {
  checkIns.save(checkIn('2026-11-20'), 1000);
  await syncOn(phone);
  const cursor = readLedger().cursor;
  takeInHand(laptop);
  checkIns.save(checkIn('2026-11-21', 'snow'), 2000);
  await syncOn(laptop);

  takeInHand(phone);
  const { setItem } = phone.storage;
  fillUp(phone);
  await expect(syncVault('ana', send, refused())).rejects.toThrow(DeviceRefused);
  phone.storage.setItem = setItem;
  expect(readLedger().cursor).toBe(cursor);
  await syncVault('ana', send, refused());
  expect(gratitudes()).toEqual(['rain', 'snow']);
});

test('it ends when the device becomes someone else’s while a call is under way', async () => {
  takeOwnership('ana');
  checkIns.save(checkIn('2026-11-20'), 1000);
  await syncVault(
    'ana',
    async (request) => {
      takeOwnership('ben');
      return vault.sync(request);
    },
    refused(),
  );
  expect(gratitudes()).toEqual([]);
  expect(readLedger().owner).toBe('ben');
});
