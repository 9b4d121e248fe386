/** The hotlines of spec section 9. Numbers live in code, their names and descriptions in `common` texts. */

export type CrisisLine = {
  /** Also the key of its texts: `crisisLines.<id>.name`, `.description`, `.available`. */
  id: string;
  /** As people read it. */
  phone: string;
  type: 'phone' | 'text' | 'emergency' | 'online';
  href: `tel:${string}` | `sms:${string}`;
};

/** In the order that Home and the crisis page show them; Home shows the first four. */
export const crisisLines: readonly CrisisLine[] = [
  { id: 'suicidePrevention', phone: '988', type: 'phone', href: 'tel:988' },
  { id: 'samhsa', phone: '1-800-662-4357', type: 'phone', href: 'tel:+18006624357' },
  { id: 'crisisText', phone: '741741', type: 'text', href: 'sms:741741?&body=HOME' },
  { id: 'emergency', phone: '911', type: 'emergency', href: 'tel:911' },
  { id: 'domesticViolence', phone: '1-800-799-7233', type: 'phone', href: 'tel:+18007997233' },
  { id: 'veterans', phone: '1-800-273-8255', type: 'phone', href: 'tel:+18002738255' },
  { id: 'lgbtqYouth', phone: '1-866-488-7386', type: 'phone', href: 'tel:+18664887386' },
  { id: 'teen', phone: '1-800-852-8336', type: 'phone', href: 'tel:+18008528336' },
];
