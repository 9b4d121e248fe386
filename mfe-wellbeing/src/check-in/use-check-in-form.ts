import { type CheckIn, checkIns, utcDay } from '@haven/shared-ui/device-store';
import { useState } from 'react';
import {
  type Answers,
  checkInOf,
  missingAnswers,
  type RequiredAnswer,
  shownAnswers,
  type Unsaved,
  withChange,
} from './check-in-form.ts';
import { keepUnsaved, readUnsaved } from './unsaved-check-in.ts';

/** What saving came to. */
export type SaveOutcome = 'saved' | 'refused' | { missing: RequiredAnswer[] };

/** The state of the check-in form over the check-ins on the device. */
export function useCheckInForm(all: CheckIn[], now: number) {
  const [unsaved, setUnsaved] = useState(readUnsaved);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState(false);
  const answers = shownAnswers(all, unsaved, now);

  const settle = (next: Unsaved | null) => {
    setUnsaved(next);
    keepUnsaved(next);
  };

  function save(): SaveOutcome {
    const moment = Date.now();
    const checkIn = checkInOf(answers, moment);
    setTried(checkIn === null);
    setRefused(false);
    if (!checkIn) return { missing: missingAnswers(answers) };
    if (!checkIns.save(checkIn, moment)) {
      setRefused(true);
      return 'refused';
    }
    settle(null);
    return 'saved';
  }

  return {
    answers,
    /** Something differs from what is saved. */
    changed: unsaved !== null,
    /** The changes were begun on another UTC day than the one that is on now. */
    fromAnotherDay: unsaved !== null && unsaved.day !== utcDay(now),
    /** What to point out at the fields: nothing before the first try. */
    missing: tried ? missingAnswers(answers) : [],
    /** The device refused the last try to save. */
    refused,
    change: (change: Partial<Answers>) => settle(withChange(all, unsaved, change, now)),
    /** Back to what is saved for today. */
    discard: () => {
      settle(null);
      setTried(false);
      setRefused(false);
    },
    save,
  };
}
