import type { SobrietyMilestone } from '@haven/progress/contract';
import { countedUntil } from '@haven/progress/sober-days';

/**
 * What is wrong with the day of a lapse, as the key of its text; null when nothing is.
 *
 * @param today the person's calendar day, YYYY-MM-DD
 */
export function lapseTrouble(
  day: string,
  { sobrietyDate, lapses }: Pick<SobrietyMilestone, 'sobrietyDate' | 'lapses'>,
  today: string,
): 'dayMissing' | 'dayAhead' | 'dayBefore' | 'dayTwice' | null {
  if (!day) return 'dayMissing';
  if (day > countedUntil(sobrietyDate, today)) return 'dayAhead';
  if (day < sobrietyDate) return 'dayBefore';
  return lapses.some((lapse) => lapse.day === day) ? 'dayTwice' : null;
}

/** The lapses that count, the last first: none from before the beginning, which can be moved. */
export const countedLapses = ({ sobrietyDate, lapses }: Pick<SobrietyMilestone, 'sobrietyDate' | 'lapses'>) =>
  lapses.filter(({ day }) => day >= sobrietyDate).sort((one, other) => other.day.localeCompare(one.day));
