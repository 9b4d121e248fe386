/** `npm run train -w services/safety`: learns `likeness/model.ts` from the examples. The same examples give the same model. */
import { writeFileSync } from 'node:fs';
import { digest, examples } from './examples.ts';
import { lay } from './lay.ts';
import { learn } from './learn.ts';
import { pack } from './pack.ts';

const packed = pack(learn(examples().map(lay)), digest());
const written = `import type { PackedModel } from './model-shape.ts';

/** Written by \`npm run train -w services/safety\`; never by hand. */
export const model: PackedModel = ${JSON.stringify(packed)};
`;
writeFileSync(new URL('../likeness/model.ts', import.meta.url), written);
