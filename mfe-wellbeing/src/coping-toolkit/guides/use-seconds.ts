import { useEffect, useReducer } from 'react';

/** ms; a timer may fire a little early, and this is past the turn of the second. */
const pastTheTurn = 10;

/**
 * Renders again at each whole second of something that runs, and when the person comes back to the page: a hidden tab
 * may sleep for minutes.
 *
 * @param running false lets the page rest
 * @param elapsed how long it has run: ms; read anew each time, so that a late timer does no harm
 * @param onSecond what is to be done at each of them, beside rendering
 */
export function useSeconds(running: boolean, elapsed: () => number, onSecond?: () => void): void {
  const [second, renderAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every second sets the timer of the next one
  useEffect(() => {
    if (!running) return;
    const tick = () => {
      onSecond?.();
      renderAgain();
    };
    const timer = setTimeout(tick, 1000 - (elapsed() % 1000) + pastTheTurn);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [running, second]);
}
