export { nextUtcMidnight, useNow } from './use-now.ts';
