import { useEffect, useRef } from 'react';
import type { TrackerTab } from './tracker-address.ts';

/** Keeps the open tab in view where the tabs are longer than the screen. @returns for what holds the tabs */
export function useOpenTabInView(tab: TrackerTab) {
  const home = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another tab opened
  useEffect(() => {
    const open = home.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    const list = open?.parentElement;
    if (!open || !list) return;
    const [place, room] = [open.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += place.left - room.left - (room.width - place.width) / 2;
    // Whoever goes Back from a tab stood on it.
    if (document.activeElement?.matches('[role="tab"]')) open.focus();
  }, [tab]);
  return home;
}
