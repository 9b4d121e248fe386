import { expect, test } from 'vitest';
import { isNewEnough } from './glibc.ts';

test.each([
  ['2.36', false],
  ['2.4', false],
  ['2.38', true],
  ['2.41', true],
  ['2.41-12+deb13u4_amd64.deb', true],
  ['2.31-13+deb11u11_amd64.deb', false],
  ['3.0', true],
  ['', false],
])('glibc %s is new enough for the engine: %s', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});
