/** The languages that Haven writes in. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The language that an Accept-Language header asks for: Spanish where it begins with it, else English. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*es\b/i.test(acceptLanguage ?? '') ? 'es' : 'en';
