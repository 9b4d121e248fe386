import type { CheckIn } from '@haven/shared-ui/device-store';
import { expect, test } from 'vitest';
import { yourProgress } from './your-progress.ts';

const noon = Date.parse('2026-03-10T12:00:00Z');
const checkIn = (date: string): CheckIn => ({
  id: date,
  date,
  mood: 'good',
  gratitude: 'Coffee',
  copingStrategies: [],
  notes: '',
  timestamp: Date.parse(date),
});
const nothing = { checkIns: [], hasPlan: false, showProgress: true };

test('is not there for someone who is new', () => {
  expect(yourProgress(nothing, noon)).toBeNull();
});

test('is not there when the last check-in was yesterday and there is no plan', () => {
  expect(yourProgress({ ...nothing, checkIns: [checkIn('2026-03-09')] }, noon)).toBeNull();
});

test('shows the days in a row and the mood after a check-in today', () => {
  const checkIns = [checkIn('2026-03-10'), checkIn('2026-03-09'), checkIn('2026-03-07')];
  expect(yourProgress({ ...nothing, checkIns }, noon)).toEqual({ streak: 2, mood: 'good', planReady: false });
});

test('shows the plan alone, without a streak of zero', () => {
  expect(yourProgress({ ...nothing, hasPlan: true }, noon)).toEqual({
    streak: null,
    mood: null,
    planReady: true,
  });
});

test('keeps mood and plan but no number for someone who hides progress indicators', () => {
  const checkIns = [checkIn('2026-03-10')];
  expect(yourProgress({ checkIns, hasPlan: true, showProgress: false }, noon)).toEqual({
    streak: null,
    mood: 'good',
    planReady: true,
  });
});
