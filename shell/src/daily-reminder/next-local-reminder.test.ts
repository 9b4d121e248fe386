import { localDay } from '@haven/shared-ui/now';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStillDue, nextLocalReminder } from './next-local-reminder.ts';

const at = (hour: number, minute = 0, date = 21) => new Date(2026, 10, date, hour, minute).getTime();

test('comes today while the hour is ahead, and tomorrow after it', () => {
  expect(nextLocalReminder('08:00', at(7, 59), undefined)).toEqual({ at: at(8), day: '2026-11-21' });
  expect(nextLocalReminder('08:00', at(8), undefined)).toEqual({ at: at(8, 0, 22), day: '2026-11-22' });
});

test('a day that had its reminder gets no other one, also when the hour is moved', () => {
  expect(nextLocalReminder('10:00', at(9), '2026-11-21').day).toBe('2026-11-22');
});

test('always ahead, at the chosen hour, on a day without a reminder', () => {
  const moment = fc.integer({ min: at(0), max: at(0) + 4 * 365 * 86_400_000 });
  const hour = fc.constantFrom('06:00', '07:00', '08:00', '09:00', '10:00');
  fc.assert(
    fc.property(moment, hour, fc.boolean(), (now, time, reminded) => {
      const last = reminded ? localDay(now) : undefined;
      const next = nextLocalReminder(time, now, last);
      expect(next.at).toBeGreaterThan(now);
      expect(new Date(next.at).toTimeString().slice(0, 5)).toBe(time);
      expect(next.day).toBe(localDay(next.at));
      if (last) expect(next.day > last).toBe(true);
      expect(next.at - now).toBeLessThanOrEqual(49 * 3_600_000);
    }),
  );
});

test('a page that slept still reminds for two hours, and not in the evening', () => {
  const reminder = { at: at(8), day: '2026-11-21' };
  expect(isStillDue(reminder, at(7, 59))).toBe(false);
  expect(isStillDue(reminder, at(8))).toBe(true);
  expect(isStillDue(reminder, at(10))).toBe(true);
  expect(isStillDue(reminder, at(10, 1))).toBe(false);
});
