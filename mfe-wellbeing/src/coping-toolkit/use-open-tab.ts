import { type RefObject, useEffect, useRef } from 'react';
import type { ToolkitTab } from './toolkit-address.ts';

/**
 * Gives the open tab the focus when a button led to it: that button is gone with its own tab. So is the place of somebody
 * who went Back from a tab.
 *
 * @param home what holds the tabs
 * @returns what to call before a button leads to another tab
 */
export function useOpenTab(tab: ToolkitTab, isShown: boolean, home: RefObject<HTMLElement | null>) {
  const led = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another tab opened, or the tabs came back
  useEffect(() => {
    const open = home.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    if (led.current || document.activeElement?.matches('[role="tab"]')) open?.focus();
    led.current = false;
  }, [tab, isShown, home]);
  return () => {
    led.current = true;
  };
}
