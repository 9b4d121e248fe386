import type { Kind, Level } from '../contract.ts';

/** Findings that weigh more together than the gravest of them. Each name stands for its rules: `suicide` for all of that kind. */
export type Together = {
  readonly id: string;
  readonly kind: Kind;
  readonly level: Level;
  /** One of each must be found, about the writer. */
  readonly all: readonly (readonly string[])[];
};

const wish = [
  'suicide.death-wish',
  'suicide.not-wanting-to-live',
  'suicide.thoughts',
  'suicide.considering',
  'suicide.burden',
  'suicide.disappear',
  'suicide.wish-it-had-worked',
];

export const together: readonly Together[] = [
  {
    id: 'suicide.done-and-farewell',
    kind: 'suicide',
    level: 'high',
    all: [['sign.done'], ['sign.farewell']],
  },
  {
    id: 'overdose.mixed-and-fading',
    kind: 'overdose',
    level: 'high',
    all: [['overdose.near-mixing', 'overdose.dangerous-mixing', 'overdose.risky-use'], ['sign.fading']],
  },
  { id: 'suicide.wish-with-means', kind: 'suicide', level: 'high', all: [wish, ['sign.means']] },
  {
    id: 'suicide.wish-and-time',
    kind: 'suicide',
    level: 'high',
    all: [['suicide.considering', 'suicide.thoughts', 'suicide.disappear'], ['sign.soon']],
  },
  {
    id: 'suicide.wish-tonight',
    kind: 'suicide',
    level: 'high',
    all: [['suicide.death-wish', 'suicide.near-wish', 'suicide.not-wanting-to-live'], ['sign.tonight']],
  },
  { id: 'suicide.wish-and-farewell', kind: 'suicide', level: 'high', all: [wish, ['sign.farewell']] },
  {
    id: 'suicide.hopeless-with-means',
    kind: 'suicide',
    level: 'medium',
    all: [['distress.hopeless'], ['sign.means']],
  },
  {
    id: 'suicide.hopeless-farewell',
    kind: 'suicide',
    level: 'medium',
    all: [['distress.hopeless'], ['sign.farewell']],
  },
  {
    id: 'lapse.reckless',
    kind: 'lapse',
    level: 'medium',
    all: [['lapse'], ['sign.reckless', 'suicide.death-wish', 'suicide.not-wanting-to-live']],
  },
  {
    id: 'lapse.alone-with-more',
    kind: 'lapse',
    level: 'medium',
    all: [['lapse', 'overdose.using-alone'], ['sign.more-here']],
  },
  {
    id: 'overdose.mixing-alone',
    kind: 'overdose',
    level: 'medium',
    all: [['overdose.dangerous-mixing'], ['sign.alone']],
  },
];
