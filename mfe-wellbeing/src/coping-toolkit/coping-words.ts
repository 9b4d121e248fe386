/** What a person tells of the moment, before strategies are made for it. */
import { textLimit } from '@haven/wellbeing/contract';

export type CopingWords = { situation: string; feelings: string };

export const noWords: CopingWords = { situation: '', feelings: '' };

/** Both are needed, and blanks are nothing (spec section 5). */
export const mayBeSent = ({ situation, feelings }: CopingWords) =>
  situation.trim() !== '' && feelings.trim() !== '';

export const isBlank = ({ situation, feelings }: CopingWords) =>
  situation.trim() === '' && feelings.trim() === '';

/** Both as one text, as the service reads them: danger may only show where they stand together. */
export const wordsTogether = ({ situation, feelings }: CopingWords) =>
  `${situation.trim()}\n${feelings.trim()}`;

/** From so many characters before the end on, the rest is counted. */
const nearEnd = 200;

/** How many characters are left, where it is time to say so; null before. */
export function charactersLeft(text: string): number | null {
  const left = Math.max(0, textLimit - text.length);
  return left <= nearEnd ? left : null;
}

/** The count in steps of fifty: who listens should not hear a number with each key. */
export const inSteps = (left: number) => Math.ceil(left / 50) * 50;
