import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each(['/', '/community', '/chat?from=home#end', '/apifony', '/recursos/español'])(
  '%j is ours',
  (path) => {
    expect(isOwnPath(path)).toBe(true);
  },
);

test.each([
  '',
  'community',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a//b',
  '/\u0000',
  '/\u009f',
  ' /community',
  '/api/logout',
  '/api',
  '/api?x',
  `/${'a'.repeat(500)}`,
])('%j is not followed', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
