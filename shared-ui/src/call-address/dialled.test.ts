import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dialled } from './dialled.ts';

test.each([
  ['(555) 010-7788', '5550107788'],
  ['555.010.7788', '5550107788'],
  ['+1 (555) 010-7788', '+15550107788'],
  ['+52 55 1234 5678', '+525512345678'],
  ['555–010–7788', '5550107788'],
  ['555\u00a0010\u20117788', '5550107788'],
  ['５５５ ０１０ ７７８８', '5550107788'],
  ['Home: 555-010-7788', '5550107788'],
  ['tel:+15550107788', '+15550107788'],
  ['988', '988'],
  ['1-800-273-TALK', '18002738255'],
  ['+1 800-662-HELP', '+18006624357'],
  ['1-800-FLOWERS', '18003569377'],
])('%s dials %s', (typed, number) => {
  expect(dialled(typed)).toBe(number);
});

test.each(['555-010-9000 ext. 12', '555-010-9000 x12', '555-010-9000,12#', '555-010-9000 / 555-010-1111'])(
  '%s dials the first number, not one that nobody has',
  (typed) => {
    expect(dialled(typed)).toBe('5550109000');
  },
);

test.each(['', 'ask Rosa', '+', '—'])('%j dials nothing', (typed) => {
  expect(dialled(typed)).toBeNull();
});

test('whatever was typed, only digits and a leading plus are dialled', () => {
  const sign = fc.constantFrom(
    '+',
    '8',
    '0',
    '5',
    '-',
    ' ',
    '(',
    ')',
    '.',
    ',',
    '#',
    'x',
    'T',
    '٥',
    '＋',
    '５',
    '☎',
  );
  const anything = fc.oneof(
    fc.string(),
    fc.array(sign).map((signs) => signs.join('')),
  );
  fc.assert(
    fc.property(anything, (typed) => {
      const number = dialled(typed);
      expect(number === null || /^\+?[0-9]+$/.test(number)).toBe(true);
    }),
  );
});

test('digits with any of the usual signs between them are all dialled', () => {
  const sign = fc.constantFrom('', ' ', '-', '.', ') ', ' (');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), sign), { minLength: 1, maxLength: 15 }),
      (pairs) => {
        const typed = pairs.map(([digit, after]) => `${digit}${after}`).join('');
        expect(dialled(typed)).toBe(pairs.map(([digit]) => digit).join(''));
      },
    ),
  );
});
