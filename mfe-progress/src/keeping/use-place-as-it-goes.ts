import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus a place when what was pressed is taken away: as it goes and not before, since a dialog keeps the focus
 * while it is there, and in an account the answer comes later than the change is seen.
 *
 * @returns to be set while it is being taken away
 */
export function usePlaceAsItGoes(giveFocus: () => void): RefObject<boolean> {
  const isGoing = useRef(false);
  const place = useRef(giveFocus);
  useEffect(
    () => () => {
      if (isGoing.current) place.current();
    },
    [],
  );
  return isGoing;
}
