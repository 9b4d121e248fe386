/** Texts that people write. They are taken as they are: every screen shows them as text, never as HTML. */
import * as z from 'zod/mini';

/** Controls, blanks, marks without a letter, and the letters that are drawn as nothing. */
const seen = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** True where there is something to see: a blank of no width is as little as an empty text. */
export const hasWords = (text: string): boolean => seen.test(text);

/** What a person wrote, without the blanks around it. */
export const longText = (most: number) =>
  z
    .string('This is not a text.')
    .check(z.trim(), z.maxLength(most, `This is longer than ${most} characters.`));

export const neededText = (most: number) =>
  longText(most).check(z.refine(hasWords, 'This may not be empty.'));
