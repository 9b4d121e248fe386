// @vitest-environment jsdom
import { checkIns } from '@haven/shared-ui/device-store';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearDeviceOf, takeOwnership } from './device-owner.ts';
import { syncVault } from './sync-vault.ts';
import { newDevice, takeInHand } from './testing/device.ts';
import { checkInOf } from './testing/entries.ts';
import { ModelVault } from './testing/model-vault.ts';

const devices = 3;
const people = ['ana', 'ben'] as const;
type Visit = {
  device: number;
  person: 'ana' | 'ben';
  entry: number;
  writes: boolean;
  syncs: boolean;
  leaves: boolean;
};
const visit: fc.Arbitrary<Visit> = fc.record({
  device: fc.nat({ max: devices - 1 }),
  person: fc.constantFrom(...people),
  entry: fc.nat({ max: 3 }),
  writes: fc.boolean(),
  syncs: fc.boolean(),
  leaves: fc.boolean(),
});

/** Two people with an account each, and the devices that they share. */
class SharedDevices {
  readonly vaults = { ana: new ModelVault(3), ben: new ModelVault(3) };
  readonly written = { ana: new Map<string, string>(), ben: new Map<string, string>() };
  readonly devices = Array.from({ length: devices }, newDevice);
  #time = 100;

  async sync(person: 'ana' | 'ben'): Promise<void> {
    await syncVault(person, async (request) => this.vaults[person].sync(request), new Set());
  }

  write(person: 'ana' | 'ben', entry: number): void {
    this.#time += 1;
    const written = checkInOf(entry, `${person} ${this.#time}`, this.#time);
    checkIns.save(written, this.#time);
    this.written[person].set(written.id, written.gratitude);
  }

  async visit({ device: index, person, entry, writes, syncs, leaves }: Visit): Promise<void> {
    takeInHand(this.devices[index] ?? newDevice());
    takeOwnership(person);
    if (writes) this.write(person, entry);
    if (syncs) await this.sync(person);
    expect(checkIns.read().filter((each) => !each.gratitude.startsWith(person))).toEqual([]);
    if (!leaves) return;
    clearDeviceOf(person);
    expect(checkIns.read()).toEqual([]);
  }

  async visitEverywhere(person: 'ana' | 'ben'): Promise<void> {
    for (const each of [...this.devices, ...this.devices]) {
      takeInHand(each);
      takeOwnership(person);
      await this.sync(person);
    }
  }
}

test('people who share devices never see or send each other’s entries, and each gets all of their own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { maxLength: 20 }), async (visits) => {
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
    { numRuns: 200 },
  );
});
