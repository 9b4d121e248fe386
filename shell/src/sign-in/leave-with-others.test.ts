// @vitest-environment jsdom
import { readLedger, writeLedger } from '@haven/shared-ui/device-store';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { clearDeviceOf, takeOwnership } from '../vault/device-owner.ts';
import { leaveWithOthers } from './leave-with-others.ts';
import { beginLogOut, endLogOut } from './log-out-mark.ts';

const reload = vi.fn();
const draft = 'haven-unsaved-check-in';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.setItem(draft, 'private');
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  reload.mockReset();
  vi.unstubAllGlobals();
});

/** Does something in another tab, as this one hears of it. */
function inAnotherTab(work: () => void): void {
  onTestFinished(leaveWithOthers());
  const { setItem, removeItem } = Storage.prototype;
  const tell = (key: string, newValue: string | null, write: () => void) => {
    const oldValue = localStorage.getItem(key);
    write();
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }));
  };
  const spies = [
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      tell(key, value, () => setItem.call(this, key, value));
    }),
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      tell(key, null, () => removeItem.call(this, key));
    }),
  ];
  work();
  for (const spy of spies) spy.mockRestore();
}

test('a log-out in another tab leaves nothing of the person in this one', () => {
  inAnotherTab(() => void beginLogOut());
  expect(sessionStorage.getItem(draft)).toBeNull();
  expect(reload).toHaveBeenCalled();
});

test.each([
  ['are taken off the device', () => clearDeviceOf('ana')],
  ['make room for those of somebody else', () => takeOwnership('ben')],
])('nor does it keep anything when their entries %s there', (_what, work) => {
  writeLedger({ owner: 'ana', marks: {} });
  inAnotherTab(() => void work());
  expect(readLedger().owner).not.toBe('ana');
  expect(sessionStorage.getItem(draft)).toBeNull();
  expect(reload).toHaveBeenCalled();
});

test.each([
  ['an edit', () => writeLedger({ owner: 'ana', marks: {}, cursor: '1' }), 'ana'],
  ['signing in on a device that was no one’s', () => takeOwnership('ana'), undefined],
  ['the end of a log-out', () => endLogOut(), undefined],
])('%s in another tab disturbs nobody', (_what, work, owner) => {
  writeLedger({ ...(owner ? { owner } : {}), marks: {} });
  inAnotherTab(() => void work());
  expect(sessionStorage.getItem(draft)).toBe('private');
  expect(reload).not.toHaveBeenCalled();
});

describe('Back', () => {
  const goBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  test.each([
    ['a log-out on that page', () => clearDeviceOf('ana')],
    ['a log-out of somebody whose entries were not theirs yet', () => beginLogOut()],
    // Written past the device store: a page in the browser's memory hears of nothing.
    ['a log-out meanwhile', () => localStorage.setItem('haven-vault-ledger', '{"marks":{}}')],
    [
      'somebody else signed in meanwhile',
      () => localStorage.setItem('haven-vault-ledger', '{"owner":"ben","marks":{}}'),
    ],
  ])('to a page begins anew after %s', (_what, work) => {
    writeLedger({ owner: 'ana', marks: {} });
    onTestFinished(leaveWithOthers());
    work();
    goBack();
    expect(sessionStorage.getItem(draft)).toBeNull();
    expect(reload).toHaveBeenCalled();
  });

  test('to a page of the same person leaves it as it was', () => {
    writeLedger({ owner: 'ana', marks: {} });
    onTestFinished(leaveWithOthers());
    writeLedger({ owner: 'ana', marks: {}, cursor: '1' });
    goBack();
    expect(sessionStorage.getItem(draft)).toBe('private');
    expect(reload).not.toHaveBeenCalled();
  });
});
