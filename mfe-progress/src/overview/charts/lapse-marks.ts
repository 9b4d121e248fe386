/** Where on a line lapses are marked. `at` is in the unit of the places given; `count` is how many lapses it stands for. */
export type LapseMark = { at: number; count: number };

/**
 * Marks for lapses, with those that are too near to be told apart drawn together in the middle of theirs.
 *
 * @param places of the lapses, in order
 * @param least that two marks are apart
 */
export function lapseMarks(places: readonly number[], least: number): LapseMark[] {
  const marks: LapseMark[] = [];
  for (const place of places) {
    let mark = { at: place, count: 1 };
    // Drawn together they stand further back, maybe too near to the one before.
    for (let before = marks.at(-1); before && mark.at - before.at < least; before = marks.at(-1)) {
      const count = before.count + mark.count;
      mark = { at: (before.at * before.count + mark.at * mark.count) / count, count };
      marks.pop();
    }
    marks.push(mark);
  }
  return marks;
}

/** The least distance between two of the marks; Infinity with fewer than two. */
export const nearest = (marks: readonly LapseMark[]): number =>
  Math.min(...marks.slice(1).map(({ at }, place) => at - (marks[place]?.at ?? at)));
