import type { CheckIn } from '@haven/shared-ui/device-store';
import { personalMessageRequestSchema } from '@haven/wellbeing/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { personalWordRequest } from './personal-word-request.ts';

const checkIn = (date: string): CheckIn => ({
  id: `check-in-${date}`,
  date,
  mood: 'struggling',
  gratitude: 'Something private.',
  copingStrategies: [],
  notes: 'Something more private.',
  timestamp: Date.parse(`${date}T12:00:00Z`),
});
const now = new Date(2026, 10, 21, 14).getTime();

test('of today’s check-in the mood goes along, and none of its words', () => {
  const request = personalWordRequest([checkIn('2026-11-20'), checkIn('2026-11-21')], now);
  expect(request).toEqual({ mood: 'struggling', streak: 2, partOfDay: 'afternoon' });
  expect(z.safeParse(personalMessageRequestSchema, request).success).toBe(true);
});

test('the mood of another day stays where it is', () => {
  expect(personalWordRequest([checkIn('2026-11-20')], now)).toEqual({
    mood: undefined,
    streak: 0,
    partOfDay: 'afternoon',
  });
});
