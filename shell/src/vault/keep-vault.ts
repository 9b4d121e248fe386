import { ApiError } from '@haven/shared-ui/api-client';
import { watchLedger } from '@haven/shared-ui/device-store';
import { type HeldBack, retryDelay, sendWaiting } from '@haven/shared-ui/outbox';
import type { SignedInUser } from '@haven/shared-ui/person';
import { unsentOf } from './device-owner.ts';
import { SomeoneElse, saveToVault } from './save-to-vault.ts';
import { versionOf } from './sync-vault.ts';
import type { VaultStatus } from './vault-status.ts';

/** ms of quiet after an edit, so that a person who writes is not one call a letter. */
const quiet = 1_000;

const isNetworkAway = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

export type VaultReports = {
  status: (change: Partial<VaultStatus>) => void;
  /** The session turned out to be somebody else's, or over. */
  userChanged: (user: SignedInUser | null) => void;
};

/**
 * Keeps a signed-in person's entries saved: now, after every edit on this device, when the network comes back, and when
 * the person returns to the page. What does not work is tried again, ever more rarely.
 *
 * @returns the way to stop
 */
export function keepVault(person: string, reports: VaultReports): () => void {
  const refused = new Set<string>();
  const unfitMilestones: HeldBack = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running = false;
  let again = false;
  let stopped = false;

  function later(delay: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(save, delay);
  }

  function fail(error: unknown): void {
    if (error instanceof SomeoneElse) reports.userChanged(error.user);
    else if (error instanceof ApiError && error.status === 401) reports.userChanged(null);
    else tryAgainLater(error);
  }

  function tryAgainLater(error: unknown): void {
    failures += 1;
    reports.status({ state: isNetworkAway(error) ? 'offline' : 'failed' });
    later(retryDelay(failures, error instanceof ApiError ? error.retryAfter : undefined, Math.random()));
  }

  async function attempt(): Promise<void> {
    try {
      await saveToVault(person, refused);
      // Milestones have a service of their own; what waits for it is sent from whatever screen they come to first.
      await sendWaiting(person, unfitMilestones);
      failures = 0;
      const heldBack = unsentOf(person).length;
      if (!stopped) reports.status({ state: 'idle', lastSavedAt: Date.now(), heldBack });
    } catch (error) {
      if (!stopped) fail(error);
    }
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    again = running;
    if (running || stopped) return;
    running = true;
    reports.status({ state: 'syncing' });
    do {
      again = false;
      await attempt();
    } while (again && !stopped);
    running = false;
  }

  const saveNow = () => void save();
  const saveWhenSeen = () => {
    if (document.visibilityState === 'visible') saveNow();
  };
  // While it saves, it goes on by itself until nothing is left.
  const saveSoon = () => {
    if (!running && unsentOf(person).some((entry) => !refused.has(versionOf(entry)))) later(quiet);
  };
  // A network that just came back may not carry the first call: the one after it must not wait as after many failures.
  const saveAnew = () => {
    failures = 0;
    saveNow();
  };
  window.addEventListener('online', saveAnew);
  document.addEventListener('visibilitychange', saveWhenSeen);
  const stopWatching = watchLedger(saveSoon);
  saveNow();
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', saveAnew);
    document.removeEventListener('visibilitychange', saveWhenSeen);
    stopWatching();
  };
}
