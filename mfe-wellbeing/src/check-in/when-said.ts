/** How many calendar days, in the person's own time zone, lie between a moment and now. */
export type DaysAgo = 'today' | 'yesterday' | 'earlier';

/**
 * Whether a moment lies on the person's own today or yesterday. The check-in's `date` is a UTC day and may be another
 * one than the person's: every date they see is their own.
 *
 * @param moment ms since 1970
 */
export function daysAgo(moment: number, now: number): DaysAgo {
  const day = new Date(moment).toDateString();
  const back = new Date(now);
  if (day === back.toDateString()) return 'today';
  back.setDate(back.getDate() - 1);
  return day === back.toDateString() ? 'yesterday' : 'earlier';
}
