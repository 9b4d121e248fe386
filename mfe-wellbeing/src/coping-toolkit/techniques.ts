/** The built-in techniques: two of each category (spec section 2). Their texts are `techniques.<id>` of `coping`. */
import type { CopingStrategy, StrategyCategory } from '@haven/wellbeing/contract';
import * as z from 'zod/mini';
import type { GuideId } from './guides/guide-ids.ts';

type Technique = {
  name: string;
  category: StrategyCategory;
  difficulty: CopingStrategy['difficulty'];
  /** The guided tool that leads through it. */
  guide?: GuideId;
};

export const techniques: readonly Technique[] = [
  { name: 'longBreathOut', category: 'breathing', difficulty: 'easy', guide: 'breathing' },
  { name: 'boxBreathing', category: 'breathing', difficulty: 'medium', guide: 'breathing' },
  { name: 'fiveSenses', category: 'grounding', difficulty: 'easy', guide: 'grounding' },
  { name: 'coldInHand', category: 'grounding', difficulty: 'easy' },
  { name: 'bodyScan', category: 'mindfulness', difficulty: 'medium', guide: 'bodyScan' },
  { name: 'rideTheUrge', category: 'mindfulness', difficulty: 'advanced', guide: 'urge' },
  { name: 'muscleRelease', category: 'physical', difficulty: 'medium' },
  { name: 'shortWalk', category: 'physical', difficulty: 'easy' },
  { name: 'putOnPaper', category: 'creative', difficulty: 'medium' },
  { name: 'drawTheFeeling', category: 'creative', difficulty: 'easy' },
  { name: 'oneMessage', category: 'social', difficulty: 'easy' },
  { name: 'askForOneThing', category: 'social', difficulty: 'advanced' },
];

/** A built-in technique in the language that is on. */
export type ShownTechnique = CopingStrategy & { writtenBy: 'haven'; guide?: GuideId };

const wordsSchema = z.object({
  title: z.string(),
  description: z.string(),
  time: z.string(),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
});

/** The id it is kept under; a strategy from the server never begins so. */
const idOf = (name: string) => `technique-${name}`;

/**
 * The techniques with their words.
 *
 * @param wordsOf gives the object of texts under a key of `coping`
 */
export function techniquesIn(wordsOf: (key: string) => unknown): ShownTechnique[] {
  return techniques.map(({ name, ...rest }) => {
    const { time, ...words } = z.parse(wordsSchema, wordsOf(`techniques.${name}`));
    return { id: idOf(name), ...rest, ...words, timeNeeded: time, writtenBy: 'haven' };
  });
}
