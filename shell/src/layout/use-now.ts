import { utcDay } from '@haven/shared-ui/device-store';
import { useEffect, useReducer } from 'react';

/** ms; a timer may fire a little early, and this is well past midnight. */
const pastMidnight = 1_000;

/**
 * The moment of this render: ms since 1970. Renders again when the UTC day turns, by which check-ins are counted, and
 * when the person comes back to the page, since timers stand still on a sleeping phone.
 */
export function useNow(): number {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const now = Date.now();
  const day = utcDay(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each day needs a timer of its own
  useEffect(() => {
    const moment = Date.now();
    const midnight = new Date(moment).setUTCHours(24, 0, 0, 0);
    const timer = setTimeout(renderAgain, midnight - moment + pastMidnight);
    document.addEventListener('visibilitychange', renderAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renderAgain);
    };
  }, [day]);
  return now;
}
