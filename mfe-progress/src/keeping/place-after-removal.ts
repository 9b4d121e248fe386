import { createContext, useContext, useEffect, useRef } from 'react';

/** Gives the focus to the heading of the tab: the place for those whose card is gone. */
export const PlaceAfterRemoval = createContext<() => void>(() => undefined);
export const usePlaceAfterRemoval = () => useContext(PlaceAfterRemoval);

/**
 * Gives the focus a place when a dialog has closed whose button is gone, as that of the empty state is.
 *
 * @param isOpen whether the dialog is open
 */
export function usePlaceAfterDialog(isOpen: boolean) {
  const place = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) place.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return place;
}
