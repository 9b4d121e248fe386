import { useEffect, useState } from 'react';
import type { GuideProps } from '../guide-props.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { BeginUrge } from './begin-urge.tsx';
import { keep } from './kept-session.ts';
import { Ridden } from './ridden.tsx';
import { lineCount, Riding } from './riding.tsx';
import { answered, begun, isOver, stoppedAt, type UrgeMinutes } from './urge-session.ts';
import { useUrgeSession } from './use-urge-session.ts';

/** The urge timer: five or fifteen minutes with somebody who asks. It goes on through a reload and a hidden tab. */
export default function Urge({ onClose }: GuideProps) {
  const { session, setSession, change } = useUrgeSession();
  const [moved, setMoved] = useState(false);
  const over = session !== null && isOver(session);
  useWakeLock(session !== null && !over);
  // Who has seen the end and leaves finds a new beginning when they come back.
  useEffect(() => () => (over ? keep(null) : undefined), [over]);

  const begin = (beginning: { minutes: UrgeMinutes; before: number | null }) => {
    const firstLine = Math.floor(Math.random() * lineCount);
    setSession(begun({ ...beginning, firstLine }, Date.now()));
    setMoved(true);
  };

  if (!session) return <BeginUrge moved={moved} onBegin={begin} />;
  if (over) {
    return (
      <Ridden
        session={session}
        onRate={(after) => change((before) => ({ ...before, after }))}
        onAgain={() => {
          setSession(null);
          setMoved(true);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Riding
      session={session}
      moved={moved}
      onAnswer={(answer) => change((before) => answered(before, answer))}
      onStop={() => change((before) => stoppedAt(before, Date.now()))}
    />
  );
}
