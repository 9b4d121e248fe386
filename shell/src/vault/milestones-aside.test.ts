// @vitest-environment jsdom
import {
  emotionalMilestones,
  readLedger,
  readText,
  sobrietyMilestones,
  writeText,
} from '@haven/shared-ui/device-store';
import {
  changeOutbox,
  keptListsKey,
  outboxOf,
  unsentCount,
  type WaitingAction,
} from '@haven/shared-ui/outbox';
import { beforeEach, expect, test } from 'vitest';
import { clearDeviceOf, takeOwnership } from './device-owner.ts';
import { type Device, fillUp, newDevice, takeInHand } from './testing/device.ts';

let device: Device;

beforeEach(() => {
  device = newDevice();
  takeInHand(device);
});

const milestone = (id: string) => ({
  id,
  type: 'alcohol' as const,
  sobrietyDate: '2026-11-01',
  goals: [],
  notes: '',
  lapses: [],
  isActive: 1 as const,
  createdAt: 1,
  updatedAt: 1,
});
const onDevice = () => sobrietyMilestones.read().map(({ id }) => id);
const waiting = (id: string, more: Partial<WaitingAction> = {}): WaitingAction => ({
  id,
  call: { method: 'DELETE', path: '/api/progress/sobriety-milestones/1' },
  action: { kind: 'remove-sobriety', id: '1' },
  at: 1,
  ...more,
});

test('milestones of before the sign-in are the first account’s, and wait to move there', () => {
  sobrietyMilestones.save(milestone('one'));
  expect(unsentCount('ana')).toBe(0);
  takeOwnership('ana');
  expect(unsentCount('ana')).toBe(1);
  expect(unsentCount('ben')).toBe(0);
});

test('what did not move yet is set aside when somebody else signs in, and comes back with its owner', () => {
  takeOwnership('ana');
  const newer = { ...milestone('one'), colour: 'green' };
  writeText('sobriety-milestones', JSON.stringify([newer, { id: 'of a newer release' }]));
  takeOwnership('ben');
  expect(onDevice()).toEqual([]);
  expect(unsentCount('ben')).toBe(0);
  sobrietyMilestones.save(milestone('of ben'));
  takeOwnership('ana');
  expect(JSON.parse(readText('sobriety-milestones') ?? '')).toEqual([newer, { id: 'of a newer release' }]);
  takeOwnership('ben');
  expect(onDevice()).toEqual(['of ben']);
});

test('two visits that ended without a network are both kept', () => {
  takeOwnership('ana');
  sobrietyMilestones.save(milestone('first'));
  clearDeviceOf('ana');
  sobrietyMilestones.save(milestone('second'));
  takeOwnership('ana');
  expect(onDevice()).toEqual(['second', 'first']);
  clearDeviceOf('ana');
  takeOwnership('ana');
  expect(onDevice()).toEqual(['second', 'first']);
});

test('clearing takes the lists of the account off the device, and leaves what waits out of sight', async () => {
  takeOwnership('ana');
  writeText(keptListsKey('ana'), '{}');
  await changeOutbox('ana', [waiting('sent', { sent: true }), waiting('not sent')]);
  clearDeviceOf('ana');
  expect(readText(keptListsKey('ana'))).toBeNull();
  expect(outboxOf('ana').read()).toEqual([waiting('not sent')]);
  expect(outboxOf('ben').read()).toEqual([]);
});

test('with everything sent, clearing leaves nothing of the person', async () => {
  takeOwnership('ana');
  sobrietyMilestones.save(milestone('one'));
  sobrietyMilestones.remove('one');
  await changeOutbox('ana', [waiting('sent', { sent: true })]);
  clearDeviceOf('ana');
  const left = Array.from({ length: device.storage.length }, (_, place) => device.storage.key(place));
  expect(left).toEqual(['haven-vault-ledger']);
  expect(readLedger()).toEqual({ marks: {} });
});

test('a full device loses nothing: the milestones stay, and stay their owner’s', () => {
  takeOwnership('ana');
  sobrietyMilestones.save(milestone('one'));
  fillUp(device);
  expect(takeOwnership('ben')).toBe(false);
  expect(onDevice()).toEqual(['one']);
  expect(unsentCount('ben')).toBe(0);
});

test.each([0, 1, 2, 3, 4, 5])(
  'what was set aside stays its owner’s when the device has room for only %i writes on their return',
  (room) => {
    takeOwnership('ana');
    sobrietyMilestones.save(milestone('one'));
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
    takeOwnership('ben');
    expect([...onDevice(), ...emotionalMilestones.read()]).toEqual([]);
    takeOwnership('ana');
    expect(onDevice()).toEqual(['one']);
  },
);
