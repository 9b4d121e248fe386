/** How a language is written where the person lives: one rule for numbers, money, dates and weeks. */
import type { Language } from './languages.ts';

/** Where no region is known: as most of those who read Haven in that language write. */
const usual: Record<Language, string> = { en: 'en-US', es: 'es-MX' };

/**
 * The locale of a language by what the browser says of the person: 737.50 in Mexico is 737,50 in Spain.
 *
 * @param deviceLanguages the likeliest first, as in `navigator.languages`
 */
export const localeOf = (language: Language, deviceLanguages: readonly string[]): string =>
  deviceLanguages.find((tag) => tag.startsWith(`${language}-`)) ?? usual[language];

/** Building a formatter takes about a hundred times as long as using it. */
function kept<Options extends object, Format>(build: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? build(locale, options);
    formats.set(key, format);
    return format;
  };
}

/** Only for options that name their time zone. */
export const dateFormat = kept(
  (locale: string, options: Intl.DateTimeFormatOptions & { timeZone: string }) =>
    new Intl.DateTimeFormat(locale, options),
);
export const numberFormat = kept(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
