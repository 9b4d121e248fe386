import { comesFirst, type Danger } from '@haven/safety/contract';
import { assessHere, graverDanger, prepareToAssess } from '@haven/shared-ui/danger';
import { checkInStreak, checkIns } from '@haven/shared-ui/device-store';
import { partOfDay } from '@haven/shared-ui/now';
import type { GenerateAnswer, MessageStyle, MotivationalMessage } from '@haven/wellbeing/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Attempt, attemptAt } from './attempt.ts';
import { generateMessage } from './generate-api.ts';
import { useChangeMessages } from './messages-api.ts';
import { unsent } from './unsent.ts';

export type Asked = { userContext: string; style: MessageStyle | undefined };

/** Generating a message (spec section 4): what danger the words tell of, first, and the message as it grows. */
export function useGenerate() {
  const [danger, setDanger] = useState<Danger | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [said, setSaid] = useState<MotivationalMessage | null>(null);
  const last = useRef<Attempt | null>(null);
  const changeMessages = useChangeMessages();

  useEffect(() => {
    prepareToAssess();
  }, []);

  /** Help that stands does not go with the next message, however harmless that is: the person decides when it is over. */
  const note = (found: Danger | null) =>
    setDanger((before) => {
      if (!found || (before && comesFirst(before) && !comesFirst(found))) return before;
      const graver = before ? graverDanger(found, before) : found;
      // Another object is another call for attention.
      return graver === before ? { ...before } : graver;
    });

  async function generate(asked: Asked): Promise<GenerateAnswer> {
    const told = await assessHere([asked.userContext]);
    note(told);
    setSaid(null);
    setDraft('');
    last.current = attemptAt(asked, last.current, () => crypto.randomUUID());
    const now = Date.now();
    const answer = await generateMessage(
      { ...last.current, partOfDay: partOfDay(now), streak: checkInStreak(checkIns.read(), now) },
      { onText: (piece) => setDraft((before) => (before ?? '') + piece), onStartOver: () => setDraft('') },
    );
    const danger = graverDanger(told, answer.danger);
    if (danger !== told) note(danger);
    return { ...answer, danger };
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: generate,
    onSettled: () => setDraft(null),
    onSuccess: ({ message, isKept }) => {
      last.current = null;
      unsent.keep('');
      if (!isKept) {
        setSaid(message);
        return;
      }
      void changeMessages((messages) => [message, ...messages.filter(({ id }) => id !== message.id)]);
    },
  });
  return {
    danger,
    /** What was said to somebody in danger: it stands with the help that it points to, and not among the messages. */
    said,
    /** The message as far as it is written; null while none is being written. */
    draft,
    generate: mutate,
    isGenerating: isPending,
    /** The last try did not arrive. */
    failed: error !== null,
  };
}
