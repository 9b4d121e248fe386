import { atom } from 'jotai';

/** What the account menu has to ask before it acts; null most of the time. */
export const askedQuestionAtom = atom<'sign-in' | 'log-out' | null>(null);

/** What a dialog gets that asks one of them. */
export type QuestionProps = { onClose: () => void };
