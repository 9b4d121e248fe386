import { type RefObject, useEffect, useRef } from 'react';

/** ms until the focus is given, when the page has scrolled (spec section 9, 'custom reminder focus'). */
const focusDelay = 300;

/** Scrolls to the top, and gives the focus to a box there. */
export function useFocusLater(box: RefObject<HTMLElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => box.current?.focus(), focusDelay);
  };
}
