/** The test object of the progress specs: everybody lives in UTC, where a spec does not say otherwise. */
import { test as base } from '../haven-test.ts';

export const test = base.extend({ timezoneId: 'UTC' });
export { expect } from '../haven-test.ts';
