/** What sober days saved, in words for people. */
import type { MoneyPerDay } from '@haven/progress/contract';
import { currentLanguage, type Language } from '@haven/shared-ui/language';

/** Where no region is known: as money is written by most of those who read Haven in that language. */
const usualRegion = { en: 'en-US', es: 'es-US' };

/**
 * Money is written by region more than by language: 737.50 in Mexico is 737,50 in Spain.
 *
 * @param locales what the browser says of the person, the likeliest first
 */
export function moneyLocale(language: Language, locales: readonly string[]): string {
  return locales.find((locale) => locale.startsWith(`${language}-`)) ?? usualRegion[language];
}

/** An amount of money in its own currency; without cents where there are none. */
export function moneyText({ amount, currency }: MoneyPerDay): string {
  // Of 0.1 a day, three days make 0.30000000000000004.
  const cents = Math.round(amount * 100) / 100;
  const digits = Number.isInteger(cents) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  const locale = moneyLocale(currentLanguage(), navigator.languages);
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(cents);
}

/** Minutes as whole hours, or as minutes while they make no hour. */
export function timeText(minutes: number): string {
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
