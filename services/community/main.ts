import { runAlone } from '@haven/kit/run-alone';
import { createCommunity } from './app.ts';

await runAlone(createCommunity, 3013);
