/** Pages that are closed, and devices that fill up, in the middle of anything. */
import { checkIns } from '@haven/shared-ui/device-store';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { clearDeviceOf, takeOwnership } from './device-owner.ts';
import { syncVault } from './sync-vault.ts';
import { type Device, newDevice, takeInHand } from './testing/device.ts';
import { checkInOf } from './testing/entries.ts';
import { ModelVault } from './testing/model-vault.ts';

const people = ['ana', 'ben'] as const;
type Person = (typeof people)[number];
type Visit = {
  device: number;
  person: Person;
  entry: number;
  syncs: boolean;
  leaves: boolean;
  /** Writes to the device after which the trouble begins. */
  after: number;
  trouble: 'none' | 'closed' | 'full';
};
const visit: fc.Arbitrary<Visit> = fc.record({
  device: fc.nat({ max: 1 }),
  person: fc.constantFrom(...people),
  entry: fc.nat({ max: 3 }),
  syncs: fc.boolean(),
  leaves: fc.boolean(),
  after: fc.nat({ max: 12 }),
  trouble: fc.constantFrom('none', 'closed', 'full'),
});

/** Lets some writes through. Those after them are as if never made, or refused. */
function troubled({ storage }: Device, after: number, trouble: Visit['trouble']) {
  let left = trouble === 'none' ? Number.POSITIVE_INFINITY : after;
  const isOver = () => {
    left -= 1;
    return left < 0;
  };
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const device: Device = {
    storage: {
      get length() {
        return storage.length;
      },
      clear: () => storage.clear(),
      getItem: (key) => storage.getItem(key),
      key: (index) => storage.key(index),
      removeItem: (key) => (trouble === 'closed' && isOver() ? undefined : storage.removeItem(key)),
      setItem: (key, value) => {
        if (!isOver()) storage.setItem(key, value);
        else if (trouble === 'full') full();
      },
    },
  };
  return { device, isClosed: () => trouble === 'closed' && left < 0 };
}

class SharedDevices {
  readonly vaults = { ana: new ModelVault(3), ben: new ModelVault(3) };
  readonly written = { ana: new Map<string, string>(), ben: new Map<string, string>() };
  readonly devices = [newDevice(), newDevice()];
  #time = 100;

  async sync(person: Person, isClosed: () => boolean): Promise<void> {
    const send = async (request: Parameters<ModelVault['sync']>[0]) => {
      if (isClosed()) throw new TypeError('The page is gone.');
      return this.vaults[person].sync(request);
    };
    await syncVault(person, send, new Set()).catch(() => undefined);
  }

  write(person: Person, entry: number): void {
    this.#time += 1;
    const saved = checkInOf(entry, `${person} ${this.#time}`, this.#time);
    checkIns.save(saved, this.#time);
    const isKept = checkIns.read().some(({ gratitude }) => gratitude === saved.gratitude);
    if (isKept) this.written[person].set(saved.id, saved.gratitude);
  }

  async visit({ device: index, person, entry, syncs, leaves, after, trouble }: Visit): Promise<void> {
    const { device, isClosed } = troubled(this.devices[index] ?? newDevice(), after, trouble);
    takeInHand(device);
    if (!takeOwnership(person) || isClosed()) return;
    this.write(person, entry);
    if (syncs) await this.sync(person, isClosed);
    if (leaves) clearDeviceOf(person);
  }

  async visitEverywhere(person: Person): Promise<void> {
    for (const each of [...this.devices, ...this.devices]) {
      takeInHand(each);
      expect(takeOwnership(person)).toBe(true);
      await this.sync(person, () => false);
    }
  }
}

test('whatever a page is doing when it ends, or the device fills up, everybody keeps all of their own', async () => {
  // The device store says each time that a write was refused.
  vi.spyOn(console, 'warn').mockReturnValue();
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { maxLength: 12 }), async (visits) => {
      const shared = new SharedDevices();
      for (const each of visits) await shared.visit(each);
      for (const person of people) {
        await shared.visitEverywhere(person);
        for (const { body } of shared.vaults[person].all().values()) expect(body).toContain(`"${person} `);
        expect(new Map(checkIns.read().map((each) => [each.id, each.gratitude]))).toEqual(
          shared.written[person],
        );
      }
    }),
    { numRuns: 500 },
  );
});
