/** The ten of spec section 9. Stored by these names in every language; their translations are shown. */
export const copingStrategies = [
  'Deep breathing',
  'Meditation',
  'Exercise',
  'Journaling',
  'Talking to someone',
  'Listening to music',
  'Going for a walk',
  'Reading',
  'Creative activities',
  'Spending time in nature',
] as const;

const known = new Set<string>(copingStrategies);

/**
 * What is stored after a choice among the ten: the chosen ones, and whatever the check-in had that is none of the ten
 * and so could not be unchosen (another release may know more of them).
 */
export const withStrategies = (chosen: readonly string[], before: readonly string[]): string[] => [
  ...chosen,
  ...before.filter((each) => !known.has(each)),
];
