/** The five steps of 5-4-3-2-1 grounding: a sense, and how many things to find with it. */
export const senses = [
  { id: 'see', count: 5 },
  { id: 'touch', count: 4 },
  { id: 'hear', count: 3 },
  { id: 'smell', count: 2 },
  { id: 'taste', count: 1 },
] as const;

export type Sense = (typeof senses)[number];

/** One thing found: ticked off, or named. */
export type Finding = { ticked: boolean; words: string };

export const nothingFound: Finding = { ticked: false, words: '' };

/** A thing that was named needs no tick. */
export const isFound = ({ ticked, words }: Finding): boolean => ticked || words.trim() !== '';
