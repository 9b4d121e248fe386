import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { localDay } from './local-day.ts';

/** Whole days between two calendar days. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['Pacific/Kiritimati', '2026-11-22'],
  ['Asia/Tokyo', '2026-11-21'],
  ['America/New_York', '2026-11-21'],
  ['Pacific/Pago_Pago', '2026-11-20'],
])('in %s the day is the one on the wall: %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  expect(localDay(Date.parse('2026-11-21T10:30:00Z'))).toBe(day);
});

test.each([
  ['America/New_York', '2026-03-08'],
  ['America/Santiago', '2026-09-06'],
  ['Europe/Madrid', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Africa/Casablanca', '2026-03-22'],
])('in %s the count grows by one over the night of %s, though the clock was changed', (zone, day) => {
  vi.stubEnv('TZ', zone);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const noon = (days: number) => localDay(new Date(year, month - 1, date + days, 12).getTime());
  for (const days of [-1, 0, 1]) {
    expect(daysBetween(noon(-10), noon(days))).toBe(10 + days);
  }
});

test('the count is the same at every hour of the day, in every zone', () => {
  const zones = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham', 'Pacific/Kiritimati'];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 20_000 }),
      fc.nat(3000),
      fc.nat(23),
      (zone, start, days, hour) => {
        vi.stubEnv('TZ', zone);
        const at = (day: number, hours: number) => localDay(new Date(1971, 0, 1 + day, hours).getTime());
        expect(daysBetween(at(start, 12), at(start + days, hour))).toBe(days);
      },
    ),
  );
});
