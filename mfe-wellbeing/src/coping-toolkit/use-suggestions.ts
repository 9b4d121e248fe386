import { comesFirst, type Danger } from '@haven/safety/contract';
import type { CopingAnswer } from '@haven/wellbeing/contract';
import { useRef, useState } from 'react';
import { assessHere } from '../danger/assess-here.ts';
import { graverDanger } from '../danger/graver-danger.ts';
import { type CopingWords, mayBeSent, noWords, wordsTogether } from './coping-words.ts';
import { useAskForStrategies } from './suggestions-api.ts';
import { keepUnsent, readUnsent } from './unsent-words.ts';

/** What came of asking. In danger, nothing may be laid over the help that stands then. */
type Outcome = 'made' | 'failed' | 'failedInDanger';

/** Of one press of the button: what is known of the danger in its words. */
type Noted = { round: number; danger: Danger };

/**
 * The words, the strategies made for them, and the danger in them. It lives above the tabs, so that nothing of it goes
 * when somebody looks at another one.
 */
export function useSuggestions() {
  const [words, setWords] = useState(readUnsent);
  const [answer, setAnswer] = useState<CopingAnswer | null>(null);
  const [noted, setNoted] = useState<Noted | null>(null);
  const request = useAskForStrategies();
  const rounds = useRef(0);

  const note = (round: number, danger: Danger) =>
    setNoted((before) => {
      if (before && before.round > round) return before;
      const ofThisRound = before?.round === round ? before.danger : null;
      return { round, danger: graverDanger(ofThisRound, danger) };
    });

  /** Only when `ready`. */
  async function generate(): Promise<Outcome> {
    rounds.current += 1;
    const round = rounds.current;
    // Not waited for: whichever judges first, here or the server, brings help first.
    const judged = assessHere(wordsTogether(words)).then((danger) => {
      if (danger) note(round, danger);
      return danger;
    });
    try {
      const next = await request.mutateAsync(words);
      note(round, next.danger);
      setAnswer(next);
      keepUnsent(noWords);
      return 'made';
    } catch {
      const danger = await judged; // `error` holds what went wrong, and the form says so.
      return danger && comesFirst(danger) ? 'failedInDanger' : 'failed';
    }
  }

  return {
    words,
    write: (change: Partial<CopingWords>) => {
      const next = { ...words, ...change };
      setWords(next);
      keepUnsent(next);
    },
    /** The latest answer, also while another one is asked for. */
    answer,
    /** Of the words sent last; null before. */
    danger: noted?.danger ?? null,
    pending: request.isPending,
    /** Both questions are answered, and nothing is under way. */
    ready: mayBeSent(words) && !request.isPending,
    error: request.error,
    generate,
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
