import { expect, test } from 'vitest';
import { resources } from './resources-data.ts';

test('holds the six resources of the spec, in its order and with its read times', () => {
  expect(resources.map(({ id, readTime }) => [id, readTime])).toEqual([
    ['understandingAddiction', 5],
    ['healthyCopingSkills', 7],
    ['buildingSupportNetworks', 6],
    ['mindfulnessAndMeditation', 8],
    ['relapsePrevention', 10],
    ['stressManagement', 6],
  ]);
});
