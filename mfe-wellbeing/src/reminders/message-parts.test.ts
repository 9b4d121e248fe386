import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

const linksOf = (message: string) =>
  messageParts(message).flatMap((part) => ('href' in part ? [part.href] : []));

test('a message without an address is plain text', () => {
  expect(messageParts('Take it slowly.')).toEqual([{ text: 'Take it slowly.' }]);
});

test('an address becomes a link, and the words around it stay', () => {
  expect(messageParts('Read https://example.org/help?a=1. It may help.')).toEqual([
    { text: 'Read ' },
    { href: 'https://example.org/help?a=1' },
    { text: '. It may help.' },
  ]);
});

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['http://example.org', 'http://example.org'],
  ['HTTPS://Example.org/A', 'HTTPS://Example.org/A'],
])('%s is a link', (address, href) => {
  expect(linksOf(`See ${address} now`)).toEqual([href]);
});

test.each([
  'This is what you feel.So rest.',
  'javascript:alert(document.cookie)',
  'ftp://example.org/file',
  'data:text/html,<script>alert(1)</script>',
  'Write to somebody@example.org.',
  'tel:988',
])('%s holds no link', (message) => {
  expect(messageParts(message)).toEqual([{ text: message }]);
});

test('whatever the message, every link is one of the web, and the text around the links is as it was', () => {
  const pieces = fc.constantFrom(
    'https://a.org',
    'www.b.com/x',
    'javascript:x',
    ' ',
    '.',
    'ftp://c.net',
    '🌙',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => {
      const message = parts.join('');
      let place = 0;
      for (const part of messageParts(message)) {
        if ('href' in part) {
          expect(part.href).toMatch(/^https?:\/\//i);
          const shown = part.href.replace(/^https:\/\/(?=www\.)/i, '');
          place = message.indexOf(shown, place) + shown.length;
        } else {
          expect(message.indexOf(part.text, place)).toBeGreaterThanOrEqual(place);
          place = message.indexOf(part.text, place) + part.text.length;
        }
      }
      expect(place).toBe(message.length);
    }),
  );
});
