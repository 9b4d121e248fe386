import { ApiError } from '@haven/shared-ui/api-client';
import { reflectionAnswerSchema } from '@haven/wellbeing/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anotherFailure } from './another-failure.ts';

test('a refusal tells its status', () => {
  expect(anotherFailure(new ApiError(503, 'away'))).toEqual({ key: 'status', status: 503 });
});

test('what is no JSON, or no reflection, has an invalid format', () => {
  expect(anotherFailure(new SyntaxError('Unexpected token <'))).toEqual({ key: 'format' });
  expect(anotherFailure(z.safeParse(reflectionAnswerSchema, { reflection: 1 }).error)).toEqual({
    key: 'format',
  });
});

test('a lost network and a server that hangs are neither', () => {
  expect(anotherFailure(new TypeError('Failed to fetch'))).toEqual({ key: 'other' });
  expect(anotherFailure(new DOMException('too slow', 'TimeoutError'))).toEqual({ key: 'other' });
});
