// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addTexts, changeLanguage, formatDay, formatNumber, startLanguage, texts } from './index.ts';
import { localeOf } from './locale.ts';

beforeAll(async () => {
  await startLanguage();
  const load = (days: string) => async () => ({
    default: { days_one: days, days_other: days, year: '{{year}}' },
  });
  await addTexts('counted', { en: load('{{count}} days'), es: load('{{count}} días') });
});
afterEach(() => changeLanguage('en'));

test.each([
  ['es', ['en-US', 'es-ES'], 'es-ES'],
  ['es', ['en-US', 'es'], 'es-MX'],
  ['en', ['es-MX', 'en-GB'], 'en-GB'],
  ['en', [], 'en-US'],
] as const)('%s is written for a browser that says %j as in %s', (language, locales, locale) => {
  expect(localeOf(language, locales)).toBe(locale);
});

test('a count in a text is grouped as in the person’s region, and a year stays as it is', async () => {
  const t = texts.getFixedT(null, 'counted');
  expect(t('days', { count: 13_353 })).toBe('13,353 days');
  expect(t('year', { year: 2026 })).toBe('2026');
  await changeLanguage('es');
  expect(texts.getFixedT(null, 'counted')('days', { count: 13_353 })).toBe('13,353 días');
  expect(formatNumber(3.25)).toBe('3.25');
});

test('a day follows the language that is on, also one that was written before', async () => {
  expect(formatDay('2026-11-21')).toBe('November 21, 2026');
  await changeLanguage('es');
  expect(formatDay('2026-11-21')).toBe('21 de noviembre de 2026');
  expect(formatDay('2026-11-21', { weekday: 'long' })).toBe('sábado');
});
