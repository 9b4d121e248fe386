import { isNewerEntry, type VaultEntry } from '@haven/identity/contract';
import { checkIns, emergencyPlans, entryKey, readLedger } from '@haven/shared-ui/device-store';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeOwnership } from './device-owner.ts';
import { syncVault } from './sync-vault.ts';
import { type Device, newDevice, takeInHand } from './testing/device.ts';
import { checkInOf } from './testing/entries.ts';
import { ModelVault } from './testing/model-vault.ts';
import { unsentEntries } from './unsent.ts';
import { heldEntries } from './vault-rooms.ts';

/** Something that a person does on a device. `late`: how far its clock is off, ms. */
type Edit = { kind: 'write' | 'remove' | 'plan'; device: number; entry: number; text: string; late: number };
type Sync = {
  kind: 'sync';
  device: number;
  fate: 'well' | 'request lost' | 'answer lost';
  meanwhile: Edit[];
};

const devices = 3;
const device = fc.nat({ max: devices - 1 });
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('write', 'write', 'plan', 'remove'),
  device,
  entry: fc.nat({ max: 3 }),
  text: fc.string({ maxLength: 3 }),
  late: fc.constantFrom(-50, 0, 0, 50),
});
const sync: fc.Arbitrary<Sync> = fc.record({
  kind: fc.constant('sync'),
  device,
  fate: fc.constantFrom('well', 'well', 'request lost', 'answer lost'),
  meanwhile: fc.array(edit, { maxLength: 3 }),
});

function apply({ kind, entry, text, late }: Edit, time: number): void {
  const now = Math.max(0, time + late);
  if (kind === 'write') checkIns.save(checkInOf(entry, text, now), now);
  else if (kind === 'remove') checkIns.remove(`check-in-${entry}`, now);
  else {
    const plan = { id: `plan-${entry}`, warningSignsInput: text, copingStrategies: '', safePlaces: '' };
    emergencyPlans.save({ ...plan, emergencyContacts: [], lastUpdated: now }, now);
  }
}

const shown = () =>
  Object.fromEntries(heldEntries().map((each) => [entryKey(each.collection, each.id), each.body]));
const kept = (vault: ModelVault) =>
  Object.fromEntries([...vault.all()].flatMap(([key, { deleted, body }]) => (deleted ? [] : [[key, body]])));

/** What the device in hand has not sent yet: every edit is among it right after it was made. */
const unsent = () => unsentEntries(readLedger(), heldEntries());

async function syncDevice(at: Device, vault: ModelVault, step: Sync, run: (edits: Edit[]) => void) {
  takeInHand(at);
  takeOwnership('ana');
  let first = true;
  await syncVault(
    'ana',
    async (request) => {
      if (step.fate === 'request lost') throw new TypeError('Failed to fetch');
      const answer = vault.sync(request);
      if (first) run(step.meanwhile);
      first = false;
      takeInHand(at);
      if (step.fate === 'answer lost') throw new TypeError('Failed to fetch');
      return answer;
    },
    new Set(),
  ).catch((error: unknown) => {
    if (step.fate === 'well') throw error;
  });
}

test('three devices with edits and syncs in any order end with the same entries, and only a newer edit replaces one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(edit, sync), { maxLength: 30 }), async (steps) => {
      const vault = new ModelVault(3);
      const all = Array.from({ length: devices }, newDevice);
      const at = (index: number) => all[index] ?? newDevice();
      const saved: VaultEntry[] = [];
      let time = 100;
      const run = (edits: Edit[]) => {
        for (const each of edits) {
          takeInHand(at(each.device));
          // Not every edit has a millisecond of its own.
          time += each.entry % 2;
          apply(each, time);
          saved.push(...unsent());
        }
      };
      for (const step of steps) {
        if (step.kind === 'sync') await syncDevice(at(step.device), vault, step, run);
        else run([step]);
      }
      const well = { kind: 'sync', device: 0, fate: 'well', meanwhile: [] } as const;
      for (const each of [...all, ...all]) await syncDevice(each, vault, { ...well, meanwhile: [] }, run);

      for (const each of all) {
        takeInHand(each);
        expect(shown()).toEqual(kept(vault));
        expect(unsent()).toEqual([]);
      }
      for (const version of saved) {
        const now = vault.all().get(entryKey(version.collection, version.id));
        expect(now && !isNewerEntry(version, now)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
