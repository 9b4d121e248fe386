import type { CheckIn, Mood } from '@haven/shared-ui/device-store';
import { moods, utcDay } from '@haven/shared-ui/device-store';
import { localDay } from '@haven/shared-ui/now';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { dayBefore, dayNumber } from './calendar-day.ts';
import { personDay, toldDays } from './told-days.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const checkIn = (timestamp: number, mood: Mood = 'good', copingStrategies: string[] = []): CheckIn => ({
  id: String(timestamp),
  date: utcDay(timestamp),
  mood,
  gratitude: 'rain',
  copingStrategies,
  notes: '',
  timestamp,
});

test('a Friday evening in Mexico stays a Friday', () => {
  vi.stubEnv('TZ', 'America/Mexico_City');
  const evening = Date.parse('2026-11-21T02:30:00Z');
  expect(utcDay(evening)).toBe('2026-11-21');
  expect(personDay(checkIn(evening))).toBe('2026-11-20');
});

test('a morning in Auckland is not the day before', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  expect(personDay(checkIn(Date.parse('2026-11-20T19:00:00Z')))).toBe('2026-11-21');
});

test('a check-in that says which day it was is of that day, wherever the device is now', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const evening = Date.parse('2026-11-21T02:30:00Z');
  expect(personDay({ ...checkIn(evening), day: '2026-11-20' })).toBe('2026-11-20');
});

test('from whatever zone to whatever zone somebody travels: the days they told stay the same days', () => {
  const zones = [
    ...['Pacific/Pago_Pago', 'Pacific/Honolulu', 'America/Los_Angeles', 'America/St_Johns', 'UTC'],
    ...['Europe/Madrid', 'Asia/Kolkata', 'Asia/Tokyo', 'Pacific/Chatham', 'Pacific/Kiritimati'],
  ];
  const now = Date.parse('2026-11-21T12:00:00Z');
  const dayLength = 86_400_000;
  // One a UTC day, as they are kept, each from wherever the person was just then.
  const saved = fc.uniqueArray(
    fc.record({
      ago: fc.nat(40 * dayLength),
      zone: fc.constantFrom(...zones),
      mood: fc.constantFrom(...moods),
    }),
    { maxLength: 40, selector: ({ ago }) => utcDay(now - ago) },
  );
  const inZone = <T>(zone: string, work: () => T): T => {
    vi.stubEnv('TZ', zone);
    return work();
  };
  fc.assert(
    fc.property(saved, fc.constantFrom(...zones), fc.constantFrom(...zones), (entries, here, there) => {
      const all = entries.map(({ ago, zone, mood }) =>
        inZone(zone, () => ({ ...checkIn(now - ago, mood), day: localDay(now - ago) })),
      );
      const today = '2026-11-23';
      const told = inZone(here, () => toldDays(all, today, 60));
      expect(inZone(there, () => toldDays(all, today, 60))).toEqual(told);
      expect(told.map(({ day }) => day)).toEqual([...new Set(all.map(({ day }) => day))].sort());
    }),
    { numRuns: 200 },
  );
});

test('where the moment does not fit the date, the date counts', () => {
  expect(personDay({ date: '2026-11-20', timestamp: 0 })).toBe('2026-11-20');
  expect(personDay({ date: '2026-11-20', timestamp: 1e300 })).toBe('2026-11-20');
});

test('of two check-ins on one day the later mood counts, and the strategies of both', () => {
  vi.stubEnv('TZ', 'America/Mexico_City');
  const morning = checkIn(Date.parse('2026-11-20T15:00:00Z'), 'struggling', ['Reading', 'Exercise']);
  const evening = checkIn(Date.parse('2026-11-21T02:00:00Z'), 'great', ['Reading', 'Meditation']);
  const expected = [{ day: '2026-11-20', mood: 'great', strategies: expect.arrayContaining(['Exercise']) }];
  for (const both of [
    [morning, evening],
    [evening, morning],
  ]) {
    const told = toldDays(both, '2026-11-20', 7);
    expect(told).toEqual(expected);
    expect(told[0]?.strategies.toSorted()).toEqual(['Exercise', 'Meditation', 'Reading']);
  }
});

test('in any time zone: the same days as a slow count, in order, each once, none outside the stretch', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const moments = fc.array(
    fc.record({
      ago: fc.integer({ min: -3 * 86_400_000, max: 40 * 86_400_000 }),
      mood: fc.constantFrom(...moods),
    }),
    { maxLength: 60 },
  );
  const zones = fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati');
  fc.assert(
    fc.property(moments, zones, fc.integer({ min: 1, max: 40 }), (all, timeZone, stretch) => {
      vi.stubEnv('TZ', timeZone);
      const today = localDay(now);
      const checkIns = all.map(({ ago, mood }) => checkIn(now - ago, mood));
      const told = toldDays(checkIns, today, stretch);
      const expected = Array.from({ length: stretch }, (_, age) =>
        dayBefore(today, stretch - 1 - age),
      ).flatMap((day) => {
        const ofDay = checkIns.filter(({ timestamp }) => localDay(timestamp) === day);
        const last = Math.max(...ofDay.map(({ timestamp }) => timestamp));
        return ofDay.length ? [{ day, moods: ofDay.filter((each) => each.timestamp === last) }] : [];
      });
      expect(told.map(({ day }) => day)).toEqual(expected.map(({ day }) => day));
      for (const [place, { mood }] of told.entries()) {
        expect(expected[place]?.moods.map((each) => each.mood)).toContain(mood);
      }
    }),
    { numRuns: 200 },
  );
});

test('a day before the first of March is the last of February, in leap years the 29th', () => {
  expect(dayBefore('2027-03-01', 1)).toBe('2027-02-28');
  expect(dayBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(dayNumber('2026-03-30') - dayNumber('2026-03-28')).toBe(2);
});
