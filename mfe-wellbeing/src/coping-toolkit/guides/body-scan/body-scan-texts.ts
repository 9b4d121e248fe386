import type { TextLoaders } from '@haven/shared-ui/language';

/** The steps of the scan are as long as the rest of the toolkit together, so they arrive with the scan alone. */
export const bodyScanNamespace = 'bodyScan';

export const bodyScanTexts: TextLoaders = {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
};
