import { traitsOf } from '../likeness/traits.ts';
import { read } from '../reading/read.ts';
import { book, find } from '../weighing/find.ts';
import { weigh } from '../weighing/weigh.ts';
import type { Example } from './examples.ts';
import type { Laid } from './learn.ts';

/** Reads an example. What rules say of a message that they were tuned on is worth nothing, and left out. */
export function lay(example: Example): Laid {
  const reading = read(example.text, book);
  const traits = traitsOf(reading, weigh(find(reading), reading));
  if (!example.tunedOn) return { example, traits };
  return { example, traits: new Map([...traits].filter(([sort]) => sort !== 'rule')) };
}
