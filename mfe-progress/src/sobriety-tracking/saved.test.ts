// @vitest-environment jsdom
import { changeLanguage, startLanguage } from '@haven/shared-ui/language';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { moneyText, savedIn, timeText } from './saved.ts';

beforeAll(() => startLanguage());
afterEach(() => changeLanguage('en'));

test.each([
  [{ amount: 0, currency: 'USD' }, '$0'],
  [{ amount: 737.5, currency: 'USD' }, '$737.50'],
  [{ amount: 1200, currency: 'USD' }, '$1,200'],
  [{ amount: 0.3, currency: 'EUR' }, '€0.30'],
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

test('three days of 0.1 make 0.3, and what nobody asked for is not added up', () => {
  expect(savedIn({ moneyPerDay: { amount: 0.1, currency: 'EUR' } }, 3)).toEqual({
    money: { amount: 0.3, currency: 'EUR' },
    minutes: undefined,
  });
  expect(savedIn({ minutesPerDay: 90 }, 4)).toEqual({ money: undefined, minutes: 360 });
});

test('speaks Spanish', async () => {
  await changeLanguage('es');
  expect(timeText(120)).toBe('2 horas');
  expect(moneyText({ amount: 13_737.5, currency: 'USD' })).toBe('USD\u00a013,737.50');
});
