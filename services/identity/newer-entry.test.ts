import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EntryVersion, isNewerEntry } from './newer-entry.ts';

const version = (updatedAt: number, body: string): EntryVersion => ({
  updatedAt,
  deleted: body === '',
  body,
});

test('the later change wins', () => {
  expect(isNewerEntry(version(2, 'a'), version(1, 'b'))).toBe(true);
  expect(isNewerEntry(version(1, 'b'), version(2, 'a'))).toBe(false);
});

test('a removal wins over a text of the same millisecond', () => {
  expect(isNewerEntry(version(1, ''), version(1, 'a'))).toBe(true);
  expect(isNewerEntry(version(1, 'a'), version(1, ''))).toBe(false);
});

test('of two texts of the same millisecond exactly one wins, and none over itself', () => {
  expect(isNewerEntry(version(1, 'b'), version(1, 'a'))).toBe(true);
  expect(isNewerEntry(version(1, 'a'), version(1, 'b'))).toBe(false);
  expect(isNewerEntry(version(1, 'a'), version(1, 'a'))).toBe(false);
});

test('orders texts as their UTF-8 bytes, which is how the database does it', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ñ', '\u{e000}', '\u{ffff}', '🌱', '\u{10000}') });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(
        isNewerEntry(
          { updatedAt: 1, deleted: false, body: one },
          { updatedAt: 1, deleted: false, body: other },
        ),
      ).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)) > 0);
    }),
    { numRuns: 2000 },
  );
});

/** Few times and texts, so that ties are common. */
const anyVersion = fc.record({
  updatedAt: fc.integer({ min: 0, max: 3 }),
  deleted: fc.boolean(),
  body: fc.constantFrom('', 'a', 'b', '🌱', '\u{ffff}'),
});

/** A place that keeps one entry: the cloud, or a device. */
class Place {
  kept: EntryVersion | undefined;
  learn(version: EntryVersion | undefined) {
    if (version && (!this.kept || isNewerEntry(version, this.kept))) this.kept = version;
  }
}

/** Removals of the same millisecond are equal, whatever text came with them. */
const seen = (version: EntryVersion | undefined) =>
  version?.deleted ? { updatedAt: version.updatedAt, deleted: true } : version;

test('three devices and the cloud end with the same entry, in whatever order they write and meet', () => {
  const step = fc.record({
    device: fc.integer({ min: 0, max: 2 }),
    write: fc.option(anyVersion, { nil: undefined }),
    pushes: fc.boolean(),
    pulls: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const cloud = new Place();
      const devices = [new Place(), new Place(), new Place()];
      for (const { device, write, pushes, pulls } of steps) {
        const place = devices[device];
        place?.learn(write);
        if (pushes) cloud.learn(place?.kept);
        if (pulls) place?.learn(cloud.kept);
      }
      for (const device of devices) cloud.learn(device.kept);
      for (const device of devices) device.learn(cloud.kept);
      for (const device of devices) expect(seen(device.kept)).toEqual(seen(cloud.kept));
      const written = steps.flatMap(({ write }) => write ?? []);
      expect(written.some((each) => cloud.kept && isNewerEntry(each, cloud.kept))).toBe(false);
    }),
    { numRuns: 5000 },
  );
});

test('never goes in a circle: of any three versions one is beaten by none', () => {
  fc.assert(
    fc.property(anyVersion, anyVersion, anyVersion, (a, b, c) => {
      expect(isNewerEntry(a, b) && isNewerEntry(b, c) && isNewerEntry(c, a)).toBe(false);
      expect(isNewerEntry(a, b) && isNewerEntry(b, c) && !isNewerEntry(a, c)).toBe(false);
    }),
    { numRuns: 5000 },
  );
});
