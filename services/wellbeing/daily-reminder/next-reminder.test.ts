import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reminderTimes } from '../contract.ts';
import { dayIn, nextReminder } from './next-reminder.ts';

/** Clocks that change by an hour, by two, by half of one, at the edges of the date, and never. */
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Antarctica/Troll',
  'Pacific/Chatham',
  'UTC',
];
const hour = 3_600_000;
const day = 24 * hour;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the wall clock of a zone shows, told by the platform and not by the library that is tested. */
function wallClock(timeZone: string, moment: number): { date: string; time: string } {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  const [date = '', time = ''] = clock.format(moment).split(' ');
  return { date, time };
}

const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00Z`) + day).toISOString().slice(0, 10);

/** The days of three years on which a zone changes its clock, found by its distance to UTC. */
function changesOf(timeZone: string): number[] {
  const distance = (moment: number) => {
    const { date, time } = wallClock(timeZone, moment);
    return Date.parse(`${date}T${time}Z`) - moment;
  };
  return Array.from({ length: 3 * 365 }, (_, index) => Date.UTC(2025, 0, 1 + index)).filter(
    (moment) => distance(moment) !== distance(moment + day),
  );
}

const anyMoment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) });
const changes = new Map(zones.map((timeZone) => [timeZone, changesOf(timeZone)]));
const chosen = fc.constantFrom(...reminderTimes);

/** Any moment of three years, and one in two within two days of a change of the clock where there is one. */
const placeAndMoment = fc.oneof(
  ...zones.map((timeZone) => {
    const days = changes.get(timeZone) ?? [];
    const near = fc
      .tuple(fc.constantFrom(...days, Date.UTC(2026, 0, 1)), fc.integer({ min: -2 * day, max: 2 * day }))
      .map(([change, distance]) => change + distance);
    return fc.record({ timeZone: fc.constant(timeZone), after: fc.oneof(anyMoment, near) });
  }),
);

test('the zones of these tests change their clocks as often as they do', () => {
  expect(zones.map((timeZone) => changes.get(timeZone)?.length)).toEqual([6, 6, 6, 6, 0, 0, 6, 6, 0]);
});

describe('the next reminder', () => {
  test('is later, by a day and the change of a clock at most, and shows the chosen time there', () => {
    fc.assert(
      fc.property(placeAndMoment, chosen, ({ timeZone, after }, time) => {
        const next = nextReminder(time, timeZone, after, undefined);
        expect(next).toBeGreaterThan(after);
        expect(next - after).toBeLessThanOrEqual(day + 2 * hour);
        expect(wallClock(timeZone, next).time).toBe(time);
      }),
      { numRuns: 400 },
    );
  });

  test('comes once on each of ten days in a row, over changes of the clock too', () => {
    fc.assert(
      fc.property(placeAndMoment, chosen, ({ timeZone, after }, time) => {
        let moment = nextReminder(time, timeZone, after, undefined);
        for (let count = 0; count < 10; count += 1) {
          const { date } = wallClock(timeZone, moment);
          const next = nextReminder(time, timeZone, moment, date);
          expect(wallClock(timeZone, next)).toEqual({ date: dayAfter(date), time });
          moment = next;
        }
      }),
      { numRuns: 150 },
    );
  });

  test('comes on the first day after the last that had one, whatever was changed since', () => {
    fc.assert(
      fc.property(
        placeAndMoment,
        chosen,
        fc.integer({ min: -3, max: 1 }),
        ({ timeZone, after }, time, ago) => {
          const last = wallClock(timeZone, after + ago * day).date;
          const next = wallClock(timeZone, nextReminder(time, timeZone, after, last));
          const free = nextReminder(time, timeZone, after, undefined);
          const { date: first } = wallClock(timeZone, free);
          expect(next).toEqual({ date: first > last ? first : dayAfter(last), time });
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each([
    ['an hour is left out', 'Europe/Berlin', '2026-03-28T07:00Z', '2026-03-29T06:00Z'],
    ['an hour comes twice', 'Europe/Berlin', '2026-10-24T06:00Z', '2026-10-25T07:00Z'],
    ['midnight itself is left out', 'America/Santiago', '2026-09-05T12:00Z', '2026-09-06T11:00Z'],
    ['half an hour is left out', 'Australia/Lord_Howe', '2026-10-02T21:30Z', '2026-10-03T21:00Z'],
    ['the day begins first on earth', 'Pacific/Kiritimati', '2026-11-20T18:00Z', '2026-11-21T18:00Z'],
    ['the clock is at three quarters', 'Asia/Kathmandu', '2026-11-20T02:15Z', '2026-11-21T02:15Z'],
  ])('where %s (%s), the next after %s is %s', (_what, timeZone, after, next) => {
    expect(new Date(nextReminder('08:00', timeZone, Date.parse(after), undefined)).toISOString()).toBe(
      new Date(next).toISOString(),
    );
  });

  test('is found for every zone that a browser may name', () => {
    const after = Date.parse('2026-11-21T10:00Z');
    const all = [
      ...Intl.supportedValuesOf('timeZone'),
      'Etc/GMT+12',
      'US/Pacific',
      'EST5EDT',
      '+05:30',
      '-03',
    ];
    const off = all.filter(
      (timeZone) => wallClock(timeZone, nextReminder('07:00', timeZone, after, undefined)).time !== '07:00',
    );
    expect(off).toEqual([]);
  });

  test('is found at once after a day that lies far ahead', () => {
    const next = nextReminder('08:00', 'UTC', Date.parse('2026-11-21T10:00Z'), '9998-12-30');
    expect(new Date(next).toISOString()).toBe('9998-12-31T08:00:00.000Z');
  });
});

test('a moment has the day of its place', () => {
  const moment = Date.parse('2026-11-21T10:30Z');
  expect(['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'].map((zone) => dayIn(zone, moment))).toEqual([
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
  ]);
});
