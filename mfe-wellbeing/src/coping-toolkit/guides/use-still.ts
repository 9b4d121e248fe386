import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function watch(changed: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener?.('change', changed);
  return () => list?.removeEventListener?.('change', changed);
}

/** True when the person asked the device for less motion. */
export const useStill = (): boolean =>
  useSyncExternalStore(watch, () => window.matchMedia?.(query).matches ?? false);
