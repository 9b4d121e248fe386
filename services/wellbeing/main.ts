import { runAlone } from '@haven/kit/run-alone';
import { createWellbeing } from './app.ts';

await runAlone(createWellbeing, 3012);
