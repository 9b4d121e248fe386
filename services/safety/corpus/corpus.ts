import { type Kind, kinds, type Level, levels } from '../contract.ts';
import enHeldOut from './en.held-out.json' with { type: 'json' };
import enIndirectDanger from './en.indirect-danger.json' with { type: 'json' };
import enIndirectOther from './en.indirect-other.json' with { type: 'json' };
import enTuning from './en.tuning.json' with { type: 'json' };
import esHeldOut from './es.held-out.json' with { type: 'json' };
import esIndirectDanger from './es.indirect-danger.json' with { type: 'json' };
import esIndirectOther from './es.indirect-other.json' with { type: 'json' };
import esTuning from './es.tuning.json' with { type: 'json' };
import mixedHeldOut from './mixed.held-out.json' with { type: 'json' };
import mixedTuning from './mixed.tuning.json' with { type: 'json' };

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
type Filed = Readonly<Record<string, readonly string[]>>;

const isLevel = (word: string): word is Level => levels.some((level) => level === word);
const isKind = (word: string): word is Kind => kinds.some((kind) => kind === word);

/** @throws Error when a heading names no grade or an unknown kind. */
function messagesOf(filed: Filed): Message[] {
  return Object.entries(filed).flatMap(([heading, texts]) => {
    const [grades = '', kind, about] = heading.split(' ');
    const accepted = grades.split('/').filter(isLevel);
    const level = accepted[0];
    if (level === undefined || (kind !== undefined && !isKind(kind)))
      throw new Error(`What is "${heading}"?`);
    return texts.map((text): Message => {
      return { text, level, accepted, kind, about: about === 'other' ? 'other' : 'self' };
    });
  });
}

/** The messages the rules are tuned on, those set aside, and the indirect ones; by language. */
export const corpus = {
  tuning: { en: messagesOf(enTuning), es: messagesOf(esTuning), mixed: messagesOf(mixedTuning) },
  heldOut: { en: messagesOf(enHeldOut), es: messagesOf(esHeldOut), mixed: messagesOf(mixedHeldOut) },
  indirect: {
    en: [...messagesOf(enIndirectDanger), ...messagesOf(enIndirectOther)],
    es: [...messagesOf(esIndirectDanger), ...messagesOf(esIndirectOther)],
  },
};
