import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

const links = (message: string) =>
  messageParts(message).flatMap((part) => ('href' in part ? [[part.text, part.href]] : []));

test.each([
  ['see https://findtreatment.gov/locator?zip=10001.', 'https://findtreatment.gov/locator?zip=10001'],
  ['mira (http://example.org/a_(b))', 'http://example.org/a_(b)'],
])('a web address in %j is a link', (message, href) => {
  expect(links(message)).toEqual([[href, href]]);
});

test.each([
  ['go to www.aa.org, it helped me', 'www.aa.org', 'https://www.aa.org'],
  ['na.org/meetingsearch has them', 'na.org/meetingsearch', 'https://na.org/meetingsearch'],
  ['busca en gob.mx/salud', 'gob.mx/salud', 'https://gob.mx/salud'],
  ['FindTreatment.gov', 'FindTreatment.gov', 'https://FindTreatment.gov'],
])('so is the address in %j', (message, text, href) => {
  expect(links(message)).toEqual([[text, href]]);
});

test.each([
  ['call 1-800-662-4357 now', '1-800-662-4357', 'tel:18006624357'],
  ['it is (555) 234-7788.', '(555) 234-7788', 'tel:5552347788'],
  ['555.234.7788', '555.234.7788', 'tel:5552347788'],
  ['mi número: 5552347788', '5552347788', 'tel:5552347788'],
  ['+1 (800) 799-7233', '+1 (800) 799-7233', 'tel:+18007997233'],
  ['+52 55 1234 5678 es el mío', '+52 55 1234 5678', 'tel:+525512345678'],
  ['1-800-662-HELP', '1-800-662-HELP', 'tel:18006624357'],
  ['1-800-GAMBLER', '1-800-GAMBLER', 'tel:18004262537'],
  ['call 988', '988', 'tel:988'],
  ['llama al 9-8-8.', '9-8-8', 'tel:988'],
  ['nine eight eight', 'nine eight eight', 'tel:988'],
  ['Nine-One-One', 'Nine-One-One', 'tel:911'],
  ['marca nueve ocho ocho por favor', 'nueve ocho ocho', 'tel:988'],
  ['marca el nueve once', 'nueve once', 'tel:911'],
  ['two-one-one knows shelters', 'two-one-one', 'tel:211'],
  ['text HOME to 741741', '741741', 'sms:741741?&body=HOME'],
  ['741-741', '741-741', 'sms:741741?&body=HOME'],
  ['manda AYUDA al 741741', '741741', 'sms:741741?&body=AYUDA'],
])('the number in %j can be called', (message, text, href) => {
  expect(links(message)).toEqual([[text, href]]);
});

test.each([
  'I slept.So much better',
  'fue bueno.es que me ayudó',
  'help.us please',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'mail me at ana@example.com',
  'one two three four',
  'I have been sober 988 days',
  'it cost $911.50',
  'at 9:11 in the morning',
  'order 20261121-4455',
  'version 1.988.2',
  '12345678901234567890',
  'uno dos tres, respira',
])('%j has no link', (message) => {
  expect(links(message)).toEqual([]);
});

test('several in one message keep their order and the text between them', () => {
  const message = 'Call 988, text HOME to 741741 or see www.aa.org.';
  expect(messageParts(message).map(({ text }) => text)).toEqual([
    'Call ',
    '988',
    ', text HOME to ',
    '741741',
    ' or see ',
    'www.aa.org',
    '.',
  ]);
});

test('whatever is written, nothing of it is lost, and only the web and the phone are opened', () => {
  const bits = fc.constantFrom(
    ...[
      '988',
      ' ',
      '-',
      '1-800-',
      'HELP',
      'www.',
      'aa.org',
      'https://',
      '@',
      '.',
      '+',
      '(',
      ')',
      '🙂',
      'nine ',
    ],
    ...['javascript:', 'data:text/html,', '<b>', '741741', 'ñ', '\n'],
  );
  const anything = fc.oneof(
    fc.string(),
    fc.array(bits).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(anything, (message) => {
      const parts = messageParts(message);
      expect(parts.map(({ text }) => text).join('')).toBe(message);
      for (const part of parts)
        if ('href' in part) expect(part.href).toMatch(/^(https?:\/\/|tel:\+?\d+$|sms:741741\?)/i);
    }),
  );
});
