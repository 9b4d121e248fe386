import type { TextLoaders } from '../language/index.ts';

/** The texts that shared components say themselves; the shell makes them known as namespace `common`. */
export const commonTexts: TextLoaders = {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
};
