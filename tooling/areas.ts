import { join } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '..');

/** The four areas, each a remote of its own, and the port of its development server. */
export const areas = [
  { name: 'wellbeing', folder: 'mfe-wellbeing', devPort: 4001 },
  { name: 'community', folder: 'mfe-community', devPort: 4002 },
  { name: 'support', folder: 'mfe-support', devPort: 4003 },
  { name: 'progress', folder: 'mfe-progress', devPort: 4004 },
] as const;
