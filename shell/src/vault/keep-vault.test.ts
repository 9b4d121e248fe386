// @vitest-environment jsdom
import { checkIns, readLedger, sobrietyMilestones } from '@haven/shared-ui/device-store';
import { changeOutbox, unsentCount } from '@haven/shared-ui/outbox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginLogOut } from '../sign-in/log-out-mark.ts';
import { unsentOf } from './device-owner.ts';
import { keepVault } from './keep-vault.ts';
import { checkInOf } from './testing/entries.ts';
import { ModelVault } from './testing/model-vault.ts';
import type { VaultStatus } from './vault-status.ts';

const ana = { id: 'ana', email: 'ana@example.org' };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

let vault: ModelVault;
/** What the server does with a call. */
let answer: (path: string, body: unknown) => Promise<Response>;
let status: Partial<VaultStatus>;
let users: unknown[];
let calls: string[];
let stop: () => void;

const serve = async (path: string, body: unknown) =>
  path === '/api/auth/user' ? json(ana) : json(vault.sync(JSON.parse(String(body))));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays the server, which sets it
  document.cookie = 'haven-signed-in=1';
  vault = new ModelVault();
  answer = serve;
  status = {};
  users = [];
  calls = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    calls.push(path);
    return answer(path, init.body);
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start(): Promise<void> {
  stop = keepVault('ana', {
    status: (change) => {
      status = { ...status, ...change };
    },
    userChanged: (user) => users.push(user),
  });
  await vi.advanceTimersByTimeAsync(0);
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const syncs = () => calls.filter((path) => path === '/api/vault/sync').length;

test('what is on the device is saved as soon as somebody is signed in', async () => {
  checkIns.save(checkInOf(1, 'rain', 10), 10);
  await start();
  expect(vault.all().size).toBe(1);
  expect(status).toMatchObject({ state: 'idle', heldBack: 0 });
  expect(status.lastSavedAt).not.toBeNull();
});

test('an edit is saved a second after the last one, and then all is quiet', async () => {
  await start();
  const before = syncs();
  checkIns.save(checkInOf(1, 'rain', 10));
  await pass(900);
  checkIns.save(checkInOf(1, 'rain and tea', 20));
  await pass(900);
  expect(syncs()).toBe(before);
  await pass(100);
  expect(syncs()).toBe(before + 1);
  expect([...vault.all().values()].map((entry) => entry.body)).toEqual([
    expect.stringContaining('rain and tea'),
  ]);
  await pass(600_000);
  expect(syncs()).toBe(before + 1);
});

test('without a network it says so, keeps the entries, and tries again ever more rarely', async () => {
  await start();
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  checkIns.save(checkInOf(1, 'rain', 10));
  await pass(1_000);
  expect(status.state).toBe('offline');
  const before = syncs();
  await pass(5_000);
  expect(syncs()).toBe(before + 1);
  await pass(5_000);
  expect(syncs()).toBe(before + 1);
  await pass(5_000);
  expect(syncs()).toBe(before + 2);

  answer = serve;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(status.state).toBe('idle');
  expect(vault.all().size).toBe(1);
});

test('a service in trouble is another thing than a missing network', async () => {
  await start();
  answer = async () => json({ code: 'down', message: 'Down.' }, 503);
  checkIns.save(checkInOf(1, 'rain', 10));
  await pass(1_000);
  expect(status.state).toBe('failed');
});

test('a call that is never answered counts as a missing network', async () => {
  await start();
  answer = () => new Promise(() => undefined);
  checkIns.save(checkInOf(1, 'rain', 10));
  await pass(1_000);
  expect(status.state).toBe('syncing');
  await pass(30_000);
  expect(status.state).toBe('offline');
});

test('coming back to the page fetches what other devices wrote', async () => {
  await start();
  const body = JSON.stringify(checkInOf(7, 'from the laptop', 70));
  vault.sync({
    entries: [{ collection: 'daily-check-ins', id: 'check-in-7', updatedAt: 70, deleted: false, body }],
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(checkIns.read().map((each) => each.gratitude)).toEqual(['from the laptop']);
});

test('a session that is over ends it: the person is signed out, and nothing is thrown away', async () => {
  await start();
  answer = async () => json({ code: 'sign-in-required', message: 'Please sign in first.' }, 401);
  checkIns.save(checkInOf(1, 'rain', 10));
  await pass(1_000);
  expect(users).toEqual([null]);
  expect(checkIns.read()).toHaveLength(1);
});

test('nothing is sent when another tab has signed somebody else in', async () => {
  checkIns.save(checkInOf(1, 'rain', 10), 10);
  const ben = { id: 'ben', email: 'ben@example.org' };
  answer = async () => json(ben);
  await start();
  expect(users).toEqual([ben]);
  expect(syncs()).toBe(0);
  expect(readLedger().owner).toBeUndefined();
});

test('who signed in in another tab while a call was on its way gets nothing of it', async () => {
  await start();
  const ben = { id: 'ben', email: 'ben@example.org' };
  const sent: unknown[] = [];
  answer = async (path, body) => {
    if (path === '/api/auth/user') return json(ben);
    sent.push(JSON.parse(String(body)));
    return json({ code: 'someone-else', message: 'Somebody else.' }, 409);
  };
  checkIns.save(checkInOf(1, 'rain', 10));
  await pass(1_000);
  expect(sent).toMatchObject([{ person: 'ana' }]);
  expect(users).toEqual([ben]);
  expect(unsentOf('ana')).toHaveLength(1);
});

test('nothing is sent while another tab is logging out', async () => {
  beginLogOut();
  checkIns.save(checkInOf(1, 'rain', 10), 10);
  await start();
  expect(calls).toEqual([]);
  expect(users).toEqual([null]);
});

test('an entry that is too long is counted, and does not make it call for ever', async () => {
  checkIns.save(checkInOf(1, 'x'.repeat(70_000), 10), 10);
  await start();
  expect(status).toMatchObject({ state: 'idle', heldBack: 1 });
  const before = syncs();
  await pass(600_000);
  expect(syncs()).toBe(before);

  checkIns.save(checkInOf(1, 'shorter now', 10));
  await pass(1_000);
  expect(status).toMatchObject({ state: 'idle', heldBack: 0 });
});

test('milestones of before the sign-in, and what waits in the outbox, are sent from whatever screen', async () => {
  sobrietyMilestones.save({
    id: 'one',
    type: 'alcohol',
    sobrietyDate: '2026-11-01',
    goals: [],
    notes: '',
    lapses: [],
    isActive: 1,
    createdAt: 1,
    updatedAt: 1,
  });
  const path = '/api/progress/sobriety-milestones';
  await changeOutbox('ana', [{ id: 'two', call: { method: 'POST', path, body: {} }, action: {}, at: 1 }]);
  answer = async (address, body) => (address.startsWith(path) ? json({}, 201) : await serve(address, body));
  await start();
  expect(calls.filter((each) => each.startsWith(path))).toEqual(Array(2).fill(`${path}?person=ana`));
  expect(sobrietyMilestones.read()).toEqual([]);
  expect(unsentCount('ana')).toBe(0);
  expect(status.state).toBe('idle');
});
