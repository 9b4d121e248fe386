import type { Language } from '@haven/shared-ui/language';

/** Each language in its own words, which is how those who look for it know it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };
