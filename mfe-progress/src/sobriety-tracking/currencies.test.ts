import { expect, test } from 'vitest';
import { likelyCurrency } from './currencies.ts';

test.each([
  [[], 'USD'],
  [['en'], 'USD'],
  [['en-US'], 'USD'],
  [['es', 'es-MX'], 'MXN'],
  [['es-CO', 'en-US'], 'COP'],
  [['es-419', 'es-AR'], 'ARS'],
  [['de-AT'], 'USD'],
])('for %j begins with %s', (locales, currency) => {
  expect(likelyCurrency(locales)).toBe(currency);
});
