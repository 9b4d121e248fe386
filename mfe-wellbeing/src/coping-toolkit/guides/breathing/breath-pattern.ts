/** The rhythms of paced breathing, and where one is in them after a time. */

export const movements = ['in', 'hold', 'out', 'rest'] as const;
/** `hold` follows the breath in, `rest` the breath out. */
export type Movement = (typeof movements)[number];

/** Whole seconds of each movement; one of 0 seconds is left out. */
export type BreathPattern = Readonly<Record<Movement, number>>;

export const patternIds = ['longerOut', 'box', 'fourSevenEight'] as const;
export type PatternId = (typeof patternIds)[number];

export const patterns: Record<PatternId, BreathPattern> = {
  longerOut: { in: 4, hold: 0, out: 6, rest: 0 },
  box: { in: 4, hold: 4, out: 4, rest: 4 },
  fourSevenEight: { in: 4, hold: 7, out: 8, rest: 0 },
};

const second = 1000;

/** One whole breath: ms. */
export const breathLength = (pattern: BreathPattern): number =>
  movements.reduce((sum, movement) => sum + pattern[movement], 0) * second;

/** Breaths that were breathed to the end. @param elapsed ms since the first one began */
export const breathsDone = (pattern: BreathPattern, elapsed: number): number =>
  Math.floor(elapsed / breathLength(pattern));

/** As near to the minutes as whole breaths come, so that nobody is stopped in the middle of one: ms. */
export function sessionLength(pattern: BreathPattern, minutes: number): number {
  const breath = breathLength(pattern);
  return Math.max(1, Math.round((minutes * 60 * second) / breath)) * breath;
}

export type Phase = {
  movement: Movement;
  /** How long the movement takes: whole seconds. */
  seconds: number;
  /** What is left of it: whole seconds, counted as people count, so from `seconds` down to 1. */
  left: number;
};

/** Where one is in the rhythm. @param elapsed ms since the first breath began, 0 or more */
export function phaseAt(pattern: BreathPattern, elapsed: number): Phase {
  let into = elapsed % breathLength(pattern);
  for (const movement of movements) {
    const length = pattern[movement] * second;
    if (into < length) {
      return { movement, seconds: pattern[movement], left: Math.ceil((length - into) / second) };
    }
    into -= length;
  }
  // Rounding of a very long time: the breath is just beginning.
  return { movement: 'in', seconds: pattern.in, left: pattern.in };
}

/** How large the circle is after each movement: 1 is a full breath. */
const fullness: Record<Movement, number> = { in: 1, hold: 1, out: 0, rest: 0 };

/**
 * One breath as the steps of an animation.
 *
 * @returns `offset` from 0 to 1 in the breath, `full` from 0 to 1 how much air there is
 */
export function breathSteps(pattern: BreathPattern): { offset: number; full: number }[] {
  const steps = [{ offset: 0, full: 0 }];
  let passed = 0;
  for (const movement of movements) {
    if (pattern[movement] === 0) continue;
    passed += pattern[movement] * second;
    steps.push({ offset: passed / breathLength(pattern), full: fullness[movement] });
  }
  return steps;
}
