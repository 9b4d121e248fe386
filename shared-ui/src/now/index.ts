export { localDay } from './local-day.ts';
export { type PartOfDay, partOfDay } from './part-of-day.ts';
export { nextUtcMidnight, useNow } from './use-now.ts';
