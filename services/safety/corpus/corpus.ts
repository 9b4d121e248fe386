import enAside from './en.aside.json' with { type: 'json' };
import enEval from './en.eval.json' with { type: 'json' };
import enHeldOut from './en.held-out.json' with { type: 'json' };
import enIndirectDanger from './en.indirect-danger.json' with { type: 'json' };
import enIndirectOther from './en.indirect-other.json' with { type: 'json' };
import enTuning from './en.tuning.json' with { type: 'json' };
import esAside from './es.aside.json' with { type: 'json' };
import esEval from './es.eval.json' with { type: 'json' };
import esHeldOut from './es.held-out.json' with { type: 'json' };
import esIndirectDanger from './es.indirect-danger.json' with { type: 'json' };
import esIndirectOther from './es.indirect-other.json' with { type: 'json' };
import esTuning from './es.tuning.json' with { type: 'json' };
import { messagesOf } from './messages.ts';
import mixedHeldOut from './mixed.held-out.json' with { type: 'json' };
import mixedTuning from './mixed.tuning.json' with { type: 'json' };

/**
 * By language: the messages the rules are tuned on, those once set aside from these, the indirect ones, and `eval`, which
 * others wrote and nothing learns from.
 */
export const corpus = {
  tuning: { en: messagesOf(enTuning), es: messagesOf(esTuning), mixed: messagesOf(mixedTuning) },
  heldOut: { en: messagesOf(enHeldOut), es: messagesOf(esHeldOut), mixed: messagesOf(mixedHeldOut) },
  eval: { en: messagesOf(enEval), es: messagesOf(esEval) },
  /** By the same authors as `eval`, and looked at by nobody who works on rules, examples or thresholds: its figures alone. */
  aside: { en: messagesOf(enAside), es: messagesOf(esAside) },
  indirect: {
    en: [...messagesOf(enIndirectDanger), ...messagesOf(enIndirectOther)],
    es: [...messagesOf(esIndirectDanger), ...messagesOf(esIndirectOther)],
  },
};
