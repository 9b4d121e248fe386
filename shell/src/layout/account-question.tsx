import { errorText } from '@haven/shared-ui/api-client';
import { useTexts } from '@haven/shared-ui/language';
import { showToast } from '@haven/shared-ui/toast';
import { useAtom } from 'jotai';
import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { askedQuestionAtom, type QuestionProps } from './asked-question.ts';

const questions = {
  'sign-in': () => import('./save-progress-question.tsx'),
  'log-out': () => import('./log-out-question.tsx'),
};

/**
 * Holds the dialog of the account menu, which outlives the menu; its code is loaded when it is needed.
 *
 * @param opener what holds the account button: the focus goes back to it, since the menu's line is gone by then
 */
export function AccountQuestion({ opener }: { opener: RefObject<HTMLElement | null> }) {
  const common = useTexts('common');
  const [question, ask] = useAtom(askedQuestionAtom);
  const [loaded, setLoaded] = useState<{ question: string; Body: ComponentType<QuestionProps> } | null>(null);
  const close = useCallback(() => ask(null), [ask]);
  useEffect(() => {
    if (!question) return;
    questions[question]().then(
      ({ default: Body }) => setLoaded({ question, Body }),
      (error: unknown) => {
        close();
        showToast({ title: errorText(common, error), tone: 'destructive' });
      },
    );
  }, [question, close, common]);
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current && !question) opener.current?.querySelector('button')?.focus();
    asked.current = question;
  }, [question, opener]);
  return question && loaded?.question === question ? <loaded.Body onClose={close} /> : null;
}
