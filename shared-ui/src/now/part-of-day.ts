export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** The part of the day on the person's own clock: night is from ten to five. @param now ms since 1970 */
export function partOfDay(now: number): PartOfDay {
  const hour = new Date(now).getHours();
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
