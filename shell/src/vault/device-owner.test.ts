// @vitest-environment jsdom
import { checkIns, readLedger, readText, writeText } from '@haven/shared-ui/device-store';
import { beforeEach, expect, test } from 'vitest';
import { clearDeviceOf, takeOwnership, unsentOf } from './device-owner.ts';
import { syncVault } from './sync-vault.ts';
import { type Device, fillUp, newDevice, takeInHand } from './testing/device.ts';
import { checkInOf } from './testing/entries.ts';
import { ModelVault } from './testing/model-vault.ts';

const checkIn = (number: number, gratitude: string) => checkInOf(number, gratitude, number);
const gratitudes = () => checkIns.read().map((each) => each.gratitude);

let vaults: Record<string, ModelVault>;
let device: Device;

beforeEach(() => {
  vaults = { ana: new ModelVault(), ben: new ModelVault() };
  device = newDevice();
  takeInHand(device);
});

async function visit(person: string) {
  expect(takeOwnership(person)).toBe(true);
  const vault = vaults[person] ?? new ModelVault();
  await syncVault(person, async (request) => vault.sync(request), new Set());
}

test('entries written before anyone signed in become the first account’s', async () => {
  checkIns.save(checkIn(1, 'rain'), 10);
  await visit('ana');
  expect(vaults.ana?.all().size).toBe(1);
});

test('the next person finds nothing of the one before, and sends nothing of theirs', async () => {
  checkIns.save(checkIn(1, 'rain'), 10);
  await visit('ana');
  checkIns.save(checkIn(2, 'not sent yet'), 20);
  await visit('ben');
  expect(gratitudes()).toEqual([]);
  expect(vaults.ben?.all().size).toBe(0);
});

test('what was not sent comes back with its owner, and is sent then', async () => {
  await visit('ana');
  checkIns.save(checkIn(2, 'not sent yet'), 20);
  await visit('ben');
  await visit('ana');
  expect(gratitudes()).toEqual(['not sent yet']);
  expect(vaults.ana?.all().size).toBe(1);
  expect(readText('set-aside-ana')).toBeNull();
});

test('something newer from another device wins over what was set aside', async () => {
  await visit('ana');
  checkIns.save(checkIn(2, 'old and unsent'), 20);
  await visit('ben');
  vaults.ana?.sync({
    entries: [
      {
        collection: 'daily-check-ins',
        id: 'check-in-2',
        updatedAt: 30,
        deleted: false,
        body: JSON.stringify(checkIn(2, 'newer')),
      },
    ],
  });
  await visit('ana');
  expect(gratitudes()).toEqual(['newer']);
});

test('a removal that was not sent is remembered too', async () => {
  checkIns.save(checkIn(1, 'rain'), 10);
  await visit('ana');
  checkIns.remove('check-in-1', 20);
  clearDeviceOf('ana');
  await visit('ana');
  expect(gratitudes()).toEqual([]);
  expect(vaults.ana?.all().get('daily-check-ins/check-in-1')?.deleted).toBe(true);
});

test('two visits that ended without a network are both kept', async () => {
  takeOwnership('ana');
  checkIns.save(checkIn(1, 'first'), 10);
  clearDeviceOf('ana');
  takeOwnership('ben');
  clearDeviceOf('ben');
  takeOwnership('ana');
  checkIns.save(checkIn(2, 'second'), 20);
  clearDeviceOf('ana');
  await visit('ana');
  expect(gratitudes()).toEqual(['first', 'second']);
});

test('an entry too long for the cloud survives being set aside', async () => {
  takeOwnership('ana');
  checkIns.save(checkIn(1, 'x'.repeat(70_000)), 10);
  clearDeviceOf('ana');
  await visit('ana');
  expect(gratitudes()).toEqual(['x'.repeat(70_000)]);
});

test('clearing leaves nothing of the person in sight, and no owner', async () => {
  checkIns.save(checkIn(1, 'rain'), 10);
  await visit('ana');
  expect(clearDeviceOf('ana')).toBe(true);
  expect(gratitudes()).toEqual([]);
  expect(readLedger()).toEqual({ marks: {} });
  expect(readText('set-aside-ana')).toBeNull();
});

test('clearing takes nothing that is not the person’s', () => {
  checkIns.save(checkIn(1, 'no one’s'), 10);
  clearDeviceOf('ana');
  expect(gratitudes()).toEqual(['no one’s']);
});

test('after an interrupted clearing the owner still gets everything from the cloud', async () => {
  checkIns.save(checkIn(1, 'rain'), 10);
  await visit('ana');
  // What stands on the device when the page is closed in the middle: entries gone, ledger not yet.
  writeText('vault-ledger', JSON.stringify({ owner: 'ana', marks: readLedger().marks }));
  writeText('daily-check-ins', null);
  await visit('ana');
  expect(gratitudes()).toEqual(['rain']);
});

test('a full device loses nothing: the entries stay, and nothing may be sent for the next person', () => {
  takeOwnership('ana');
  checkIns.save(checkIn(1, 'rain'), 10);
  fillUp(device);
  expect(takeOwnership('ben')).toBe(false);
  expect(gratitudes()).toEqual(['rain']);
  expect(readLedger().owner).toBe('ana');
});

test.each([0, 1, 2, 3, 4])(
  'what was set aside stays its owner’s when the device has room for only %i writes on their return',
  async (room) => {
    takeOwnership('ana');
    checkIns.save(checkIn(1, 'rain'), 10);
    clearDeviceOf('ana');
    const { setItem } = device.storage;
    let left = room;
    device.storage.setItem = (key, value) => {
      left -= 1;
      if (left < 0) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem(key, value);
    };
    takeOwnership('ana');
    device.storage.setItem = setItem;
    await visit('ben');
    expect(gratitudes()).toEqual([]);
    expect(vaults.ben?.all().size).toBe(0);
    await visit('ana');
    expect(gratitudes()).toEqual(['rain']);
  },
);

test('a ledger that this release can’t read leaves the entries their owner’s', async () => {
  await visit('ana');
  checkIns.save(checkIn(1, 'rain'), 10);
  writeText('vault-ledger', '{"owner":"ana","cursor":7,"marks":["of a newer release"]}');
  await visit('ben');
  expect(gratitudes()).toEqual([]);
  await visit('ana');
  expect(gratitudes()).toEqual(['rain']);
});

test('knows what the cloud does not have yet, for the owner alone', async () => {
  await visit('ana');
  expect(unsentOf('ana')).toHaveLength(0);
  checkIns.save(checkIn(1, 'rain'), 10);
  expect(unsentOf('ana')).toHaveLength(1);
  expect(unsentOf('ben')).toHaveLength(0);
});
