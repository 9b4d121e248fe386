import type { CheckIn, Mood } from '@haven/shared-ui/device-store';
import { expect, test } from 'vitest';
import { moodBadge } from './mood-badge.ts';

const noon = Date.parse('2026-03-10T12:00:00Z');
const checkIn = (date: string, mood: Mood): CheckIn => ({
  id: date,
  date,
  mood,
  gratitude: 'Coffee',
  copingStrategies: [],
  notes: '',
  timestamp: Date.parse(date),
});

test('shows the mood of today', () => {
  const all = [checkIn('2026-03-10', 'great'), checkIn('2026-03-09', 'struggling')];
  expect(moodBadge(all, noon)).toEqual({ mood: 'great', today: true });
});

test('without a check-in today, shows the most recent one, wherever it stands in the list', () => {
  const all = [checkIn('2026-03-01', 'great'), checkIn('2026-03-08', 'okay'), checkIn('2026-02-20', 'good')];
  expect(moodBadge(all, noon)).toEqual({ mood: 'okay', today: false });
});

test('is ready for the first check-in', () => {
  expect(moodBadge([], noon)).toEqual({ mood: 'none', today: false });
});

test('after midnight UTC, the check-in of the day before is no longer of today', () => {
  const all = [checkIn('2026-03-10', 'good')];
  expect(moodBadge(all, Date.parse('2026-03-10T23:59:59Z')).today).toBe(true);
  expect(moodBadge(all, Date.parse('2026-03-11T00:00:00Z')).today).toBe(false);
});
