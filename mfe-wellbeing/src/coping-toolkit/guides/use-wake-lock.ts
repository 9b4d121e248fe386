import { useEffect } from 'react';

/**
 * Keeps the screen from going dark while somebody follows it, where the device can. The browser lets go of it whenever
 * the tab is hidden, so it is asked for again when the person comes back.
 */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let over = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (over) await given.release();
        else lock = given;
      } catch {
        // Refused, as on a low battery: the exercise goes on, and the screen goes dark as it always does.
      }
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      lock?.release();
    };
  }, [active]);
}
