import { changeLanguage, startLanguage } from '@haven/shared-ui/language';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { moneyLocale, moneyText, timeText } from './saved.ts';

beforeAll(() => startLanguage());
afterEach(() => changeLanguage('en'));

test.each([
  [{ amount: 0, currency: 'USD' }, '$0'],
  [{ amount: 737.5, currency: 'USD' }, '$737.50'],
  [{ amount: 1200, currency: 'USD' }, '$1,200'],
  [{ amount: 0.1 * 3, currency: 'EUR' }, '€0.30'],
])('says %j as %s', (money, text) => {
  expect(moneyText(money)).toBe(text);
});

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [5310, '88 hours'],
])('says %i minutes as %s', (minutes, text) => {
  expect(timeText(minutes)).toBe(text);
});

test.each([
  ['es', ['en-US', 'es-MX'], 'es-MX'],
  ['es', ['en-US', 'es'], 'es-US'],
  ['en', ['es-MX', 'en-GB'], 'en-GB'],
  ['en', [], 'en-US'],
] as const)('in %s money is written for %j as in %s', (language, locales, locale) => {
  expect(moneyLocale(language, locales)).toBe(locale);
});

test('speaks Spanish', async () => {
  await changeLanguage('es');
  expect(timeText(120)).toBe('2 horas');
  expect(moneyText({ amount: 737.5, currency: 'USD' })).toBe('$737.50');
});
