import { expect, test } from 'vitest';
import { countedLapses, lapseTrouble } from './lapse-day.ts';

const lapseOn = (day: string) => ({ id: crypto.randomUUID(), day, note: '' });
const milestone = { sobrietyDate: '2026-11-01', lapses: [lapseOn('2026-11-05')] };

test.each([
  ['', 'dayMissing'],
  ['2026-11-22', 'dayAhead'],
  ['2026-10-31', 'dayBefore'],
  ['2026-11-05', 'dayTwice'],
  ['2026-11-01', null],
  ['2026-11-21', null],
])('the lapse day %j has the trouble %s on November 21', (day, trouble) => {
  expect(lapseTrouble(day, milestone, '2026-11-21')).toBe(trouble);
});

test('begun in Tokyo, and in Honolulu still on the day before: the first day may have a lapse, and no other day', () => {
  const begun = { sobrietyDate: '2026-11-22', lapses: [] };
  const troubles = ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
    lapseTrouble(day, begun, '2026-11-21'),
  );
  expect(troubles).toEqual(['dayBefore', null, 'dayAhead']);
});

test('lapses are listed the last first, without those before a new beginning', () => {
  const lapses = ['2026-10-02', '2026-11-05', '2026-11-09'].map(lapseOn);
  expect(countedLapses({ sobrietyDate: '2026-11-01', lapses }).map(({ day }) => day)).toEqual([
    '2026-11-09',
    '2026-11-05',
  ]);
});
