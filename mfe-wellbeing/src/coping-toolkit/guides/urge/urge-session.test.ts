import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advanced,
  answered,
  askedMinute,
  begun,
  changes,
  clockText,
  countChanges,
  isOver,
  lengths,
  lineNow,
  minutesLeft,
  minutesRidden,
  stoppedAt,
  timeLeft,
} from './urge-session.ts';

const start = Date.parse('2026-11-21T03:00:00Z');
const minute = 60_000;
const fresh = (minutes: 5 | 15 = 5) => begun({ minutes, before: 7, firstLine: 0 }, start);
const anyLength = fc.constantFrom(...lengths);

test('time is taken from the clock: one look after four minutes is as good as many', () => {
  fc.assert(
    fc.property(anyLength, fc.array(fc.nat(90_000), { maxLength: 40 }), (minutes, looks) => {
      const total = looks.reduce((sum, each) => sum + each, 0);
      let now = start;
      let often = fresh(minutes);
      for (const each of looks) {
        now += each;
        often = advanced(often, now);
      }
      expect(timeLeft(often)).toBe(timeLeft(advanced(fresh(minutes), start + total)));
      expect(timeLeft(often)).toBe(Math.max(0, minutes * minute - total));
    }),
  );
});

test('whatever the clock does, time never runs back and never below nothing', () => {
  const hours = fc.integer({ min: -100 * minute, max: 100 * minute });
  fc.assert(
    fc.property(anyLength, fc.array(hours), (minutes, jumps) => {
      let session = fresh(minutes);
      let now = start;
      for (const jump of jumps) {
        now += jump;
        const next = advanced(session, now);
        expect(next.ran).toBeGreaterThanOrEqual(session.ran);
        expect(timeLeft(next)).toBeGreaterThanOrEqual(0);
        session = next;
      }
    }),
  );
});

test('after the clock was set back an hour it goes on from where it was', () => {
  const two = advanced(fresh(), start + 2 * minute);
  const back = advanced(two, start - 58 * minute);
  expect(minutesRidden(back)).toBe(2);
  expect(minutesRidden(advanced(back, start - 57 * minute))).toBe(3);
});

test('asks from the first whole minute on, and not at the end', () => {
  const asked = (time: number) => askedMinute(advanced(fresh(), start + time));
  expect(asked(59_999)).toBeNull();
  expect(asked(minute)).toBe(1);
  expect(asked(4 * minute + 59_999)).toBe(4);
  expect(asked(5 * minute)).toBeNull();
});

test('an unanswered minute is left out, and the others are counted', () => {
  let session = advanced(fresh(), start + minute);
  session = answered(session, 'higher');
  session = advanced(session, start + 3 * minute);
  session = answered(session, 'lower');
  session = answered(advanced(session, start + 4 * minute), 'lower');
  expect(countChanges(session)).toEqual({ lower: 2, same: 0, higher: 1 });
});

test('an answer may be taken back within its minute, and there is one a minute at most', () => {
  const answers = fc.array(fc.record({ wait: fc.nat(70_000), change: fc.constantFrom(...changes) }));
  fc.assert(
    fc.property(anyLength, answers, (minutes, all) => {
      let session = fresh(minutes);
      let now = start;
      for (const { wait, change } of all) {
        now += wait;
        session = answered(advanced(session, now), change);
      }
      const { lower, same, higher } = countChanges(session);
      expect(lower + same + higher).toBeLessThanOrEqual(Math.min(minutes - 1, minutesRidden(session)));
    }),
  );
  const twice = answered(answered(advanced(fresh(), start + minute), 'higher'), 'same');
  expect(countChanges(twice)).toEqual({ lower: 0, same: 1, higher: 0 });
});

test('before the first question and after the end an answer changes nothing', () => {
  expect(answered(fresh(), 'lower')).toEqual(fresh());
  const over = advanced(fresh(), start + 5 * minute);
  expect(answered(over, 'lower')).toBe(over);
});

test('stopping early keeps the minutes that were ridden out, and its clock stands still', () => {
  const stopped = stoppedAt(advanced(fresh(15), start + minute), start + 4 * minute + 20_000);
  expect(isOver(stopped)).toBe(true);
  expect(minutesRidden(advanced(stopped, start + 14 * minute))).toBe(4);
});

test('no line of encouragement comes twice in a quarter of an hour', () => {
  fc.assert(
    fc.property(fc.nat(15), (firstLine) => {
      const lines = Array.from({ length: 15 }, (_, count) =>
        lineNow(advanced({ ...fresh(15), firstLine }, start + count * minute), 16),
      );
      expect(new Set(lines).size).toBe(15);
      expect(Math.max(...lines)).toBeLessThan(16);
    }),
  );
});

test('a begun minute counts as a whole one where only minutes are told', () => {
  const left = (ran: number) => minutesLeft(advanced(fresh(), start + ran));
  expect([0, 1, minute, 4 * minute + 30_000, 5 * minute].map(left)).toEqual([5, 5, 4, 1, 0]);
});

test('the clock shows minutes and seconds as people read them', () => {
  expect(clockText(15 * minute)).toBe('15:00');
  expect(clockText(4 * minute + 4_001)).toBe('4:05');
  expect(clockText(1)).toBe('0:01');
  expect(clockText(0)).toBe('0:00');
});
