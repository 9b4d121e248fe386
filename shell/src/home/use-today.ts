import { type CheckIn, checkIns, watchText } from '@haven/shared-ui/device-store';
import { useEffect, useState } from 'react';

/** Milliseconds; spec section 9, 'Mood refresh'. */
const refreshEvery = 5000;

export type Today = { now: number; checkIns: CheckIn[] };

const look = (): Today => ({ now: Date.now(), checkIns: checkIns.read() });

/** The time and the check-ins, looked at again every 5 s and whenever the storage changes (spec section 4). */
export function useToday(): Today {
  const [today, setToday] = useState(look);
  useEffect(() => {
    const refresh = () => setToday(look());
    const timer = setInterval(refresh, refreshEvery);
    const stopWatching = watchText(checkIns.key, refresh);
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, []);
  return today;
}
