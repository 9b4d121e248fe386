export type Greeting = 'morning' | 'afternoon' | 'evening' | 'night';

/**
 * How Home greets at an hour. From ten at night to five in the morning it says that it is late, and that this is fine.
 *
 * @param hour of the person's own clock, 0 to 23
 */
export function greetingAt(hour: number): Greeting {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
