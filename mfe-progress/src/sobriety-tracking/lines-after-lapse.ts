import type { SobrietyType } from '@haven/progress/contract';

/** `text` is the key of the words before its phone. */
type Line = { text: string; phone: string; href: `tel:${string}` };

const samhsa: Line = { text: 'lapse.lines.samhsa', phone: '1-800-662-4357', href: 'tel:+18006624357' };
const lifeline: Line = { text: 'lapse.lines.lifeline', phone: '988', href: 'tel:988' };
/** National Problem Gambling Helpline, by the National Council on Problem Gambling: 1-800-MY-RESET. */
const gambling: Line = { text: 'lapse.lines.gambling', phone: '1-800-697-3738', href: 'tel:+18006973738' };
/** Leads to the quitline of the caller's state, also in Spanish: 1-800-QUIT-NOW. */
const quitline: Line = { text: 'lapse.lines.smoking', phone: '1-800-784-8669', href: 'tel:+18007848669' };

const lines: Record<SobrietyType, readonly Line[]> = {
  alcohol: [samhsa, lifeline],
  drugs: [samhsa, lifeline],
  gambling: [gambling],
  smoking: [quitline],
  // Its name may hide anything.
  other: [samhsa, lifeline],
};

/** Who is there by phone after a lapse, the one that fits the kind first. All others are on the page of help lines. */
export const linesAfterLapse = (type: SobrietyType): readonly Line[] => lines[type];
