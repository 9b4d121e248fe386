import { expect, test } from 'vitest';
import english from '../common/locales/en.json' with { type: 'json' };
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

/** Answers with the key and the count, so that a test sees which sentence was chosen. */
const t = (key: string, { count }: { count: number }) => `${key} ${count}`;

test.each(['sign-in-required', 'wrong-credentials', 'email-taken', 'too-large', 'vault-full'])(
  'has a sentence of its own for %s',
  (code) => expect(errorText(t, new ApiError(400, 'said the service', code))).toBe(`errors.${code} 1`),
);

test('says in whole minutes how long to wait after too many tries', () => {
  expect(errorText(t, new ApiError(429, 'Wait', 'too-many-tries', 61))).toBe('errors.too-many-tries 2');
  expect(errorText(t, new ApiError(429, 'Wait', 'too-many-tries'))).toBe('errors.too-many-tries 1');
});

test('a lost network is not taken for a fault of ours, in any browser', () => {
  for (const words of ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.']) {
    expect(errorText(t, new TypeError(words))).toBe('errors.offline 1');
  }
});

test('a bug that throws a TypeError is not blamed on the network', () => {
  expect(errorText(t, new TypeError('x is undefined'))).toBe('errors.unforeseen 1');
});

test('a service that is away or slow is unavailable', () => {
  expect(errorText(t, new ApiError(503, 'away', 'service-away'))).toBe('errors.unavailable 1');
  expect(errorText(t, new DOMException('too slow', 'TimeoutError'))).toBe('errors.unavailable 1');
});

test('whatever else was thrown is unforeseen', () => {
  for (const thrown of [new ApiError(500, 'oh'), new ApiError(400, 'no', 'not-known-here'), 'text', null]) {
    expect(errorText(t, thrown)).toBe('errors.unforeseen 1');
  }
});

test('every sentence it may choose is among the common texts', () => {
  const sentences = Object.keys(english.errors).map((key) => key.replace(/_(one|other)$/, ''));
  const errors = [
    ...sentences.map((code) => new ApiError(400, '', code)),
    new ApiError(503, ''),
    new TypeError('fetch failed'),
    new Error('bug'),
  ];
  const chosen = errors.map((error) => errorText(t, error).replace(/^errors\.| 1$/g, ''));
  expect(new Set(chosen)).toEqual(new Set(sentences));
});
