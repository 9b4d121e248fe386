import { useEffect, useState } from 'react';
import { useSeconds } from '../use-seconds.ts';
import { keep, readKept } from './kept-session.ts';
import { advanced, isOver, type UrgeSession } from './urge-session.ts';

/** The urge timer of this tab, going on after a reload; null while none was begun. */
export function useUrgeSession() {
  const [session, setSession] = useState<UrgeSession | null>(() => {
    const now = Date.now();
    const kept = readKept(now);
    return kept && advanced(kept, now);
  });
  useEffect(() => keep(session), [session]);
  useSeconds(
    session !== null && !isOver(session),
    () => session?.ran ?? 0,
    () => setSession((before) => before && advanced(before, Date.now())),
  );
  const change = (how: (session: UrgeSession) => UrgeSession) =>
    setSession((before) => before && how(before));
  return { session, setSession, change };
}
