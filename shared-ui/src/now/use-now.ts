import { useEffect, useReducer } from 'react';

/** ms; a timer may fire a little early, and this is well past midnight. */
const pastMidnight = 1_000;

/** The next UTC midnight, when the day of the check-in turns: ms since 1970. */
export const nextUtcMidnight = (now: number) => new Date(now).setUTCHours(24, 0, 0, 0);

/** The next midnight of the person's own calendar: ms since 1970. */
const nextLocalMidnight = (now: number) => new Date(now).setHours(24, 0, 0, 0);

/**
 * The moment of this render: ms since 1970. Renders again when a day turns, the UTC day by which check-ins are counted
 * or the person's own, and when the person comes back to the page, since timers stand still on a sleeping phone.
 */
export function useNow(): number {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const now = Date.now();
  const turn = Math.min(nextUtcMidnight(now), nextLocalMidnight(now));
  useEffect(() => {
    const timer = setTimeout(renderAgain, turn - Date.now() + pastMidnight);
    document.addEventListener('visibilitychange', renderAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renderAgain);
    };
  }, [turn]);
  return now;
}
