/** The hotlines of spec section 9. Numbers live in code, their names and descriptions in `common` texts. */

import type { Language } from '../language/index.ts';

export type CrisisLine = {
  /** Also the key of its texts: `crisisLines.<id>.name`, `.description`, `.available`. */
  id: string;
  /** As people read it. */
  phone: string;
  type: 'phone' | 'text' | 'emergency' | 'online';
  href: CallAddress;
};

export type CallAddress = `tel:${string}` | `sms:${string}`;

/** The Crisis Text Line answers in the language of its word. */
export const crisisTextWord: Readonly<Record<Language, string>> = { en: 'HOME', es: 'AYUDA' };

export const crisisTextAddress = (language: Language): CallAddress =>
  `sms:741741?&body=${crisisTextWord[language]}`;

/** Where a line is called or texted, by somebody who reads this language. */
export const addressOf = (line: CrisisLine, language: Language): CallAddress =>
  line.id === 'crisisText' ? crisisTextAddress(language) : line.href;

/** In the order that Home and the crisis page show them; Home shows the first four. */
export const crisisLines: readonly CrisisLine[] = [
  { id: 'suicidePrevention', phone: '988', type: 'phone', href: 'tel:988' },
  { id: 'samhsa', phone: '1-800-662-4357', type: 'phone', href: 'tel:+18006624357' },
  { id: 'crisisText', phone: '741741', type: 'text', href: crisisTextAddress('en') },
  { id: 'emergency', phone: '911', type: 'emergency', href: 'tel:911' },
  { id: 'domesticViolence', phone: '1-800-799-7233', type: 'phone', href: 'tel:+18007997233' },
  { id: 'veterans', phone: '1-800-273-8255', type: 'phone', href: 'tel:+18002738255' },
  { id: 'lgbtqYouth', phone: '1-866-488-7386', type: 'phone', href: 'tel:+18664887386' },
  { id: 'teen', phone: '1-800-852-8336', type: 'phone', href: 'tel:+18008528336' },
];
