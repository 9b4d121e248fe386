import type { TextLoaders } from '@haven/shared-ui/language';

/** The toolkit's own namespace: its techniques and guides are long, and the area's other screens need none of them. */
export const copingNamespace = 'coping';

export const copingTexts: TextLoaders = {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
};
