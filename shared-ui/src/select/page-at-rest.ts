import { useEffect } from 'react';

/**
 * Stands inside the open options. Radix hides the page behind them from screen readers, but leaves it focusable, which
 * contradicts itself (axe: aria-hidden-focus): here it also becomes inert, for as long as the options are open.
 */
export function PageAtRest(): null {
  useEffect(() => {
    let resting: HTMLElement[] = [];
    // Radix marks the page one effect later than this one.
    const frame = requestAnimationFrame(() => {
      resting = [...document.querySelectorAll<HTMLElement>('[data-aria-hidden="true"]')];
      for (const element of resting) element.inert = true;
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const element of resting) element.inert = false;
    };
  }, []);
  return null;
}
