import { type RefObject, useEffect, useRef } from 'react';
import type { GuideId } from './guides/guide-ids.ts';

/**
 * Brings somebody to the top of a guide that opens, and back to what opened it when it closes, by whichever way; who
 * came straight into it finds the focus on its tile.
 *
 * @param home the toolkit, which is hidden while a guide is open
 * @returns what to call before a guide opens
 */
export function useWayBack(guide: GuideId | null, home: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  const before = useRef<GuideId | null>(null);
  useEffect(() => {
    const left = before.current;
    before.current = guide;
    if (guide) {
      // Its answer must not be returned: in new browsers it is a promise, which React would take for a clean-up.
      window.scrollTo(0, 0);
      return;
    }
    if (!left) return;
    const from = opener.current;
    opener.current = null;
    // Some browsers give a pressed button no focus; the tile serves then.
    const way =
      from && home.current?.contains(from) ? from : home.current?.querySelector(`[data-guide="${left}"]`);
    if (way instanceof HTMLElement) way.focus();
  }, [guide, home]);
  return () => {
    opener.current = document.activeElement;
  };
}
