import { checkInStreak, checkIns, defaultPreferences, preferences } from '@haven/shared-ui/device-store';
import { useNow } from '@haven/shared-ui/now';
import { useAtomValue } from 'jotai';

/**
 * The check-in streak in days and all check-ins; null for someone who hides progress (spec section 2, 'Show Progress
 * Indicators').
 */
export function useCheckInCount(): { streak: number; total: number } | null {
  const all = useAtomValue(checkIns.entries);
  const [{ showProgress } = defaultPreferences] = useAtomValue(preferences.entries);
  const now = useNow();
  return showProgress ? { streak: checkInStreak(all, now), total: all.length } : null;
}
