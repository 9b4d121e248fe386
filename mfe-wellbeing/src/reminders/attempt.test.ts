import { expect, test } from 'vitest';
import { attemptAt } from './attempt.ts';

const newId = () => 'new';
const last = { id: 'first', userContext: 'A long day.', style: 'gentle' } as const;

test('the same words and style again are a retry under the same id', () => {
  expect(attemptAt({ userContext: 'A long day.', style: 'gentle' }, last, newId)).toEqual(last);
});

test.each([
  ['other words', { userContext: 'A long night.', style: 'gentle' }],
  ['another style', { userContext: 'A long day.', style: 'direct' }],
  ['no style', { userContext: 'A long day.', style: undefined }],
] as const)('%s are something new', (_, asked) => {
  expect(attemptAt(asked, last, newId).id).toBe('new');
});

test('the first attempt has an id of its own, and no style where none was chosen', () => {
  expect(attemptAt({ userContext: 'A long day.', style: undefined }, null, newId)).toEqual({
    id: 'new',
    userContext: 'A long day.',
  });
});
