import { type RefCallback, useCallback, useState } from 'react';

/** What is drawn for until the room is known, and where nothing has a size. */
const unknownWidth = 320;

/** How wide the box is that the ref is given to, in CSS pixels; follows it when it changes. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(unknownWidth);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const measure = () => setWidth(Math.round(box.clientWidth) || unknownWidth);
    measure();
    // Old browsers keep the first width.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
