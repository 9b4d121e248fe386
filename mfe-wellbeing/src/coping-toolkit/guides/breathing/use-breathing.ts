import { useEffect, useState } from 'react';
import { elapsed, paused, type Stopwatch, started, zero } from '../stopwatch.ts';
import { useSeconds } from '../use-seconds.ts';
import {
  type BreathPattern,
  breathLength,
  breathsDone,
  type Phase,
  phaseAt,
  sessionLength,
} from './breath-pattern.ts';

export type Breathing = {
  stage: 'ready' | 'running' | 'paused' | 'over';
  phase: Phase;
  /** ms since the first breath began, without the pauses. */
  ran: number;
  /** Breaths that were breathed to the end, and those of the whole session. */
  breaths: number;
  breathsInAll: number;
  /** Differs with each movement; null unless it runs. */
  turn: string | null;
};

/** A session of paced breathing. Its time is measured, so a tab that was hidden shows the right moment again. */
export function useBreathing(pattern: BreathPattern, minutes: number) {
  const [watch, setWatch] = useState<Stopwatch>(zero);
  const [over, setOver] = useState(false);
  const length = sessionLength(pattern, minutes);
  const since = () => Math.min(length, elapsed(watch, performance.now()));
  const ran = since();
  const running = watch.since !== null && !over;
  useSeconds(running, since);

  const end = () => {
    setWatch(paused(watch, performance.now()));
    setOver(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time alone ends it
  useEffect(() => {
    if (running && ran >= length) end();
  }, [ran, length, running]);

  const phase = phaseAt(pattern, ran);
  const breaths = breathsDone(pattern, ran);
  const waiting = ran > 0 ? 'paused' : 'ready';
  const breathing: Breathing = {
    stage: over ? 'over' : running ? 'running' : waiting,
    phase,
    ran,
    breaths,
    breathsInAll: length / breathLength(pattern),
    turn: running ? `${breaths} ${phase.movement}` : null,
  };
  return {
    breathing,
    start: () => setWatch(started(watch, performance.now())),
    pause: () => setWatch(paused(watch, performance.now())),
    stop: end,
    reset: () => {
      setWatch(zero);
      setOver(false);
    },
  };
}
