// @vitest-environment jsdom
import { checkIns, readLedger, readText, writeLedger, writeText } from '@haven/shared-ui/device-store';
import { changeOutbox, keptListsKey, outboxOf } from '@haven/shared-ui/outbox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOwnership } from '../vault/device-owner.ts';
import { checkInOf } from '../vault/testing/entries.ts';
import { ModelVault } from '../vault/testing/model-vault.ts';
import { hasUnsaved, logOut, saveBeforeLogOut } from './log-out.ts';
import { isLoggingOut } from './log-out-mark.ts';

const assign = vi.fn();
let vault: ModelVault;
let online: boolean;
let progressCalls: string[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vault = new ModelVault();
  online = true;
  assign.mockReset();
  vi.stubGlobal('location', { assign });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  progressCalls = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!online) throw new TypeError('Failed to fetch');
    if (path.startsWith('/api/progress')) {
      progressCalls.push(path);
      return new Response('{}');
    }
    return new Response(JSON.stringify(vault.sync(JSON.parse(String(init.body)))));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const word = () => sessionStorage.getItem('haven-logged-out');

test('what was not saved yet is saved first; then nothing of it stays on the device', async () => {
  takeOwnership('ana');
  checkIns.save(checkInOf(1, 'rain', 10));
  expect(await saveBeforeLogOut('ana')).toBe(0);
  logOut('ana');
  expect(vault.all().size).toBe(1);
  expect(checkIns.read()).toEqual([]);
  expect(readLedger().owner).toBeUndefined();
  expect(word()).toBe('saved');
  expect(assign).toHaveBeenCalledWith('/api/logout');
});

test('without a network it counts what could not be saved, and keeps it out of sight', async () => {
  takeOwnership('ana');
  checkIns.save(checkInOf(1, 'rain', 10));
  online = false;
  expect(await saveBeforeLogOut('ana')).toBe(1);
  logOut('ana');
  expect(checkIns.read()).toEqual([]);
  expect(word()).toBe('kept');
  expect(isLoggingOut()).toBe(true);
  expect(assign).toHaveBeenCalledWith('/');

  takeOwnership('ana');
  expect(checkIns.read().map((each) => each.gratitude)).toEqual(['rain']);
});

test('nobody waits for more than five seconds', async () => {
  vi.useFakeTimers();
  takeOwnership('ana');
  checkIns.save(checkInOf(1, 'rain', 10));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const left = saveBeforeLogOut('ana');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await left).toBe(1);
});

test('with everything saved it makes no call', async () => {
  writeLedger({ owner: 'ana', marks: {} });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No call was expected.')));
  expect(hasUnsaved('ana')).toBe(false);
  expect(await saveBeforeLogOut('ana')).toBe(0);
});

test('entries that never became this person’s stay where they are, and the next page says so', () => {
  checkIns.save(checkInOf(1, 'no one’s', 10));
  logOut('ana');
  expect(checkIns.read()).toHaveLength(1);
  expect(word()).toBe('left');
});

test('what this tab kept of unfinished writing goes too', () => {
  sessionStorage.setItem('haven-unsaved-check-in', '{"day":"2026-11-21","changes":{"notes":"private"}}');
  logOut('ana');
  expect(sessionStorage.getItem('haven-unsaved-check-in')).toBeNull();
});

const lapse = {
  id: 'lapse',
  call: { method: 'POST' as const, path: '/api/progress/sobriety-milestones/one/lapses', body: {} },
  action: { kind: 'log-lapse' },
  at: 1,
};

test('what waits for the progress service is sent first, and the lists leave the device', async () => {
  takeOwnership('ana');
  await changeOutbox('ana', [lapse]);
  writeText(keptListsKey('ana'), '{}');
  expect(hasUnsaved('ana')).toBe(true);
  expect(await saveBeforeLogOut('ana')).toBe(0);
  expect(progressCalls).toEqual(['/api/progress/sobriety-milestones/one/lapses?person=ana']);
  logOut('ana');
  expect(word()).toBe('saved');
  expect(readText(keptListsKey('ana'))).toBeNull();
  expect(readText('outbox-ana')).toBeNull();
});

test('without a network what waits is counted, and stays out of sight until they sign in again', async () => {
  takeOwnership('ana');
  checkIns.save(checkInOf(1, 'rain', 10));
  await changeOutbox('ana', [lapse]);
  online = false;
  expect(await saveBeforeLogOut('ana')).toBe(2);
  logOut('ana');
  expect(word()).toBe('kept');
  expect(outboxOf('ana').read()).toEqual([lapse]);
});
