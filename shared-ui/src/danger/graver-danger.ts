import { type Danger, levels } from '@haven/safety/contract';

const gradeOf = (danger: Danger) => levels.indexOf(danger.level);

/**
 * Of two judgements of one text the graver; the first when both are as grave, so that help that stands already is not
 * exchanged under somebody's eyes.
 */
export function graverDanger(first: Danger | null, second: Danger): Danger {
  return first && gradeOf(first) >= gradeOf(second) ? first : second;
}
