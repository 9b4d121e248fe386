import { join } from 'node:path';

/** What is fetched once for this computer and may be deleted at any time; outside version control. */
export const projectCache = join(import.meta.dirname, '..', '..', '.cache');
