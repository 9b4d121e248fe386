/** `npm run train -w services/safety`: learns `likeness/model.ts` from the examples. The same examples give the same model. */
import { writeFileSync } from 'node:fs';
import { rowOf } from '../likeness/table.ts';
import { traitsOf } from '../likeness/traits.ts';
import { read } from '../reading/read.ts';
import { book, find } from '../weighing/find.ts';
import { weigh } from '../weighing/weigh.ts';
import { digest, type Example, examples } from './examples.ts';
import { type Laid, learn } from './learn.ts';
import { pack } from './pack.ts';

const lay = (example: Example): Laid => {
  const reading = read(example.text, book);
  const traits = traitsOf(reading, weigh(find(reading), reading));
  return { example, row: rowOf(traits, example.tunedOn ? 'rule' : undefined) };
};

const packed = pack(learn(examples().map(lay)), digest(), { low: 0.4, medium: 0.9, high: -0.4 });
const written = `import type { PackedModel } from './model-shape.ts';

/** Written by \`npm run train -w services/safety\`; never by hand. */
export const model: PackedModel = ${JSON.stringify(packed)};
`;
writeFileSync(new URL('../likeness/model.ts', import.meta.url), written);
