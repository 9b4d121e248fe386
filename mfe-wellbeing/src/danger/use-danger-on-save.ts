import type { Danger } from '@haven/safety/contract';
import { assessHere, prepareToAssess } from '@haven/shared-ui/danger';
import { useEffect, useState } from 'react';

/**
 * For a form that is kept on the device alone: what its words tell of danger, looked at when the person saves.
 *
 * @param begun whether anything was written yet: what tells danger is fetched then, and not for those who only look
 * @returns the danger found last, and what to call with all that was written
 */
export function useDangerOnSave(begun: boolean): [Danger | null, (written: readonly string[]) => void] {
  const [danger, setDanger] = useState<Danger | null>(null);
  useEffect(() => {
    if (begun) prepareToAssess();
  }, [begun]);
  const look = (written: readonly string[]) => {
    void assessHere(written).then(setDanger);
  };
  return [danger, look];
}
