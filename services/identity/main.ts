import { runAlone } from '@haven/kit/run-alone';
import { createIdentity } from './app.ts';

await runAlone(createIdentity, 3011);
