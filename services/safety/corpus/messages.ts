import { type Kind, kinds, type Level, levels } from '../contract.ts';

/** A message as people write, and what it should come to. */
export type Message = {
  readonly text: string;
  /** The label. */
  readonly level: Level;
  /** The label and the grades accepted in its stead. */
  readonly accepted: readonly Level[];
  /** `undefined` for harmless messages. */
  readonly kind: Kind | undefined;
  readonly about: 'self' | 'other';
};

/** Messages filed under what they should come to: `high suicide other`, `low/none distress`, `none`. */
export type Filed = Readonly<Record<string, readonly string[]>>;

const isLevel = (word: string): word is Level => levels.some((level) => level === word);
const isKind = (word: string): word is Kind => kinds.some((kind) => kind === word);

/** @throws Error when a heading names no grade or an unknown kind. */
export function messagesOf(filed: Filed): Message[] {
  return Object.entries(filed).flatMap(([heading, texts]) => {
    const [grades = '', ...rest] = heading.split(' ');
    const accepted = grades.split('/').filter(isLevel);
    const level = accepted[0];
    const about = rest.includes('other') ? 'other' : 'self';
    const kind = rest.find((word) => word !== 'other');
    if (level === undefined || (kind !== undefined && !isKind(kind)))
      throw new Error(`What is "${heading}"?`);
    return texts.map((text): Message => ({ text, level, accepted, kind, about }));
  });
}
