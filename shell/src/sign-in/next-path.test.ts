import { expect, test } from 'vitest';
import { nextPath, otherPage, signInAddress } from './next-path.ts';

test('leads back to the screen that somebody came from', () => {
  expect(nextPath('/checkin?day=1#notes')).toBe('/checkin?day=1#notes');
  expect(signInAddress('/daily-reflections')).toBe('/api/login?next=%2Fdaily-reflections');
  expect(otherPage('/join', '/checkin')).toBe('/join?next=%2Fcheckin');
});

test('leads home without one', () => {
  expect(nextPath(null)).toBe('/');
  expect(signInAddress('/')).toBe('/api/login');
  expect(otherPage('/sign-in', '/')).toBe('/sign-in');
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '',
])('never leads to another site: %s', (next) => {
  expect(nextPath(next)).toBe('/');
});
