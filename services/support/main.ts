import { runAlone } from '@haven/kit/run-alone';
import { createSupport } from './app.ts';

await runAlone(createSupport, 3014);
