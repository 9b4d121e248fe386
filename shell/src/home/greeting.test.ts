import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  [0, 'night'],
  [3, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [21, 'evening'],
  [22, 'night'],
  [23, 'night'],
] as const)('at %i o’clock it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
