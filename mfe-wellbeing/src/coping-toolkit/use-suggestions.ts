import { comesFirst, type Danger } from '@haven/safety/contract';
import { assessHere, graverDanger } from '@haven/shared-ui/danger';
import type { CopingAnswer } from '@haven/wellbeing/contract';
import { useEffect, useRef, useState } from 'react';
import { type CopingWords, mayBeSent, wordsTogether } from './coping-words.ts';
import { keepAnswer, readAnswer } from './kept-answer.ts';
import { keepWords, readWords } from './kept-words.ts';
import { useAskForStrategies } from './suggestions-api.ts';

/** What came of asking. In danger, nothing may be laid over the help that stands then. */
type Outcome = 'made' | 'failed' | 'failedInDanger';

/** Of one press of the button: what is known of the danger in its words. */
type Noted = {
  round: number;
  danger: Danger;
  /** True where it is known from before the page was loaded. */
  wasKnown: boolean;
};

/**
 * The words, the strategies made for them, and the danger in them. It lives above the tabs, so that nothing of it goes
 * when somebody looks at another one, and what is seen of it is there again after a reload.
 */
export function useSuggestions() {
  const [words, setWords] = useState(readWords);
  const [kept] = useState(() => readAnswer(Date.now()));
  const [answer, setAnswer] = useState<CopingAnswer | null>(kept?.answer ?? null);
  const [noted, setNoted] = useState<Noted | null>(
    kept?.danger ? { round: 0, danger: kept.danger, wasKnown: true } : null,
  );
  const request = useAskForStrategies();
  const rounds = useRef(0);
  const askedAt = useRef(kept?.at ?? 0);

  const standing = noted?.danger ?? null;
  useEffect(() => {
    if (answer || standing) keepAnswer({ answer, danger: standing, at: askedAt.current });
  }, [answer, standing]);

  const note = (round: number, danger: Danger) =>
    setNoted((before) => {
      if (before && before.round > round) return before;
      const ofThisRound = before?.round === round ? before.danger : null;
      const graver = graverDanger(ofThisRound, danger);
      // Help that stands does not go with the next question, however harmless that is.
      if (before && comesFirst(before.danger) && !comesFirst(graver)) return { ...before, round };
      return { round, danger: graver, wasKnown: false };
    });

  /** Only when `ready`. */
  async function generate(): Promise<Outcome> {
    askedAt.current = Date.now();
    rounds.current += 1;
    const round = rounds.current;
    // Not waited for: whichever judges first, here or the server, brings help first.
    const judged = assessHere([wordsTogether(words)]).then((danger) => {
      if (danger) note(round, danger);
      return danger;
    });
    try {
      const next = await request.mutateAsync(words);
      note(round, next.danger);
      setAnswer(next);
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
      keepWords(next);
    },
    /** The latest answer, also while another one is asked for. */
    answer,
    /** Of the words sent last; null before. */
    danger: standing,
    dangerWasKnown: noted?.wasKnown ?? false,
    pending: request.isPending,
    /** Both questions are answered, and nothing is under way. */
    ready: mayBeSent(words) && !request.isPending,
    error: request.error,
    generate,
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
