import { runAlone } from '@haven/kit/run-alone';
import { createLanguage } from './app.ts';

await runAlone(createLanguage, 3016);
