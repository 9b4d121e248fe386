// @vitest-environment jsdom
import { utcDay } from '@haven/shared-ui/device-store';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextUtcMidnight, useNow } from './use-now.ts';

const lateEvening = Date.parse('2026-12-31T23:30:00Z');
const dayLength = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: lateEvening });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the next day begins at UTC midnight, also on the moment itself', () => {
  expect(new Date(nextUtcMidnight(lateEvening)).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(nextUtcMidnight(nextUtcMidnight(lateEvening))).toBe(nextUtcMidnight(lateEvening) + dayLength);
});

test('an open page sees each new day by itself', () => {
  const { result } = renderHook(useNow);
  expect(utcDay(result.current)).toBe('2026-12-31');
  act(() => vi.advanceTimersByTime(31 * 60_000));
  expect(utcDay(result.current)).toBe('2027-01-01');
  act(() => vi.advanceTimersByTime(dayLength));
  expect(utcDay(result.current)).toBe('2027-01-02');
});
