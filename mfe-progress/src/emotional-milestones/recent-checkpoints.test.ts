import { expect, test } from 'vitest';
import { latestFirst } from './recent-checkpoints.ts';

test('the latest day comes first', () => {
  const checkpoints = ['2026-11-01', '2026-11-09', '2026-11-09', '2026-11-03'].map((date, place) => ({
    id: `${place}`,
    date,
    moodRating: 5,
    note: '',
  }));
  expect(latestFirst(checkpoints).map(({ id }) => id)).toEqual(['2', '1', '3', '0']);
});
