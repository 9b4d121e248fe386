import enHeldOut from './en.held-out.json' with { type: 'json' };
import enIndirectDanger from './en.indirect-danger.json' with { type: 'json' };
import enIndirectOther from './en.indirect-other.json' with { type: 'json' };
import enTuning from './en.tuning.json' with { type: 'json' };
import esHeldOut from './es.held-out.json' with { type: 'json' };
import esIndirectDanger from './es.indirect-danger.json' with { type: 'json' };
import esIndirectOther from './es.indirect-other.json' with { type: 'json' };
import esTuning from './es.tuning.json' with { type: 'json' };
import { messagesOf } from './messages.ts';
import mixedHeldOut from './mixed.held-out.json' with { type: 'json' };
import mixedTuning from './mixed.tuning.json' with { type: 'json' };

/** The messages the rules are tuned on, those set aside, and the indirect ones; by language. */
export const corpus = {
  tuning: { en: messagesOf(enTuning), es: messagesOf(esTuning), mixed: messagesOf(mixedTuning) },
  heldOut: { en: messagesOf(enHeldOut), es: messagesOf(esHeldOut), mixed: messagesOf(mixedHeldOut) },
  indirect: {
    en: [...messagesOf(enIndirectDanger), ...messagesOf(enIndirectOther)],
    es: [...messagesOf(esIndirectDanger), ...messagesOf(esIndirectOther)],
  },
};
