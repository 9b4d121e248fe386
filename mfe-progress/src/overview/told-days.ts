import type { CheckIn, Mood } from '@haven/shared-ui/device-store';
import { localDay } from '@haven/shared-ui/now';
import { dayBefore } from './calendar-day.ts';

/** A calendar day on which the person told how they were. */
export type ToldDay = {
  /** YYYY-MM-DD */
  day: string;
  mood: Mood;
  /** What they ticked, by the names that are stored; each once. */
  strategies: readonly string[];
};

/** Milliseconds. */
const dayLength = 86_400_000;

/**
 * The person's own calendar day of a check-in, YYYY-MM-DD. Its `date` is the UTC day (spec section 3), by which a Friday
 * evening in the Americas would be a Saturday; so it is the day that was theirs when they saved it, wherever they are
 * now. One of an older release says nothing of that: then the moment decides, read here, where that fits the date.
 */
export function personDay({ date, timestamp, day }: Pick<CheckIn, 'date' | 'timestamp' | 'day'>): string {
  if (day !== undefined) return day;
  const sinceMidnight = timestamp - Date.parse(date);
  return sinceMidnight >= 0 && sinceMidnight < dayLength ? localDay(timestamp) : date;
}

/**
 * The days told in the stretch that ends today, the oldest first. Of two check-ins on one of the person's days, the later
 * one tells the mood, and the strategies of both count.
 *
 * @param today the person's calendar day, YYYY-MM-DD
 * @param stretch how many days, today included
 */
export function toldDays(checkIns: readonly CheckIn[], today: string, stretch: number): ToldDay[] {
  const first = dayBefore(today, stretch - 1);
  const firstUtc = dayBefore(first, 1);
  const byDay = new Map<string, { checkIn: CheckIn; strategies: Set<string> }>();
  for (const checkIn of checkIns) {
    // A UTC day is at most one away from the person's own, and comparing texts is quicker than reading a clock.
    if (checkIn.date < firstUtc) continue;
    const day = personDay(checkIn);
    if (day < first || day > today) continue;
    const told = byDay.get(day);
    if (!told) {
      byDay.set(day, { checkIn, strategies: new Set(checkIn.copingStrategies) });
      continue;
    }
    for (const strategy of checkIn.copingStrategies) told.strategies.add(strategy);
    if (checkIn.timestamp >= told.checkIn.timestamp) told.checkIn = checkIn;
  }
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, { checkIn, strategies }]) => ({ day, mood: checkIn.mood, strategies: [...strategies] }));
}
