import { useEffect, useRef, useState } from 'react';
import type { Movement } from './breath-pattern.ts';
import { buzz, SoftNotes } from './cues.ts';

export type Cue = 'vibration' | 'sound';

/**
 * Buzzes and sounds at each new movement, where the person asked for it.
 *
 * @param turn differs with each movement, those of the same name included; null while the breathing rests
 */
export function useCues(turn: string | null, movement: Movement) {
  const [chosen, setChosen] = useState<readonly Cue[]>([]);
  const notes = useRef<SoftNotes | null>(null);

  useEffect(
    () => () => {
      notes.current?.close();
      notes.current = null;
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new movement gives a cue, not a new choice
  useEffect(() => {
    if (turn === null) return;
    if (chosen.includes('vibration')) buzz(movement);
    if (chosen.includes('sound')) notes.current?.play(movement);
  }, [turn]);

  const choose = (cue: Cue, on: boolean) => {
    if (cue === 'sound' && on) notes.current ??= new SoftNotes();
    setChosen(on ? [...chosen, cue] : chosen.filter((each) => each !== cue));
  };
  return { chosen, choose };
}
