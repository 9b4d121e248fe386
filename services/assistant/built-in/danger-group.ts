import { comesFirst, type Danger } from '@haven/safety/contract';

/**
 * What a danger is to the reader, which decides what may be said to them. Words for somebody who wants to die would
 * send a wife away from a husband who does not wake up.
 */
export const dangerGroups = [
  /** Their life: suicide, self-harm. */
  'own-life',
  /** Their body, now: an overdose, a medical emergency. */
  'own-body',
  /** What others do to them: violence, abuse. */
  'own-safety',
  /** What they might do to others. */
  'own-hands',
  /** Somebody else's body, now. */
  'another-body',
  /** Somebody else in any other danger. */
  'another',
] as const;
export type DangerGroup = (typeof dangerGroups)[number];

/** Which words fit a danger; null where none comes first. */
export function dangerGroupOf(danger: Danger): DangerGroup | null {
  if (!comesFirst(danger)) return null;
  const [gravest] = danger.kinds;
  const isBody = gravest === 'overdose' || gravest === 'medical';
  if (danger.about === 'other') return isBody ? 'another-body' : 'another';
  if (isBody) return 'own-body';
  if (gravest === 'violence-at-home' || gravest === 'abuse') return 'own-safety';
  return gravest === 'harm-to-others' ? 'own-hands' : 'own-life';
}
