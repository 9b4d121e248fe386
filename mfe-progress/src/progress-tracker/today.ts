import { useEffect, useState } from 'react';

/** The calendar day of a moment where the person is, YYYY-MM-DD. */
export function localDay(now: number): string {
  const moment = new Date(now);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The moment of looking: read anew when the page comes back into view, as on a phone after the night. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return now;
}
