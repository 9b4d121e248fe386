import { expect, test } from 'vitest';
import { daysAgo } from './when-said.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test.each([
  ['the same evening', at(21, 9), at(21, 23), 'today'],
  ['two hours ago, but before midnight', at(20, 23), at(21, 1), 'yesterday'],
  ['the day before yesterday', at(19, 23), at(21, 1), 'earlier'],
  ['the last day of the month before', new Date(2026, 9, 31, 8).getTime(), at(1, 8), 'yesterday'],
])("counts by the person's own calendar: %s", (_, moment, now, said) => {
  expect(daysAgo(moment, now)).toBe(said);
});
