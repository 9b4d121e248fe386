import { errorText } from '@haven/shared-ui/api-client';
import { useTexts } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { atom, useAtom } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';

/** What the account menu has to ask before it acts; null most of the time. */
export const accountQuestionAtom = atom<'sign-in' | 'log-out' | null>(null);

export type QuestionProps = { onClose: () => void };

const questions = {
  'sign-in': () => import('./save-progress-question.tsx'),
  'log-out': () => import('./log-out-question.tsx'),
};

/** Holds the dialog of the account menu, which outlives the menu; its code is loaded when it is needed. */
export function AccountQuestion() {
  const common = useTexts('common');
  const [question, ask] = useAtom(accountQuestionAtom);
  const [loaded, setLoaded] = useState<{ question: string; Body: ComponentType<QuestionProps> } | null>(null);
  useEffect(() => {
    if (!question) return;
    questions[question]().then(
      ({ default: Body }) => setLoaded({ question, Body }),
      (error: unknown) => {
        ask(null);
        showToast({ title: errorText(common, error), tone: 'destructive' });
      },
    );
  }, [question, ask, common]);
  return question && loaded?.question === question ? <loaded.Body onClose={() => ask(null)} /> : null;
}
