/** What a model's text must be before a person sees it. */
import { assess } from '@haven/safety';
import { comesFirst } from '@haven/safety/contract';
import type { Language } from '../language.ts';
import { unwelcomeIn } from '../unwelcome-words.ts';
import { isInLanguage } from './is-in-language.ts';
import { hasUnknownNumber, hasUnknownSite } from './unknown-contacts.ts';

/** Thrown for a text that is not shown; its message names the rules, never the text. */
export class Unacceptable extends Error {
  override name = 'Unacceptable';
}

/** 'Sure! Here is a message for you:' speaks of the task, not to the person. */
const preamble =
  /^(?:(?:sure|certainly|of course|claro|por supuesto)[,.](?:\s|$)|(?:here(?:'s| is)|aqu[ií] (?:tienes|est[aá]|va))\b[^.?]{0,60}:)/i;

/**
 * By the rules of `services/safety` alone: its model of likeness learnt from what people in need write, and takes 'put both
 * feet on the floor' for it.
 */
function tellsOfDanger(text: string): boolean {
  const danger = assess(text);
  return comesFirst(danger) && danger.reasons.some((reason) => !reason.startsWith('likeness.'));
}

/** @returns what is wrong with plain words, as words for the log; none when they may be shown */
export function faultsIn(text: string, language: Language): string[] {
  const faults = unwelcomeIn(text);
  if (/[<>{}[\]\\|]/.test(text)) faults.push('markup');
  if (preamble.test(text)) faults.push('preamble');
  if (hasUnknownSite(text)) faults.push('unknown site');
  if (hasUnknownNumber(text)) faults.push('unknown number');
  if (!isInLanguage(text, language)) faults.push('another language');
  if (tellsOfDanger(text)) faults.push('danger');
  return faults;
}

/** @throws Unacceptable with the names of the rules that the text breaks */
export function refuseFaults(text: string, language: Language): void {
  const faults = faultsIn(text, language);
  if (faults.length > 0) throw new Unacceptable(faults.join(', '));
}
