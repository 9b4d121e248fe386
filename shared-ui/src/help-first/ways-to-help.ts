import type { Danger, Kind } from '@haven/safety/contract';
import { type CallAddress, crisisTextAddress } from '../crisis-lines/index.ts';
import type { Language } from '../language/index.ts';
import type english from './locales/en.json';

/** A way to a human or to one's own means; its words are `ways.<id>`. */
export type WayToHelp = { id: keyof typeof english.ways } & (
  | { call: CallAddress }
  | { callIn: (language: Language) => CallAddress }
  | { to: string }
);

const emergency: WayToHelp = { id: 'emergency', call: 'tel:911' };
const lifeline: WayToHelp = { id: 'lifeline', call: 'tel:988' };
const crisisText: WayToHelp = { id: 'crisisText', callIn: crisisTextAddress };
const poison: WayToHelp = { id: 'poison', call: 'tel:+18002221222' };
const violence: WayToHelp = { id: 'violence', call: 'tel:+18007997233' };
/** Childhelp: for children who are hurt, and for adults who know of it. */
const child: WayToHelp = { id: 'child', call: 'tel:+18004224453' };
const samhsa: WayToHelp = { id: 'samhsa', call: 'tel:+18006624357' };
const plan: WayToHelp = { id: 'plan', to: '/emergency-plan' };
const calm: WayToHelp = { id: 'calm', to: '/coping-toolkit?guide=grounding' };
const all: WayToHelp = { id: 'all', to: '/crisis-resources' };

/** What a danger is answered with: the words of that name, and the ways. */
export type Answer = {
  answer: Exclude<keyof typeof english, 'notSeen' | 'ways'>;
  ways: readonly WayToHelp[];
};

const answers: Record<Kind, Answer> = {
  suicide: { answer: 'suicide', ways: [lifeline, crisisText, plan, calm] },
  'self-harm': { answer: 'selfHarm', ways: [lifeline, crisisText, plan, calm] },
  overdose: { answer: 'overdose', ways: [emergency, poison, lifeline] },
  medical: { answer: 'medical', ways: [emergency, poison, samhsa] },
  'violence-at-home': { answer: 'violence', ways: [emergency, violence, all] },
  abuse: { answer: 'abuse', ways: [emergency, child, violence, all] },
  'harm-to-others': { answer: 'others', ways: [emergency, lifeline, calm] },
  lapse: { answer: 'distress', ways: [lifeline, samhsa, plan] },
  craving: { answer: 'distress', ways: [lifeline, samhsa, plan] },
  distress: { answer: 'distress', ways: [lifeline, crisisText, plan] },
};

const own: readonly WayToHelp[] = [plan, calm, all];

/** A plan of one's own helps oneself; for somebody else there is the page with every number. */
const forSomebodyElse = (ways: readonly WayToHelp[]) => [...ways.filter((way) => !own.includes(way)), all];

/**
 * Which help fits a danger (design, 'Safety comes first'): 988, the person's own plan and grounding for suicide, poison
 * control and 911 for an overdose, the domestic violence line for violence; what a supporter can do when it is about
 * somebody else.
 */
export function answerTo({ kinds, about }: Pick<Danger, 'kinds' | 'about'>): Answer {
  const { answer, ways } = answers[kinds[0] ?? 'distress'];
  return { answer, ways: about === 'other' ? forSomebodyElse(ways) : ways };
}
