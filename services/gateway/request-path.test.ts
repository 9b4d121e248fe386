import { expect, it } from 'vitest';
import { plainPath } from './request-path.ts';

it.each([
  ['/', '/'],
  ['/chat?lang=es', '/chat'],
  ['/api/peer-match/7b%20c', '/api/peer-match/7b%20c'],
  ['/assets/main.0123.js', '/assets/main.0123.js'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/a..b/c...d', '/a..b/c...d'],
])('reads %s as %s', (url, path) => {
  expect(plainPath(url)).toBe(path);
});

it.each([
  '/../etc/passwd',
  '/assets/../../secret.txt',
  '/assets/..',
  '/./chat',
  '/%2e%2e/secret.txt',
  '/assets/%2E%2e%2fsecret.txt',
  '/assets/..%2fsecret.txt',
  '/assets\\..\\secret.txt',
  '/assets/%5c..%5csecret.txt',
  '/chat%00.html',
  '/%',
  '/%zz',
  '/%c3%28',
  '//evil.example/chat',
  'http://evil.example/chat',
  '*',
  '',
  undefined,
])('refuses %j', (url) => {
  expect(plainPath(url)).toBeNull();
});
