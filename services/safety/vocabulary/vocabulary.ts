import { acts } from './acts.ts';
import { concepts } from './concepts.ts';
import { means } from './means.ts';
import { people } from './people.ts';
import { time } from './time.ts';
import { turns } from './turns.ts';
import { wanting } from './wanting.ts';

/** All lists by name: `{name}` in a phrase stands for any phrase of the list. */
export const vocabulary = { ...people, ...wanting, ...acts, ...means, ...time, ...turns, ...concepts };
