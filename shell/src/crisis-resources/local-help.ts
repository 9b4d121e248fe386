/** Local emergency information, and help on other sites. Words are in the texts, by `id`. */
import { Ambulance, Building2, HousePlus, type LucideIcon, TestTubeDiagonal } from 'lucide-react';

/** What one can do at once: call or text a number, or open a site. `id` is the key of its label. */
export type HelpAction = { id: string } & (
  | { number: `tel:${string}` | `sms:${string}`; danger?: true }
  | { site: `https://${string}` }
);

export type LocalHelp = { id: string; icon: LucideIcon; actions: readonly HelpAction[] };

/** 211, text-by-ZIP: spec section 9. Poison Control: the national number of America's poison centers. */
export const localHelp: readonly LocalHelp[] = [
  { id: 'overdose', icon: Ambulance, actions: [{ id: 'call', number: 'tel:911', danger: true }] },
  { id: 'poison', icon: TestTubeDiagonal, actions: [{ id: 'call', number: 'tel:+18002221222' }] },
  {
    id: 'emergencyRoom',
    icon: Building2,
    actions: [{ id: 'map', site: 'https://www.google.com/maps/search/?api=1&query=emergency+room+near+me' }],
  },
  {
    id: 'services',
    icon: HousePlus,
    actions: [
      { id: 'call', number: 'tel:211' },
      { id: 'sms', number: 'sms:898211' },
    ],
  },
];
