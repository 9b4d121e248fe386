import type { TextLoaders } from '@haven/shared-ui/language';

/** The shell's texts, namespace `shell`. */
export const shellTexts: TextLoaders = {
  en: () => import('./en.json'),
  es: () => import('./es.json'),
};
