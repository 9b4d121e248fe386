import type { CheckIn } from '@haven/shared-ui/device-store';

/** A check-in for tests; its number tells it from others. */
export const checkInOf = (number: number, gratitude: string, timestamp: number): CheckIn => ({
  id: `check-in-${number}`,
  date: '2026-11-20',
  mood: 'okay',
  gratitude,
  copingStrategies: [],
  notes: '',
  timestamp,
});
