import { inOrderOfChoice, type Reader, type Recent } from './choose.ts';
import type { WrittenStrategy } from './content.ts';

/** How many strategies one answer holds: few enough to choose from in a bad hour. */
export const strategiesAtOnce = 4;

const quick = 5;

/**
 * What somebody whose own life is in danger may be offered beside the numbers: a sentence to send, the ground, a breath.
 * In any other danger there is nothing to practise: there is a call to make.
 */
const inDangerOfLife = [
  'social-ready-sentence',
  'grounding-feet',
  'grounding-five-senses',
  'breathing-longer-out',
];

const fitsDanger = ({ id }: WrittenStrategy, { inDanger }: Reader) =>
  inDanger === 'own-life' && inDangerOfLife.includes(id);

/** Whether a strategy is for this reader: one that names feelings or situations wants one of theirs. */
function suits(strategy: WrittenStrategy, reader: Reader): boolean {
  if (reader.inDanger) return fitsDanger(strategy, reader);
  const { feelings, situations } = strategy;
  if (!feelings && !situations) return true;
  return (
    (feelings?.some((each) => reader.feelings.includes(each)) ?? false) ||
    (situations?.some((each) => reader.situations.includes(each)) ?? false)
  );
}

const apart = (one: WrittenStrategy, other: WrittenStrategy) =>
  (one.apartFrom?.includes(other.id) ?? false) || (other.apartFrom?.includes(one.id) ?? false);

/** Whether a strategy may stand beside those chosen: one advanced at most, and one category twice at most. */
function goesWith(strategy: WrittenStrategy, chosen: readonly WrittenStrategy[]): boolean {
  const all = [...chosen, strategy];
  const categories = new Set(all.map(({ category }) => category));
  return (
    !chosen.some((each) => each === strategy || apart(each, strategy)) &&
    all.filter(({ difficulty }) => difficulty === 'advanced').length <= 1 &&
    all.length - categories.size <= 1
  );
}

/**
 * Chooses strategies for a reader: close to what they said, of at least three categories, the first one easy and short,
 * at most one advanced, and those that they were not given lately.
 *
 * @returns `strategiesAtOnce` of them
 */
export function chooseStrategies(
  all: readonly WrittenStrategy[],
  reader: Reader,
  recent: Recent,
  random: () => number,
): WrittenStrategy[] {
  const suiting = all.filter((each) => suits(each, reader));
  const others = all.filter((each) => !suiting.includes(each) && !reader.inDanger);
  const order = [
    ...inOrderOfChoice(suiting, reader, recent, random),
    ...inOrderOfChoice(others, reader, recent, random),
  ];
  const first = order.find(({ difficulty, minutes }) => difficulty === 'easy' && minutes <= quick);
  const chosen: WrittenStrategy[] = first ? [first] : [];
  for (const strategy of order) {
    if (chosen.length === strategiesAtOnce) break;
    if (goesWith(strategy, chosen)) chosen.push(strategy);
  }
  return chosen;
}
