import { runAlone } from '@haven/kit/run-alone';
import { createProgress } from './app.ts';

await runAlone(createProgress, 3015);
